import { emptyAnswers } from '@vigie/domain/modules/reports/answers';
import { beforeEach, expect, it } from 'vitest';
import { completedSteps, forgetWizard, rememberAction, rememberedSteps, rememberSteps } from './wizard-memory';

let memory: Map<string, string>;
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
};
beforeEach(() => {
  memory = new Map();
});

it('keeps the completed steps as a JSON array of their names, in order', () => {
  rememberSteps(storage, new Set(['problem', 'categories']));
  expect(memory.get('completedSteps')).toBe('["categories","problem"]');
  expect(rememberedSteps(storage)).toEqual(new Set(['categories', 'problem']));
});

it('makes nothing of what it cannot read', () => {
  memory.set('completedSteps', '{"no":');
  expect(rememberedSteps(storage)).toEqual(new Set());
  memory.set('completedSteps', '["problem","weather"]');
  expect(rememberedSteps(storage)).toEqual(new Set(['problem']));
});

it('keeps the immediate action beside the draft, and forgets both with a new issue', () => {
  rememberAction(storage, { ...emptyAnswers, actionsTaken: true });
  expect(JSON.parse(memory.get('immediateActions') ?? '')).toMatchObject({ actionsTaken: true, whatAction: '' });
  rememberSteps(storage, new Set(['categories']));
  forgetWizard(storage);
  expect(memory.size).toBe(0);
});

it('adds what the answers tell, and drops a step whose answer was taken back', () => {
  const said = { ...emptyAnswers, category: 'hse' as const };
  expect(completedSteps(new Set(['problem', 'audit']), said)).toEqual(new Set(['categories', 'audit']));
});
