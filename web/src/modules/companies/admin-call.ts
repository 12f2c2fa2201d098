import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { sayNow } from '../../platform/page/messages';
import { storageKeys } from '../../platform/session/session-rules';
import { localStore } from '../../platform/storage/browser-storage';
import { call } from '../../platform/transport/api';
import type { ApiClient } from '../../platform/transport/api-client';
import { ApiError } from '../../platform/transport/api-error';

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
