import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Context } from '../../../platform/context';

export function signedIn(context: Context): { userId: number; sessionId: string } {
  const { sessionId, actor } = context;
  if (actor.userId === null || !sessionId) throw new Refusal('not_signed_in');
  return { userId: actor.userId, sessionId };
}
