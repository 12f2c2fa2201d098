import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/transport/api-error';
import { emptyDraft, type Recipient } from './draft';
import { problemsOf } from './problems';

const recipients: Recipient[] = [
  { kind: 'user', id: 1, name: 'a (1)' },
  { kind: 'team', id: 5, name: 'Qualité' },
  { kind: 'user', id: 2, name: 'b (2)' },
];
const refused = (detail: unknown) =>
  problemsOf(
    new ApiError(422, 'invalid', '', {}, { type: '', title: '', status: 422, code: 'invalid', detail, requestId: 'r' }),
    { ...emptyDraft, recipients },
  );
const field = (...loc: (string | number)[]) => ({ loc: ['body', ...loc], msg: 'Non.', type: 'invalid' });

describe('what the server refuses of an alert', () => {
  it('stands beside what caused it', () => {
    expect(refused([field('text'), field('teamIds'), field('recordIds', 3), field('replyTo')])).toEqual({
      text: 'Non.',
      recipients: 'Non.',
      links: 'Non.',
      replyTo: 'Non.',
    });
  });

  it('names the one of several recipients that it is about', () => {
    expect(refused([field('recipientIds', 1)])).toEqual({ recipients: 'b (2) : Non.' });
    expect(refused([field('teamIds', 0)])).toEqual({ recipients: 'Qualité : Non.' });
  });

  it('is not guessed when the server names no field', () => {
    expect(refused('Il n’y a personne.')).toEqual({});
    expect(refused([field('elsewhere')])).toEqual({});
    expect(problemsOf(new ApiError(0, 'network_failure', ''), emptyDraft)).toEqual({});
    expect(problemsOf(new Error('x'), emptyDraft)).toEqual({});
  });
});
