import { pageSize } from '@vigie/domain/kernel/listing';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { type CaseSort, caseSorts } from '@vigie/domain/modules/cases/list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { caseWork } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;

beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  await t.database.owner(`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality,
      owner_id, owner_name, origin, detection_date, due_date, version)
    select u.company_id, 'NC_' || n, 'nonConformity', n, true,
      (array['in_progress', 'ready_for_qa', 'approved', 'closed'])[1 + n * 7 % 4], 'Ligne ' || n,
      (array['Critical', 'Major', 'Minor'])[1 + n * 5 % 3], u.id, (array['Anne', 'Élise', 'Zoé'])[1 + n * 11 % 3],
      (array['audit', 'gemba'])[1 + n % 2], date '2026-01-01' + n % 50, date '2026-03-01' + n % 40, 1
    from users u, generate_series(100, 1500) n where u.username = 'company.admin'`);
  await t.database.owner('analyze case_entries');
});
afterAll(() => t.close());

const columns: Record<CaseSort, string> = {
  id: 'is_case desc',
  status: 'status_rank',
  criticality: 'criticality_rank',
  owner: 'owner_name',
  origin: 'origin',
  dueDate: 'due_date',
  urgency: 'urgency_date',
};

const filters = [
  { asked: {}, where: 'true' },
  { asked: { status: 'approved' }, where: "status = 'approved'" },
  { asked: { status: 'closed,in_progress' }, where: "status in ('closed', 'in_progress')" },
  { asked: { criticality: 'Major' }, where: "criticality = 'Major'" },
  {
    asked: { status: 'ready_for_qa', criticality: 'Critical', detectedFrom: '2026-01-20' },
    where: "status = 'ready_for_qa' and criticality = 'Critical' and detection_date >= '2026-01-20'",
  },
] as const;

async function idsOf(where: string, order: string, page: number): Promise<string[]> {
  const rows = await t.database.owner(`select id from case_entries
    where kind = 'nonConformity' and is_shown and company_id = (select company_id from users where username = 'company.admin')
      and ${where} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.map(({ id }) => String(id));
}

it.each(filters)('lists what is $where in every order, both ways, near and far', async ({ asked, where }) => {
  for (const sort of caseSorts) {
    const up = columns[sort];
    const down = up.endsWith(' desc') ? up.replace(' desc', '') : `${up} desc`;
    for (const [direction, order] of [
      ['asc', `${up}, number`],
      ['desc', `${down}, number desc`],
    ] as const) {
      for (const page of [1, 3, 6]) {
        const query = { kind: 'nonConformity', assigned: 'everyone', ...asked, sort, direction, page } as const;
        const answer = await t.call(cases.listCases, { token: work.as('qa'), query });
        expect(
          answer.body.items.map(({ id }) => id),
          `${sort} ${direction}, page ${page}`,
        ).toEqual(await idsOf(where, order, page));
      }
    }
  }
});
