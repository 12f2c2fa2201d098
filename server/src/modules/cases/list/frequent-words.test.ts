import { pageSize } from '@vigie/domain/kernel/listing';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { caseWork } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
const count = 8_000;

/** Each with the numbers of the cases that have it. */
const words = {
  everywhere: 'n % 2 = 0',
  // More than are counted, all of them behind more rows than are looked at one by one.
  longago: 'n <= 1500',
  seldom: 'n % 1000 = 0',
} as const;

beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  await t.database.owner(`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality,
      owner_id, owner_name, detection_date, due_date, version)
    select u.company_id, 'NC_' || n, 'nonConformity', n, true, (array['in_progress', 'closed'])[1 + (n / 3) % 2], 'Ligne ' || n,
      'Minor', u.id, 'Anne', date '2026-01-01' + n % 50, date '2026-03-01' + n % 40, 1
    from users u, generate_series(100, ${count}) n where u.username = 'company.admin'`);
  const ofEach = Object.entries(words).map(
    ([word, where]) => `case when ${where} then array['${word}', '${word}s'] end`,
  );
  await t.database.owner(`insert into record_words (company_id, record, record_id, words, is_confidential)
    select u.company_id, 'case', 'NC_' || n, '{}'::text[] || ${ofEach.join(' || ')}, false
    from users u, generate_series(100, ${count}) n where u.username = 'company.admin'`);
  await t.database.owner('analyze case_entries, record_words, search_blocks');
});
afterAll(() => t.close());

async function numbersOf(where: string, order: string, page: number): Promise<number[]> {
  const rows = await t.database.owner(`select n from generate_series(100, ${count}) n where ${where}
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.map(({ n }) => Number(n));
}

const asked = [
  { search: 'everywhere', where: words.everywhere, total: 1_000, isMore: true },
  { search: 'everywhere long', where: `${words.everywhere} and ${words.longago}`, total: 701, isMore: false },
  { search: 'longago', where: words.longago, total: 1_000, isMore: true },
  { search: 'seldom', where: words.seldom, total: 8, isMore: false },
] as const;

it.each(asked)('finds what has “$search”, in order, on each of its pages', async ({ search, where, total, isMore }) => {
  for (const [sort, direction, order] of [
    ['id', 'desc', 'n desc'],
    ['dueDate', 'asc', 'n % 40, n'],
  ] as const) {
    for (const page of [1, 2, Math.ceil(total / pageSize)]) {
      const answer = await t.call(cases.listCases, {
        token: work.as('qa'),
        query: { kind: 'nonConformity', assigned: 'everyone', search, sort, direction, page },
      });
      expect(answer.body).toMatchObject({ total, isMore });
      const numbers = answer.body.items.map(({ id }) => Number(id.slice(3)));
      expect(numbers).toEqual(await numbersOf(where, order, page));
    }
  }
});

it('finds everything by what is no word', async () => {
  const answer = await t.call(cases.listCases, {
    token: work.as('qa'),
    query: { kind: 'nonConformity', assigned: 'everyone', search: '—', page: 2 },
  });
  expect(answer.body).toMatchObject({ total: 1_000, isMore: true });
  expect(answer.body.items).toHaveLength(pageSize);
});
