import { expect, it } from 'vitest';
import { estimatedTokens, providerState } from './provider-state';

const ready = { isConfigured: true, isOn: true, usedTokens: 10, monthlyTokens: 100 };

it.each([
  [{}, 'ready'],
  [{ isConfigured: false, isOn: false }, 'not_configured'],
  [{ isOn: false, usedTokens: 100 }, 'switched_off'],
  [{ usedTokens: 99 }, 'ready'],
  [{ usedTokens: 100 }, 'budget_spent'],
  [{ usedTokens: 0, monthlyTokens: 0 }, 'budget_spent'],
] as const)('with %j the provider is %s', (facts, state) => {
  expect(providerState({ ...ready, ...facts })).toBe(state);
});

it('letters are never worth less than nothing, and one is worth a token', () => {
  expect([0, 1, 3, 4].map(estimatedTokens)).toEqual([0, 1, 1, 2]);
});
