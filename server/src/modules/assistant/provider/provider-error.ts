import type { ProviderFailure } from '@vigie/domain/modules/assistant/provider-failures';

/** Carries nothing of what the provider said: that may hold the key or a text. */
export class ProviderError extends Error {
  constructor(readonly failure: ProviderFailure) {
    super(failure);
    this.name = 'ProviderError';
  }
}
