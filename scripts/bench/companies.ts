// npx tsx scripts/bench/companies.ts
// The administrator's list with 50 and with 5,000 companies, through HTTP, as ratios of one run.
import { startApp } from './running-app';

const calls = {
  'first page': '/api/v1/admin/companies',
  'page 300': '/api/v1/admin/companies?page=300',
  'search by company': '/api/v1/admin/companies?search=company%2049',
  'search by administrator': '/api/v1/admin/companies?search=first49%20last',
  'whole list of the first clients': '/api/v1/companies/',
};

const app = await startApp();
const authorization = await app.signIn('platform.admin');

async function addCompanies(from: number, to: number): Promise<void> {
  await app.owner.query(
    `with added as (
      insert into companies (name, subscription_start_date, subscription_end_date)
        select 'Company ' || n, now(), now() + interval '1 year' from generate_series($1::int, $2::int) n returning id, name)
    insert into users (company_id, username, email, first_name, last_name, state, roles)
      select id, 'admin' || id, 'a' || id || '@x.example', 'First' || id, 'Last' || id, 'active',
        array['reporter', 'company_admin'] from added`,
    [from, to],
  );
  await app.owner.query('analyze companies; analyze users');
}

const few: Record<string, number> = {};
await addCompanies(1, 50);
for (const [name, url] of Object.entries(calls)) few[name] = await app.median(url, authorization);
await addCompanies(51, 5000);
for (const [name, url] of Object.entries(calls)) {
  const many = await app.median(url, authorization);
  const base = few[name] ?? 1;
  console.log(
    `${name.padEnd(34)} 50: ${base.toFixed(1)} ms   5,000: ${many.toFixed(1)} ms   ratio ${(many / base).toFixed(1)}`,
  );
}
await app.stop();
