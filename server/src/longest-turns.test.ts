import { allEndpoints } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkTurns } from './platform/testing/hostile/walk-turns';
import { createTestApp, type TestApp } from './platform/testing/test-app';

/** The dearest in every run of the tests; `npm run fuzz` asks all. */
const asksAll = process.env.VIGIE_FUZZ_REQUESTS !== undefined;
const dearest = new Set([
  'importTemplate',
  'editTemplate',
  'answerQuestionnaire',
  'saveCaseStep',
  'searchRecords',
  'addValues',
  'listSimilarCases',
  'createReport',
]);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('R44 no request is worked on for more than 50 ms in one turn, however large', { timeout: 3_600_000 }, async () => {
  const onRoute = asksAll
    ? (name: string, ms: number) => process.stdout.write(`${name} ${Math.round(ms)} ms\n`)
    : undefined;
  const { findings, routes } = await walkTurns(t, (name) => asksAll || dearest.has(name), onRoute);
  expect(findings).toEqual([]);
  expect(routes).toBeGreaterThan(asksAll ? allEndpoints.length * 0.9 : dearest.size - 1);
});
