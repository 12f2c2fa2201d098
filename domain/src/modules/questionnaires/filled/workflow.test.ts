import { describe, expect, it } from 'vitest';
import { type Actor, roles } from '../../../kernel/identity/actor';
import type { AllowedParts } from '../../../kernel/records/record-kind';
import { decide } from '../../../kernel/workflow';
import {
  fillingObjection,
  questionnaireCommentObjection,
  questionnaireMoves,
  questionnaireStatuses,
  questionnaireWorkflow,
} from './workflow';

const fillerId = 2;
const person = (userId: number, ...held: Actor['roles']): Actor => ({
  companyId: 1,
  userId,
  username: 'f',
  displayName: 'F',
  roles: held,
});
const possible: Readonly<Record<string, readonly string[]>> = {
  'in_progress submit': ['filler'],
  'in_progress submitSigned': ['filler'],
  'in_progress discard': ['filler', 'qa'],
  'submitted reopen': ['qa'],
};

describe.each(questionnaireStatuses)('a questionnaire that is %s', (status) => {
  describe.each(questionnaireMoves)('%s', (move) => {
    const decided = (actor: Actor, allowed: AllowedParts = 'changes') => {
      const facts = { problems: 0, needsSignature: move === 'submitSigned', allowed };
      return decide(questionnaireWorkflow, move, { item: { status, fillerId }, actor, facts });
    };
    const allowed = (actor: Actor) => decided(actor).allowed;
    const by = possible[`${status} ${move}`] ?? [];

    it.each(roles)('by another user who is %s', (role) => {
      expect(allowed(person(3, role))).toBe(role === 'qa' && by.includes('qa'));
    });
    it('by a user who fills it', () => {
      expect(allowed(person(fillerId, 'reporter'))).toBe(by.includes('filler'));
    });
    it.each(['comments', 'nothing'] as const)('R39 by nobody once its case allows %s', (left) => {
      const actors = [person(fillerId, 'reporter'), person(3, 'qa')];
      expect(actors.map((actor) => decided(actor, left).allowed)).toEqual([false, false]);
      if (by.includes('qa')) expect(decided(person(3, 'qa'), left)).toMatchObject({ code: 'wrong_state' });
    });
  });
});

it.each([
  ['submit', { problems: 1, needsSignature: false }],
  ['submit', { problems: 0, needsSignature: true }],
  ['submitSigned', { problems: 1, needsSignature: true }],
  ['submitSigned', { problems: 0, needsSignature: false }],
] as const)('is not submitted by %s with %o', (move, facts) => {
  const item = { status: 'in_progress' as const, fillerId };
  expect(
    decide(questionnaireWorkflow, move, { item, actor: person(fillerId), facts: { ...facts, allowed: 'changes' } }),
  ).toMatchObject({
    allowed: false,
    code: 'objection',
  });
});

it.each([
  ['in_progress', fillerId, undefined],
  ['in_progress', 3, 'not_allowed'],
  ['submitted', fillerId, 'wrong_state'],
  ['discarded', fillerId, 'wrong_state'],
] as const)('one that is %s is answered by %i: %s', (status, userId, code) => {
  expect(fillingObjection({ status, fillerId, allowed: 'changes' }, { userId })?.code).toBe(code);
  expect(fillingObjection({ status, fillerId, allowed: 'comments' }, { userId })?.code).toBe(code ?? 'wrong_state');
});

it.each([
  ['changes', undefined],
  ['comments', undefined],
  ['nothing', 'wrong_state'],
] as const)('R30 one whose case allows %s is commented on: %s', (allowed, code) => {
  expect(questionnaireCommentObjection({ allowed })?.code).toBe(code);
});
