import type { CaseSort } from '@vigie/domain/modules/cases/list';
import { expect, it } from 'vitest';
import type { Sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { type CaseFilter, caseEntries } from './repository';

const everyone = { companyId: 1, userId: 2, people: null, search: '', today: '2026-11-19' };
const filter = { ...everyone, readsReports: true, decides: false, kind: 'nonConformity' } as const;

/** The statements that read the rows of a page; of a far one, from a place that was seen before. */
async function textsOf(asked: Partial<CaseFilter>, sort: CaseSort, page: number): Promise<string[]> {
  const texts: string[] = [];
  const row = { summary: 'Came usée', place: ['5', '7'] };
  const reader = {
    query: async (statement: Sql) => {
      texts.push(statement.text);
      return [row, { ...row, place: ['5', '8'] }, { ...row, place: ['5', '9'] }];
    },
    find: async () => ({ head: 'h' }),
    get: async () => ({ total: 50_000 }),
  } as unknown as Reader;
  await caseEntries.page({ ...filter, ...asked }, { sort, direction: 'asc' }, page).ask(reader);
  return texts;
}

it('a page of any kind and status shares its statement where an index gives exactly its rows', async () => {
  const [first] = await textsOf({ status: ['closed'] }, 'owner', 2);
  const others: Partial<CaseFilter>[] = [{ status: ['approved'] }, { status: ['closed'], kind: 'hse' }];
  for (const asked of others) {
    expect(await textsOf(asked, 'owner', 4)).toEqual([first]);
  }
});

it('where the values decide how to look for its rows, they stand in the statement', async () => {
  const narrowed: [Partial<CaseFilter>, CaseSort][] = [
    [{ status: ['closed'] }, 'id'],
    [{ status: ['closed'], criticality: ['Major'] }, 'owner'],
  ];
  for (const [asked, sort] of narrowed) {
    const [first] = await textsOf(asked, sort, 2);
    expect(first).toContain(`'closed'`);
  }
});

it('far pages share a statement, wherever they stand', async () => {
  await textsOf({}, 'urgency', 500);
  const [first] = await textsOf({}, 'urgency', 501);
  expect(first).toContain('union all');
  expect(await textsOf({}, 'urgency', 502)).toEqual([first]);
});
