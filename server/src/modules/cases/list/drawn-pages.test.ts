import { pageSize } from '@vigie/domain/kernel/listing';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { type CaseSort, caseSorts } from '@vigie/domain/modules/cases/list';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { caseWork } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
const rowsOfEach = 1_500;

beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  // Two companies with the same numbers; of the second one a tenth. Few are critical, and few came from an audit.
  await t.database.owner(`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality,
      owner_id, owner_name, origin, detection_date, due_date, version)
    select u.company_id, 'NC_' || n, 'nonConformity', n, true,
      (array['in_progress', 'ready_for_qa', 'approved', 'closed'])[1 + n * 7 % 4], 'Ligne ' || n,
      case when n % 97 = 0 then 'Critical' else (array['Major', 'Minor'])[1 + n * 5 % 2] end, u.id,
      (array['Anne', 'Élise', 'Zoé'])[1 + n * 11 % 3], case when n % 89 = 0 then 'audit' else 'gemba' end,
      date '2026-01-01' + n % 50, date '2026-03-01' + n % 40, 1
    from users u, generate_series(100, ${100 + rowsOfEach}) n
    where u.username = 'company.admin' or u.username = 'other.admin' and n < 250`);
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

const drawn = fc.record(
  {
    person: fc.constantFrom('qa', 'reporter', 'other.admin'),
    page: fc.oneof(fc.constantFrom(1, 2, 3, 5, 6), fc.integer({ min: 1, max: 60 })),
    sort: fc.constantFrom(...caseSorts),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    status: fc.constantFrom('approved', 'closed', 'void', 'closed,in_progress'),
    criticality: fc.constantFrom('Critical', 'Minor', 'Critical,Major'),
    origin: fc.constantFrom('audit', 'gemba'),
    detectedFrom: fc.constantFrom('2026-01-20', '2026-02-18'),
    dueTo: fc.constantFrom('2026-03-05', '2026-04-30'),
  },
  { requiredKeys: ['person', 'page', 'sort', 'direction'] },
);
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const oneOf = (column: string, values: string | undefined) =>
  values ? [`${column} in (${values.split(',').map((one) => `'${one}'`)})`] : [];

function conditionsOf({ person, ...asked }: Drawn): string {
  return [
    `kind = 'nonConformity' and is_shown and company_id = (select company_id from users where username = '${person}')`,
    `(is_case or '${person}' <> 'reporter' or owner_id = (select id from users where username = 'reporter'))`,
    ...oneOf('status', asked.status),
    ...oneOf('criticality', asked.criticality),
    ...oneOf('origin', asked.origin),
    ...(asked.detectedFrom ? [`detection_date >= '${asked.detectedFrom}'`] : []),
    ...(asked.dueTo ? [`due_date <= '${asked.dueTo}'`] : []),
  ].join(' and ');
}

/** All of them, in the order of the list. */
async function plain(asked: Drawn): Promise<string[]> {
  const { sort, direction } = asked;
  const up = columns[sort];
  const down = up.endsWith(' desc') ? up.replace(' desc', '') : `${up} desc`;
  const order = direction === 'asc' ? `${up}, number` : `${down}, number desc`;
  const rows = await t.database.owner(`select id from case_entries where ${conditionsOf(asked)} order by ${order}`);
  return rows.map(({ id }) => String(id));
}

it('a page of any filter, order and person is what a plain query gives, with its total, as often as it is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 4 }), async (questions) => {
      // From the second time on a statement is prepared, and its plan kept for other pages, people and companies.
      for (const asked of [...questions, ...questions, ...questions.map((one) => ({ ...one, page: one.page + 1 }))]) {
        const { person, ...query } = asked;
        const wanted = await plain(asked);
        const answer = await t.call(cases.listCases, {
          token: work.as(person),
          query: { kind: 'nonConformity', assigned: 'everyone', ...query },
        });
        expect(answer.status, answer.text).toBe(200);
        const from = (asked.page - 1) * pageSize;
        expect(answer.body.items.map(({ id }) => id)).toEqual(wanted.slice(from, from + pageSize));
        expect(answer.body.total).toBe(wanted.length);
      }
    }),
    { numRuns: 60 },
  );
});

it('a board of any filter and person holds the first cards of each column, and how many there are', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async (asked) => {
      const { person, page: _page, sort: _sort, direction: _direction, status: _status, ...query } = asked;
      const wanted = await t.database.owner<{ status: string; total: number; ids: string[] }>(`select status,
          count(*)::int as total, (array_agg(id order by urgency_date, number desc))[:50] as ids
        from case_entries where ${conditionsOf({ ...asked, status: undefined })} group by status`);
      for (let time = 1; time <= 3; time += 1) {
        const answer = await t.call(cases.getCaseBoard, {
          token: work.as(person),
          query: { kind: 'nonConformity', assigned: 'everyone', ...query },
        });
        expect(answer.status, answer.text).toBe(200);
        const shown = answer.body.columns.filter(({ total }) => total > 0);
        expect(shown.map(({ status, total, items }) => ({ status, total, ids: items.map(({ id }) => id) }))).toEqual(
          expect.arrayContaining(wanted),
        );
        expect(shown).toHaveLength(wanted.length);
      }
    }),
    { numRuns: 60 },
  );
});
