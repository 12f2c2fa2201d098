import { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { open } from '../transport/api';

export interface DraftKey {
  readonly key: string;
  readonly offlineHours: number;
  /** How far the clock of the device is ahead of the server's, in milliseconds; null where the answer has no date. */
  readonly clockAhead: number | null;
}

const sharedMs = 10_000;
let shared: { readonly userId: number; readonly answer: Promise<DraftKey> } | null = null;

/**
 * What seals everything that this device keeps of a person. Texts that are being written and the entries of a phone each ask
 * for it while a page opens: they share one answer.
 */
export function askDraftKey(userId: number): Promise<DraftKey> {
  if (shared?.userId === userId) return shared.answer;
  const asked = { userId, answer: ask() };
  shared = asked;
  const forget = () => {
    if (shared === asked) shared = null;
  };
  window.setTimeout(forget, sharedMs);
  asked.answer.catch(forget);
  return asked.answer;
}

async function ask(): Promise<DraftKey> {
  const answer = await open(accountsEndpoints.getDraftKey, { signal: AbortSignal.timeout(sharedMs) });
  const said = (await answer.json()) as Omit<DraftKey, 'clockAhead'>;
  const serverTime = Date.parse(answer.headers.get('date') ?? '');
  return { ...said, clockAhead: Number.isNaN(serverTime) ? null : Date.now() - serverTime };
}
