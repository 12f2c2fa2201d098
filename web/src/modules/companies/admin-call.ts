import { administrationMessages as m } from '@vigie/domain/messages/administration';
import { call } from '../../platform/api';
import type { ApiClient } from '../../platform/api-client';
import { ApiError } from '../../platform/api-error';
import { localStore } from '../../platform/browser-storage';
import { sayNow } from '../../platform/messages';
import { storageKeys } from '../../platform/session-rules';

export class MissingToken extends ApiError {
  constructor() {
    super(401, 'no_token', sayNow(m.noToken));
    this.name = 'MissingToken';
  }
}

export function requireToken(): void {
  if (!localStore.getItem(storageKeys.token)) throw new MissingToken();
}

/** A call of the administration page: without a stored token it fails before any request. */
export const adminCall: ApiClient['call'] = async (endpoint, ...options) => {
  requireToken();
  return call(endpoint, ...options);
};
