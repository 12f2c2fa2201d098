import { expect, it } from 'vitest';
import type { Actor } from '../../../kernel/identity/actor';
import { decide } from '../../../kernel/workflow';
import {
  type TrainingFacts,
  type TrainingMove,
  type TrainingStatus,
  trainingMoves,
  trainingStatuses,
  trainingWorkflow,
} from './workflow';

const person = (userId: number, roles: Actor['roles'], companyId = 1): Actor => ({
  companyId,
  userId,
  roles,
  username: 'x',
  displayName: 'X',
});
const people = {
  trainee: person(1, ['qa']),
  trainer: person(2, ['reporter']),
  qa: person(3, ['qa']),
  colleague: person(4, ['designer', 'company_admin']),
  stranger: person(1, ['qa'], 2),
};
const facts: TrainingFacts = { type: 'read', mustBeShown: false, isQuizPassed: true, isTrainerQualified: true };
const by: Record<TrainingMove, readonly (keyof typeof people)[]> = {
  sign: ['trainee'],
  present: ['trainee'],
  assess: ['trainer'],
  return: ['trainer'],
  allow: ['trainer', 'qa'],
  waive: ['qa'],
};
const from: Record<TrainingMove, readonly TrainingStatus[]> = {
  sign: ['assigned'],
  present: ['assigned'],
  assess: ['to_assess'],
  return: ['to_assess'],
  allow: ['failed'],
  waive: ['assigned', 'to_assess', 'failed'],
};
const ask = (move: TrainingMove, actor: Actor, status: TrainingStatus, more: Partial<TrainingFacts> = {}) => {
  const item = {
    companyId: 1,
    status,
    userId: 1,
    trainers: [
      { id: 2, name: 'Y' },
      { id: 1, name: 'X' },
    ],
  };
  return decide(trainingWorkflow, move, { item, actor, facts: { ...facts, ...more } });
};

it('R19 R25 every step is taken by those of the design in their states, and by nobody for what they owe themselves', () => {
  for (const move of trainingMoves) {
    const type = move === 'present' ? ('practice' as const) : ('read' as const);
    for (const [who, actor] of Object.entries(people)) {
      for (const status of trainingStatuses) {
        const may = by[move].includes(who as keyof typeof people) && from[move].includes(status);
        expect(ask(move, actor, status, { type }).allowed, `${move} ${who} ${status}`).toBe(may);
      }
    }
  }
});

it('R07 nothing is signed that was not shown to its end, without its quiz, or that a trainer assesses', () => {
  const sign = (more: Partial<TrainingFacts>) => ask('sign', people.trainee, 'assigned', more).allowed;
  expect(sign({ mustBeShown: true })).toBe(false);
  expect(sign({ type: 'quiz', isQuizPassed: false })).toBe(false);
  expect(sign({ type: 'quiz' })).toBe(true);
  expect(sign({ type: 'practice' })).toBe(false);
  expect(ask('present', people.trainee, 'assigned', { type: 'external' }).allowed).toBe(true);
  expect(ask('assess', people.trainer, 'to_assess', { isTrainerQualified: false }).allowed).toBe(false);
});
