import * as z from 'zod/mini';
import { type Actor, type CompanyRole, companyRoles, hasRole } from '../../kernel/identity/actor';
import { rowId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import type { Objection } from '../../kernel/workflow';
import { person } from '../accounts/public';
import { confidentialityMessages as m } from './messages/confidentiality';
import { rolesOnCase } from './workflow';

/** Who reads a confidential case of a kind that is so by default, beside its lead writer. */
export const firstReaderRoles: readonly CompanyRole[] = ['qa'];
const maxNamed = 100;

export const readerReasons = ['lead', 'team', 'action', 'named'] as const;
export type ReaderReason = (typeof readerReasons)[number];

/** Who may read a confidential case: people, each for the first of these reasons, and all holders of a role. */
export const confidentiality = z.object({
  people: z.array(z.object({ person, because: z.enum(readerReasons) })),
  named: z.array(person),
  roles: z.array(z.enum(companyRoles)),
});
export type Confidentiality = z.infer<typeof confidentiality>;

export const restriction = z.object({
  isConfidential: z.boolean(),
  readerIds: z.array(rowId).check(z.maxLength(maxNamed)),
  readerRoles: z.array(z.enum(companyRoles)),
  reason,
});

export interface Restricted {
  readonly companyId: number;
  readonly ownerId: number;
  readonly isConfidential: boolean;
  readonly readerIds: readonly number[];
  readonly readerRoles: readonly CompanyRole[];
  /** Who works on it beside the lead writer. */
  readonly teamIds: readonly number[];
  /** Responsible for one of its actions, or its approver. */
  readonly actionIds: readonly number[];
}

/**
 * An ordinary case is every colleague's to read. A confidential one is read by those who work on it, those it names and
 * the roles it names; being an administrator of the company is no reason. The database decides by the same rule.
 */
export function canReadCase(item: Restricted, actor: Actor): boolean {
  if (item.companyId !== actor.companyId || actor.userId === null) return false;
  if (!item.isConfidential) return true;
  const people = [item.ownerId, ...item.readerIds, ...item.teamIds, ...item.actionIds];
  return people.includes(actor.userId) || hasRole(actor, ...item.readerRoles);
}

/** Why a user cannot change who reads a case; null when they can. In every state of it: it is read in every state. */
export function restrictionObjection(item: Pick<Restricted, 'companyId' | 'ownerId'>, actor: Actor): Objection | null {
  const held = rolesOnCase(item, actor);
  return held.includes('lead_writer') || held.includes('qa') ? null : { message: m.notYours, code: 'not_allowed' };
}

/**
 * The lead writer always reads the case, so that it cannot be closed to all; the user who restricts it does not shut
 * out themselves.
 */
export function ownAccessObjection(next: Restricted, actor: Actor): Objection | null {
  return canReadCase(next, actor) ? null : { message: m.notYourself };
}
