import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { procedureCommonMessages as c } from '../messages';
import { isQa } from '../rights';
import { copyStatusMessages, copyMessages as m } from './messages';

export const copyUses = ['controlled', 'information'] as const;
export type CopyUse = (typeof copyUses)[number];
export const copyStatuses = ['issued', 'to_collect', 'collected', 'lost', 'expired'] as const;
export type CopyStatus = (typeof copyStatuses)[number];
export const copyMoves = ['collect', 'lose'] as const;
export type CopyMove = (typeof copyMoves)[number];
export type CopyEffect = 'recall' | 'expire';
/** For how long a copy for information is worth something. */
export const informationHours = 24;

export interface CopyItem {
  readonly companyId: number;
  readonly status: CopyStatus;
  readonly holderId: number;
}

export const copyWorkflow: Workflow<CopyStatus, CopyMove, 'holder' | 'qa', CopyItem, null, CopyEffect> = {
  record: 'procedure_copy',
  stateLabels: copyStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnCopy,
  initial: ['issued'],
  createdEvent: 'procedure_copy.created',
  final: ['collected', 'lost', 'expired'],
  usual: { to_collect: 'collect' },
  transitions: {
    collect: {
      label: m.collect,
      from: ['to_collect'],
      to: 'collected',
      by: ['holder', 'qa'],
      event: 'procedure_copy.collected',
    },
    lose: {
      label: m.lose,
      from: ['issued', 'to_collect'],
      to: 'lost',
      by: ['holder', 'qa'],
      event: 'procedure_copy.lost',
      needsReason: true,
    },
  },
  consequences: {
    recall: {
      from: ['issued'],
      to: 'to_collect',
      event: 'procedure_copy.recalled',
      follows: 'procedure_version.superseded',
      notice: 'copyRecalled',
    },
    expire: {
      from: ['issued'],
      to: 'expired',
      event: 'procedure_copy.expired',
      follows: 'procedure_copy.created',
    },
  },
  refusals: { wrongRole: m.onlyHolder, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

function rolesOnCopy({ companyId, holderId }: CopyItem, actor: Actor): readonly ('holder' | 'qa')[] {
  if (companyId !== actor.companyId) return [];
  return [...(holderId === actor.userId ? (['holder'] as const) : []), ...(isQa(actor) ? (['qa'] as const) : [])];
}

/** Where it is kept is put right by those who hold it and QA, while it is out. */
export function copyChangeObjection(item: CopyItem, actor: Actor): Objection | null {
  if (rolesOnCopy(item, actor).length === 0) return { message: m.onlyHolder, code: 'not_allowed' };
  return item.status === 'issued' || item.status === 'to_collect' ? null : { message: m.ended, code: 'wrong_state' };
}

/** Who hands out which copy: anybody one for information, QA and the owner of the procedure one that is controlled. */
export function issueObjection(use: CopyUse, ownerId: number, actor: Actor): Objection | null {
  const may = use === 'information' || isQa(actor) || ownerId === actor.userId;
  return may ? null : { message: m.onlyIssuers, code: 'not_allowed' };
}

export type CopyAnswer = 'current' | 'not_current' | 'recalled';

/** Whether a paper is current at an instant, by what is known of it. */
export function answerOf(
  copy: { readonly status: CopyStatus; readonly validUntil: string | null },
  isInForce: boolean,
  at: string,
): CopyAnswer {
  if (copy.status === 'to_collect' || copy.status === 'collected' || copy.status === 'lost') return 'recalled';
  const isOver = copy.validUntil !== null && copy.validUntil <= at;
  return isInForce && !isOver ? 'current' : 'not_current';
}
