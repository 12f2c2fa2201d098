import { allEndpoints } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzRoutes } from './platform/testing/hostile/fuzz-routes';
import { createTestApp, type TestApp } from './platform/testing/test-app';

/** A few in every run of the tests; `npm run fuzz` asks each route a thousand times. */
const count = Number(process.env.VIGIE_FUZZ_REQUESTS ?? 6);
const seed = Number(process.env.VIGIE_FUZZ_SEED ?? 20_261_117);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('every route', () => {
  it(
    'answers whatever it is asked with what its contract describes, never with 5xx or a trace',
    async () => {
      // Half an hour without a word would look like a standstill.
      const onRoute = count > 100 ? (name: string) => process.stdout.write(`${name}\n`) : undefined;
      const { findings, answers } = await fuzzRoutes(t, { seed, count, ...(onRoute && { onRoute }) });
      expect(findings).toEqual([]);
      // Requests that never get past the first check would prove little.
      expect(answers.routes).toBeGreaterThan(allEndpoints.length * 0.9);
      expect(answers.accepted).toBeGreaterThan(answers.asked * 0.1);
    },
    60_000 + count * 10_000,
  );
});
