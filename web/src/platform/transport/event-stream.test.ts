import { expect, it } from 'vitest';
import { createEventReader } from './event-stream';

it('reads events that arrive in pieces, and skips heartbeats', () => {
  const read = createEventReader();
  expect(read('retry: 1000\n\n: still here\n\ndata: {"a"')).toEqual([]);
  expect(read(':1}\n\nevent: x\r\ndata: one\r\ndata: two\r\n\r\n')).toEqual([
    { event: 'message', data: '{"a":1}' },
    { event: 'x', data: 'one\ntwo' },
  ]);
});
