import { parseArgs } from 'node:util';
import { installIfStale } from './install.mjs';
import { runInstalled, runMain } from './run-command.mjs';

/** Asks every route what its schemas describe and what they do not, a thousand times each; the tests ask a few times. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '1000' }, seed: { type: 'string', default: String(Date.now()) } },
  });
  await installIfStale();
  console.log(`${values.requests} requests for every route, --seed ${values.seed}`);
  const args = ['run', '--project', 'server', 'server/src/hostile-requests.test.ts'];
  const env = { VIGIE_FUZZ_REQUESTS: values.requests, VIGIE_FUZZ_SEED: values.seed };
  const { code } = await runInstalled('vitest/vitest.mjs', args, { show: true, env });
  process.exit(code);
});
