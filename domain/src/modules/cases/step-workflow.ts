import type { Actor } from '../../kernel/identity/actor';
import type { Deed } from '../../kernel/identity/own-work';
import type { Guard, Objection, Workflow } from '../../kernel/workflow';
import { notOwnWork } from '../actions/public';
import { stepMarkMessages as m } from './messages/steps';
import type { StepName } from './steps/steps';
import { type CaseItem, type CaseStatus, type RoleOnCase, rolesOnCase } from './workflow';

export const stepMarks = ['open', 'ready', 'reviewed'] as const;
export type StepMark = (typeof stepMarks)[number];
export const stepActions = ['markReady', 'withdraw', 'review', 'unreview'] as const;
export type StepAction = (typeof stepActions)[number];

export interface StepItem extends CaseItem {
  readonly mark: StepMark;
}

export interface StepFacts {
  readonly caseStatus: CaseStatus;
  /** What the step's own rules still ask for before it is ready. */
  readonly faults: readonly Objection[];
  readonly ownWork: Deed | null;
}

const nothingMissing: Guard<StepFacts> = ({ faults }) => faults[0] ?? null;

const inStates =
  (...allowed: readonly CaseStatus[]): Guard<StepFacts> =>
  ({ caseStatus }) =>
    allowed.includes(caseStatus) ? null : { message: m.caseNotOpen, code: 'wrong_state' };

const lead = { by: ['lead_writer'], wrongRole: m.onlyLeadWriter, guards: [inStates('in_progress')] } as const;
const qa = { by: ['qa'], wrongRole: m.onlyQa, guards: [inStates('in_progress', 'ready_for_qa'), notOwnWork] } as const;

/** Not ready, ready (blue check), QA reviewed (green check). Switching ready off clears QA reviewed. */
export const stepWorkflow: Workflow<StepMark, StepAction, RoleOnCase, StepItem, StepFacts, 'rewrite'> = {
  record: 'case',
  stateLabels: { open: m.open, ready: m.ready, reviewed: m.reviewed },
  stateOf: (item) => item.mark,
  rolesOn: rolesOnCase,
  initial: ['open'],
  createdEvent: 'case.opened',
  final: [],
  usual: { open: 'markReady', ready: 'review' },
  transitions: {
    markReady: {
      ...lead,
      label: m.markReady,
      from: ['open'],
      to: 'ready',
      event: 'case.step_marked_ready',
      guards: [...lead.guards, nothingMissing],
    },
    withdraw: {
      ...lead,
      label: m.withdraw,
      from: ['ready', 'reviewed'],
      to: 'open',
      event: 'case.step_withdrawn',
    },
    review: {
      ...qa,
      label: m.review,
      from: ['ready'],
      to: 'reviewed',
      event: 'case.step_reviewed',
      guards: [...qa.guards, nothingMissing],
    },
    unreview: {
      ...qa,
      label: m.unreview,
      from: ['reviewed'],
      to: 'ready',
      event: 'case.step_unreviewed',
    },
  },
  consequences: {
    // A mark stands for what was written when it was set.
    rewrite: { from: stepMarks, to: 'open', event: 'case.step_changed', follows: 'case.step_changed' },
  },
  refusals: { wrongRole: m.onlyLeadWriter, wrongState: m.notReadyYet, reasonMissing: m.reasonMissing },
};

export function leftOutObjection(leftOutSteps: readonly StepName[], name: StepName): Objection | null {
  return leftOutSteps.includes(name) ? { message: m.leftOutHere } : null;
}

/** The lead writer writes while the case is in progress; all others read. */
export function writingObjection(item: CaseItem, actor: Actor): Objection | null {
  if (!rolesOnCase(item, actor).includes('lead_writer')) return { message: m.onlyLeadWriter, code: 'not_allowed' };
  return item.status === 'in_progress' ? null : { message: m.caseNotOpen, code: 'wrong_state' };
}
