import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from './problems';

const failed = (error: Error & { code?: string; syscall?: string }) => {
  let sent = '';
  const reply: Record<string, unknown> = {
    send: (text: string) => {
      sent = text;
    },
  };
  for (const name of ['code', 'type', 'header']) reply[name] = () => reply;
  const request = { headers: {}, id: 'r', log: { error: () => undefined } };
  answerError(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  const { status, code } = JSON.parse(sent) as { status: number; code: string };
  return `${status} ${code}`;
};

it.each([
  ['the disk of the database is full', { code: '53100' }, '507 no_room'],
  ['the disk of the files is full', { code: 'ENOSPC', syscall: 'write' }, '507 no_room'],
  ['the database restarts', { code: '57P02' }, '503 unavailable'],
  ['Connection terminated unexpectedly', {}, '503 unavailable'],
  ['timeout exceeded when trying to connect', {}, '503 unavailable'],
  ['connect ENOENT', { code: 'ENOENT', syscall: 'connect' }, '503 unavailable'],
  ['a file is not there', { code: 'ENOENT', syscall: 'open' }, '500 unexpected'],
  ['Connections are our business', {}, '500 unexpected'],
])('%s: a clear answer', (message, more, answer) => {
  expect(failed(Object.assign(new Error(message), more))).toBe(answer);
});
