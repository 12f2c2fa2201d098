import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { workMessages } from '@vigie/domain/messages/refusals';
import { expect, it } from 'vitest';
import { JobThread } from './job-thread';

const asker = { companyId: 1 };

it('R44 a job that takes too much memory or time is refused, and the next one is done', {
  timeout: 60_000,
}, async () => {
  const thread = new JobThread<string>('platform/testing/greedy-thread', { megabytes: 64, longestMs: 1_000 });
  expect(await thread.run(asker, 'echo')).toBe('echo');
  await expect(thread.run(asker, 'time')).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    details: { message: workMessages.tooLong },
  });
  expect(await thread.run(asker, 'echo')).toBe('echo');
  const roomy = new JobThread<string>('platform/testing/greedy-thread', { megabytes: 64, longestMs: 30_000 });
  await expect(roomy.run(asker, 'memory')).rejects.toMatchObject({
    code: 'invalid',
    status: 422,
    details: { message: workMessages.tooMuchMemory },
  });
  expect(await roomy.run(asker, 'echo')).toBe('echo');
});

it.runIf(process.platform === 'linux')('gets a processor after the thread that answers requests', async () => {
  const thread = new JobThread<string>('platform/testing/greedy-thread');
  expect(await thread.run(asker, 'priority')).toBe(Math.min(getPriority() + 10, 19));
});

it('R44 threads are started in one place, which bounds them', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const starting = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => /\bnew\s+Worker\s*\(/.test(readFileSync(`${source}/${file}`, 'utf8')));
  expect(starting).toEqual(['platform/jobs/bounded-worker.ts']);
});
