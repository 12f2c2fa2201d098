import { type Actor, hasRole } from '../../../kernel/identity/actor';
import type { DraftWork } from '../../../kernel/identity/own-work';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { auditPlanners } from '../planners';
import { isComplete, titleOfLine, type WrittenLine } from './line';
import { programmeWorkflowMessages as m, programmeStatusMessages } from './messages';

export const programmeStatuses = ['draft', 'approved', 'ended'] as const;
export type ProgrammeStatus = (typeof programmeStatuses)[number];
export const programmeMoves = ['approve', 'revise', 'end'] as const;
export type ProgrammeMove = (typeof programmeMoves)[number];

export interface ProgrammeItem {
  readonly companyId: number;
  readonly status: ProgrammeStatus;
}

export interface ProgrammeFacts {
  /** Whether the person has written in this draft: four eyes, without exception. */
  readonly isAuthor: boolean;
  readonly lines: number;
  /** What the lines are called that lack a lead or a checklist. */
  readonly incomplete: readonly string[];
}

const notOwnWork: Guard<ProgrammeFacts> = ({ isAuthor }) => (isAuthor ? { message: m.ownWork } : null);
const hasLines: Guard<ProgrammeFacts> = ({ lines }) => (lines > 0 ? null : { message: m.noLines });
const isWhole: Guard<ProgrammeFacts> = ({ incomplete: [first, ...others] }) =>
  first === undefined ? null : { message: m.incompleteLines, values: { n: others.length + 1, first } };

export const programmeWorkflow: Workflow<ProgrammeStatus, ProgrammeMove, 'qa', ProgrammeItem, ProgrammeFacts> = {
  record: 'audit_programme',
  stateLabels: programmeStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: qaOn,
  initial: ['draft'],
  createdEvent: 'audit_programme.created',
  final: ['ended'],
  usual: { draft: 'approve', approved: 'end' },
  transitions: {
    approve: {
      label: m.approve,
      from: ['draft'],
      to: 'approved',
      by: ['qa'],
      event: 'audit_programme.approved',
      notice: 'programmeApproved',
      signature: m.approved,
      guards: [notOwnWork, hasLines, isWhole],
    },
    revise: {
      label: m.revise,
      from: ['approved'],
      to: 'draft',
      by: ['qa'],
      event: 'audit_programme.revised',
      needsReason: true,
    },
    end: {
      label: m.end,
      from: ['approved'],
      to: 'ended',
      by: ['qa'],
      event: 'audit_programme.ended',
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.onlyQa, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

function qaOn({ companyId }: Pick<ProgrammeItem, 'companyId'>, actor: Actor): readonly 'qa'[] {
  return companyId === actor.companyId && hasRole(actor, ...auditPlanners) ? ['qa'] : [];
}

/** Its fields and lines are changed by QA while it is a draft. */
export function programmeChangeObjection(item: ProgrammeItem, actor: Actor): Objection | null {
  if (qaOn(item, actor).length === 0) return { message: m.onlyQa, code: 'not_allowed' };
  return item.status === 'draft' ? null : { message: m.notDraft, code: 'wrong_state' };
}

export function programmeFacts(lines: readonly Omit<WrittenLine, 'id'>[], isAuthor: boolean): ProgrammeFacts {
  const incomplete = lines.filter((line) => !isComplete(line)).map(titleOfLine);
  return { isAuthor, lines: lines.length, incomplete };
}

/** Who wrote what is approved next: since the programme was begun, or since it was last revised. */
export const programmeDraftWork: DraftWork = {
  record: 'audit_programme',
  begins: ['audit_programme.created', 'audit_programme.revised'],
  events: {
    'audit_programme.created': null,
    'audit_programme.changed': null,
    'audit_programme.lines_changed': null,
  },
};
