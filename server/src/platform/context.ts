import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { systemActor } from '@vigie/domain/kernel/identity/actor';
import type { DoneBy } from '@vigie/domain/kernel/identity/own-work';
import type { SpokenStyle } from '@vigie/domain/kernel/message';

/** On whose behalf, for which company and in answer to which request something is done. */
export interface Context {
  readonly actor: Actor;
  readonly requestId: string;
  readonly style: SpokenStyle;
  readonly sessionId?: string;
  readonly sessionExpiresAt?: Date;
  readonly idempotency?: IdempotencyClaim;
  /** Aborted when the client has left without the answer. */
  readonly signal?: AbortSignal;
}

/** A creation that may be sent twice and must happen once. */
export interface IdempotencyClaim {
  /** The caller's own company, whichever company the work is done in. */
  readonly companyId: number;
  readonly key: string;
  readonly requestHash: string;
}

/** Who did something, and when: the form that records store. */
export function doneNow({ userId, displayName }: Actor): DoneBy {
  return { id: userId, who: displayName, at: new Date().toISOString() };
}

export function systemContext(companyId: number, requestId = 'system'): Context {
  return { actor: systemActor(companyId), requestId, style: 'mixed-fr' };
}

/** The same person acting inside another company; the caller has checked that they may. */
export function inCompany(context: Context, companyId: number): Context {
  return { ...context, actor: { ...context.actor, companyId } };
}
