import { pageSize } from '@vigie/domain/kernel/listing';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { caseWork } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
const count = 1_500;

beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  // Reports of the same numbers stand beside the cases, some with nothing in a column that lists are ordered by.
  await t.database.owner(`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality,
      owner_id, owner_name, origin, detection_date, due_date, version)
    select u.company_id, kind.prefix || n, 'nonConformity', n, kind.is_case,
      case when kind.is_case then (array['in_progress', 'ready_for_qa', 'closed'])[1 + n % 3] else 'waiting_approval' end,
      'Ligne ' || n, case when kind.is_case then (array['Critical', 'Major', 'Minor'])[1 + n % 3] end, u.id,
      (array['Anne', 'Éric', 'Zoé'])[1 + n % 3], (array['audit', 'gemba', 'randomly'])[1 + (n / 2) % 3],
      date '2026-01-01' + n % 50, case when kind.is_case then date '2026-03-01' + n % 40 end, 1
    from users u, generate_series(100, ${count}) n, (values ('NC_', true), ('IN_', false)) as kind (prefix, is_case)
    where u.username = 'company.admin' and (kind.is_case or n % 5 = 0)`);
});
afterAll(() => t.close());

const orders = {
  id: (down: string, up: string) => `is_case ${down}, number ${up}`,
  status: (_: string, up: string) => `status_rank ${up}, number ${up}`,
  criticality: (_: string, up: string) => `criticality_rank ${up}, number ${up}`,
  owner: (_: string, up: string) => `owner_name ${up}, number ${up}`,
  origin: (_: string, up: string) => `origin ${up}, number ${up}`,
  dueDate: (_: string, up: string) => `due_date ${up}, number ${up}`,
  urgency: (_: string, up: string) => `urgency_date ${up}, number ${up}`,
};
type Sort = keyof typeof orders;

const filters: readonly { query: Record<string, string>; where: string }[] = [
  { query: {}, where: '' },
  { query: { status: 'ready_for_qa' }, where: `and status = 'ready_for_qa'` },
  { query: { status: 'closed,waiting_approval' }, where: `and status in ('closed', 'waiting_approval')` },
  { query: { criticality: 'Critical,Major' }, where: `and criticality in ('Critical', 'Major')` },
  {
    query: { dueFrom: '2026-03-05', dueTo: '2026-04-05' },
    where: `and due_date between '2026-03-05' and '2026-04-05'`,
  },
];

interface Asked {
  readonly filter: (typeof filters)[number];
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
}

/** Everything in the order of the list, without pages. */
function plain({ filter, sort, direction }: Asked) {
  const [up, down] = direction === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
  return t.database.owner<{ id: string; place: string }>(`select id, (row_number() over (order by
      ${orders[sort](down as string, up as string)}))::int as rank,
      concat_ws('|', is_case and ${sort === 'id'}, status_rank * ${Number(sort === 'status')},
        criticality_rank * ${Number(sort === 'criticality')}, case when ${sort === 'owner'} then owner_name end,
        case when ${sort === 'origin'} then origin end, case when ${sort === 'dueDate'} then due_date end,
        case when ${sort === 'urgency'} then urgency_date end, number) as place
    from case_entries where kind = 'nonConformity' and is_shown ${filter.where}
      and company_id = (select company_id from users where username = 'qa') order by rank`);
}

async function page({ filter, sort, direction }: Asked, number: number) {
  const query = { kind: 'nonConformity', assigned: 'everyone', sort, direction, page: number, ...filter.query };
  const answer = await t.call(cases.listCases, { token: work.as('qa'), query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const criticalities = ['Critical', 'Major', 'Minor'];
/** Moves one case to another place in some of the orders, and changes no total of the whole list. */
async function moveOne(round: number) {
  const { version } = await work.get('NC_0001');
  const body = { criticality: criticalities[round % 3], dueDate: `2026-03-${10 + (round % 20)}`, reason: 'Revu' };
  const changed = await t.call(cases.changeCase, {
    token: work.as('qa'),
    params: { id: 'NC_0001' },
    headers: ifMatch(version),
    body,
  });
  expect(changed.status, changed.text).toBe(200);
}

describe('a page far from the start', () => {
  it('holds what a plain ordered query gives, however it is reached and whatever changes in between', async () => {
    const asked = fc.record({
      filter: fc.constantFrom(...filters),
      sort: fc.constantFrom(...(Object.keys(orders) as Sort[])),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      steps: fc.array(fc.record({ at: fc.nat(10_000), changes: fc.integer({ min: 0, max: 5 }) }), {
        minLength: 3,
        maxLength: 8,
      }),
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ steps, ...list }) => {
        let wanted = await plain(list);
        const places = new Map(wanted.map(({ id, place }) => [id, place]));
        for (const { at, changes } of steps) {
          if (changes === 0) {
            round += 1;
            await moveOne(round);
            wanted = await plain(list);
            for (const { id, place } of wanted) places.set(id, place);
          }
          const last = Math.ceil(wanted.length / pageSize);
          const number = Math.max(1, last - (at % Math.max(1, last - 20)));
          const found = await page(list, number);
          expect(found.total).toBe(wanted.length);
          const part = wanted.slice((number - 1) * pageSize, number * pageSize);
          // Two in one place may stand either way round, as they may in the plain query.
          expect(found.items.map(({ id }) => places.get(id))).toEqual(part.map(({ place }) => place));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is followed and preceded by its neighbours, without a gap and with none twice', async () => {
    const list = { filter: filters[0] as (typeof filters)[number], sort: 'owner', direction: 'asc' } as const;
    const wanted = (await plain(list)).map(({ id }) => id);
    const seen = [];
    for (const number of [60, 59, 61, 58, 62, 60]) seen.push(...(await page(list, number)).items.map(({ id }) => id));
    const expected = new Set(wanted.slice(57 * pageSize, 62 * pageSize));
    expect(new Set(seen).size).toBe(expected.size);
  });

  it('beyond the last is empty', async () => {
    const list = { filter: filters[0] as (typeof filters)[number], sort: 'id', direction: 'desc' } as const;
    expect(await page(list, 900)).toMatchObject({ items: [], page: 900 });
  });
});
