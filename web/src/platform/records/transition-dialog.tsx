import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { lazyDialog } from '../page-files/lazy-dialog';
import type { Given } from './transition-form';

export type { ChangesSinceViewed } from './signature-form';
export type { Given, ReasonQuestion } from './transition-form';
export type Credentials = SigningCredentials;

/** What was given, as a request's body has it: nothing where nothing was said. */
export function bodyOf({ reason, credentials }: Given) {
  return { ...(reason && { reason }), ...(credentials && { credentials }) };
}

/** Asks for what a step of a workflow needs before it is taken: a reason, and then a signature. */
export const TransitionDialog = lazyDialog(() => import('./transition-form'));
