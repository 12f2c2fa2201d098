import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { summaryOf } from '@vigie/domain/modules/cases/definition';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import {
  allPairs,
  englishPairs,
  type FrenchPair,
  hurriedPairs,
  otherTexts,
  seenPairs,
  unseenPairs,
} from '@vigie/domain/modules/cases/recurrence/testing/french-pairs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { caseWork } from '../testing/cases';
import { measureCompany } from './measure-backgrounds';
import { indexUnknownCases } from './reindex';

let t: TestApp;
let token: string;
let opened: CaseRecord;
beforeAll(async () => {
  t = await createTestApp();
  const work = await caseWork(t);
  token = work.as('lead');
  opened = await work.open('equipmentFailure', 'Lampe de bureau clignotante.');
  await fill([...allPairs.flatMap(({ meant, nearMiss }) => [meant, nearMiss]), ...otherTexts]);
  await indexUnknownCases(t.app.platform);
  const [lead] = await t.database.owner<{ company_id: number }>(`select company_id from users where username = 'lead'`);
  await measureCompany(t.app.platform.database, lead?.company_id ?? -1);
}, 240_000);
afterAll(() => t.close());

const titleOf = (what: string) => summaryOf({ ...opened.definition, what });

/** Behind the application's back, as copies of a case that was opened: through it, each would take five requests. */
async function fill(texts: readonly string[]): Promise<void> {
  await t.database.owner('alter table cases disable trigger all');
  await t.database.owner(
    `insert into cases select (jsonb_populate_record(c, jsonb_build_object('id', 'EF_' || 9000 + place,
        'title', made.title, 'number', 9000 + place, 'report_id', 'IN_' || 90000 + place,
        'definition', jsonb_set(c.definition, '{what}', to_jsonb(what))))).*
      from cases c, unnest($1::text[], $2::text[]) with ordinality as made (what, title, place) where c.id = $3`,
    [texts, texts.map(titleOf), opened.id],
  );
  await t.database.owner('alter table cases enable trigger all');
}

/** As they come up while a user types: at most three. */
async function foundFor({ asked }: FrenchPair): Promise<readonly string[]> {
  const { body } = await t.call(cases.listSimilarCases, { token, query: { text: asked } });
  return body.items.map(({ title }) => title);
}

interface Result {
  readonly isFirst: boolean;
  readonly isFound: boolean;
  readonly isBelowNearMiss: boolean;
  readonly line: string;
}

async function resultsOf(pairs: readonly FrenchPair[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const pair of pairs) {
    const titles = await foundFor(pair);
    const [place, nearMiss] = [pair.meant, pair.nearMiss].map((what) => titles.indexOf(titleOf(what))) as [
      number,
      number,
    ];
    const isBelowNearMiss = nearMiss >= 0 && (place < 0 || nearMiss < place);
    const line = `${pair.asked} -> ${titles.join(' | ') || 'nothing'}`;
    results.push({ isFirst: place === 0, isFound: place >= 0, isBelowNearMiss, line });
  }
  return results;
}

/** How many, with those that failed for the report, unless they are not to be looked at. */
function expectAtLeast(
  least: number,
  results: readonly Result[],
  is: (result: Result) => boolean,
  isSeen = true,
): void {
  const others = results.filter((result) => !is(result)).map(({ line }) => line);
  expect(results.length - others.length, isSeen ? others.join('\n') : '').toBeGreaterThanOrEqual(least);
}

describe('cases asked for in other words', () => {
  it('without accents, shortened and mistyped: found, and nearly always first', async () => {
    const results = await resultsOf(hurriedPairs);
    expect(results).toHaveLength(29);
    expectAtLeast(29, results, ({ isFound }) => isFound);
    expectAtLeast(27, results, ({ isFirst }) => isFirst);
    expectAtLeast(27, results, ({ isBelowNearMiss }) => !isBelowNearMiss);
  });

  it.each([
    ['that are looked at while working', seenPairs, true],
    ['that are not', unseenPairs, false],
  ])(
    'in French, of pairs %s: nearly all found, and mostly first',
    async (_which, pairs, isSeen) => {
      const results = await resultsOf(pairs);
      expect(results).toHaveLength(75);
      expect(new Set(pairs.map(({ asked }) => asked)).size).toBe(75);
      expectAtLeast(66, results, ({ isFound }) => isFound, isSeen);
      expectAtLeast(61, results, ({ isFirst }) => isFirst, isSeen);
      expectAtLeast(69, results, ({ isBelowNearMiss }) => !isBelowNearMiss, isSeen);
    },
    120_000,
  );

  it('in English, by the glossary: found, and mostly first', async () => {
    const results = await resultsOf(englishPairs);
    expect(results).toHaveLength(19);
    expectAtLeast(17, results, ({ isFound }) => isFound);
    expectAtLeast(15, results, ({ isFirst }) => isFirst);
    expectAtLeast(18, results, ({ isBelowNearMiss }) => !isBelowNearMiss);
  });
});
