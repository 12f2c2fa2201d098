// What Vigie is held against: a Node server that asks PostgreSQL one prepared question and passes the answer on, without
// accounts, walls between companies, checks or an audit trail. Started by the benches, with the database's address.
import http from 'node:http';
import pg from 'pg';

const [, , connectionString] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const { rows: owners } = await pool.query(`select company_id as id from users where username = 'company.admin'`);
const company = owners[0].id;
await pool.query(`create table if not exists bench_actions (id bigint generated always as identity primary key,
  company_id integer not null, summary text not null, responsible_id integer not null, due_date date, priority text not null,
  description text not null, created_at timestamptz not null default clock_timestamp())`);

const listText = (
  condition = '',
) => `select id, kind, status, summary, criticality, owner_id as "ownerId", owner_name as owner, origin,
    detection_date::text as "detectionDate", due_date::text as "dueDate", comment_count as comments,
    is_confidential as "isConfidential", version
  from case_entries where company_id = $1 and kind = 'nonConformity' and is_shown ${condition}
  order by is_case, number desc limit 15 offset $2`;
const parts = ['case_steps', 'case_members', 'actions'].map(
  (table) => `(select json_agg(p) from ${table} p where p.company_id = c.company_id and p.case_id = c.id) as ${table}`,
);
const caseText = `select c.*, ${parts}, (select json_agg(s) from signatures s
    where s.company_id = c.company_id and s.record = 'case' and s.record_id = c.id) as signatures
  from cases c where c.company_id = $1 and c.id = $2`;
const insertText = `insert into bench_actions (company_id, summary, responsible_id, due_date, priority, description)
  values ($1, $2, $3, $4, $5, $6) returning *`;

const plainList = { name: 'list', text: listText() };
const byStatus = { name: 'by-status', text: listText('and status = $3') };
async function listOf(query) {
  const [offset, status] = [Number(query.get('offset') ?? 0), query.get('status')];
  const question = status
    ? { ...byStatus, values: [company, offset, status] }
    : { ...plainList, values: [company, offset] };
  return (await pool.query(question)).rows;
}
const firstPage = new URLSearchParams();
const caseOf = async (id) => (await pool.query({ name: 'case', text: caseText, values: [company, id] })).rows[0];

const columns = ['id', 'status', 'summary', 'criticality', 'owner', 'origin', 'detectionDate', 'dueDate'];
const escaped = (value) => String(value ?? '').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cells = (row, tag) => columns.map((column) => `<${tag}>${escaped(row(column))}</${tag}>`).join('');
const pageOf = (rows) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cases</title>
<style>body{font:14px sans-serif;margin:24px}table{border-collapse:collapse}td,th{padding:8px;border-bottom:1px solid #ccc}</style>
<h1>Cases</h1><table><thead><tr>${cells((column) => column, 'th')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells((column) => row[column], 'td')}</tr>`).join('\n')}</tbody></table></html>`;

async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

async function create(request) {
  const { title, assignTo, dueDate, priority, description } = await bodyOf(request);
  const values = [company, title, assignTo, dueDate ?? null, priority, description];
  return (await pool.query({ name: 'create', text: insertText, values })).rows[0];
}

const staticPage = pageOf(await listOf(firstPage));
const answers = {
  'GET /static': () => staticPage,
  'GET /rendered': async () => pageOf(await listOf(firstPage)),
  'GET /list': async (_, query) => ({ items: await listOf(query) }),
  'GET /case': (_, query) => caseOf(query.get('id')),
  'POST /actions': create,
  'GET /metrics': () => {
    const { user, system } = process.cpuUsage();
    return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
  },
};

const server = http.createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1');
  const answer = await answers[`${request.method} ${pathname}`]?.(request, searchParams);
  const isPage = typeof answer === 'string';
  const content = isPage ? answer : JSON.stringify(answer ?? null);
  response.writeHead(answer ? 200 : 404, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(content),
  });
  response.end(content);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
