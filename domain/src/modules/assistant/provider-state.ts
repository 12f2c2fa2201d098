import type { ProviderState } from './record';

interface ProviderFacts {
  readonly isConfigured: boolean;
  /** The company's own switch. */
  readonly isOn: boolean;
  readonly usedTokens: number;
  readonly monthlyTokens: number;
}

export function providerState({ isConfigured, isOn, usedTokens, monthlyTokens }: ProviderFacts): ProviderState {
  if (!isConfigured) return 'not_configured';
  if (!isOn) return 'switched_off';
  return usedTokens < monthlyTokens ? 'ready' : 'budget_spent';
}

const lettersOfToken = 3;
/** Reserved for the answer until its length is known. */
export const tokensForAnswer = 1000;

/** Rather too many than too few: French takes more tokens than English. */
export const estimatedTokens = (letters: number): number => Math.ceil(letters / lettersOfToken);
