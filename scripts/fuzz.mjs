import { parseArgs } from 'node:util';
import { installIfStale } from './install.mjs';
import { runInstalled, runMain } from './run-command.mjs';

/**
 * Asks every route what its schemas describe and what they do not, a thousand times each, and for as much as it takes, whose
 * longest turn of the event loop is measured; then lives thousands of random acts and verifies. The tests do a little of each.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '1000' },
      acts: { type: 'string', default: '3000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    },
  });
  await installIfStale();
  console.log(`${values.requests} requests for every route, ${values.acts} acts, --seed ${values.seed}`);
  const files = ['longest-turns', 'hostile-requests', 'lives'].map((name) => `server/src/${name}.test.ts`);
  const args = ['run', '--project', 'server', ...files];
  const env = {
    VIGIE_FUZZ_REQUESTS: values.requests,
    VIGIE_FUZZ_SEED: values.seed,
    VIGIE_LIFE_ACTS: values.acts,
    VIGIE_LIFE_SEED: values.seed,
  };
  const { code } = await runInstalled('vitest/vitest.mjs', args, { show: true, env });
  process.exit(code);
});
