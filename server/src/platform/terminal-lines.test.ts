import { expect, it } from 'vitest';
import { createLog } from './log';
import { terminalLines } from './terminal-lines';

function printed(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const options = { level: 'debug', namesTraces: false };
  write(
    createLog(
      options,
      terminalLines((line) => (text += line)),
    ),
  );
  return text.replace(/^\d\d:\d\d:\d\d/gm, 'hh:mm:ss');
}

it('a line of the log is shown on a terminal with its time, level and message', () => {
  expect(printed((log) => log.info({ part: 'database' }, 'ready'))).toBe('hh:mm:ss info  database: ready\n');
  const answered = { method: 'GET', path: '/api/v1/cases', status: 200, ms: 12.34 };
  expect(printed((log) => log.child({ reqId: 'a1' }).info(answered, 'answered'))).toBe(
    'hh:mm:ss info  answered GET /api/v1/cases 200 12 ms\n',
  );
  expect(printed((log) => log.warn({ reason: 'ECONNRESET' }, 'lost a connection'))).toBe(
    'hh:mm:ss warn  lost a connection (ECONNRESET)\n',
  );
  expect(printed((log) => log.warn({ err: new Error('no answer') }, 'the queue could not say that it lives'))).toBe(
    'hh:mm:ss warn  the queue could not say that it lives: no answer\n',
  );
});

it('an error is shown with its stack', () => {
  const text = printed((log) => log.error({ err: new Error('broken') }, 'request failed'));
  expect(text).toMatch(/^hh:mm:ss error request failed: Error: broken\n {4}at .*terminal-lines\.test/);
});
