import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { trainingCommonMessages as c } from '../messages';
import { type NeededFacts, notNeeded } from '../requirements/workflow';
import { keeperObjection, keeperOn } from '../rights';
import { curriculumStatusMessages, curriculumWorkflowMessages as m } from './messages';

export const curriculumStatuses = ['active', 'retired'] as const;
export type CurriculumStatus = (typeof curriculumStatuses)[number];
export const curriculumMoves = ['retire'] as const;
export type CurriculumMove = (typeof curriculumMoves)[number];

export interface CurriculumItem {
  readonly companyId: number;
  readonly status: CurriculumStatus;
}

export const curriculumWorkflow: Workflow<CurriculumStatus, CurriculumMove, 'keeper', CurriculumItem, NeededFacts> = {
  record: 'curriculum',
  stateLabels: curriculumStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: keeperOn,
  initial: ['active'],
  createdEvent: 'curriculum.created',
  final: ['retired'],
  usual: {},
  transitions: {
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: ['keeper'],
      event: 'curriculum.retired',
      needsReason: true,
      guards: [notNeeded],
    },
  },
  refusals: { wrongRole: c.onlyKeepers, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

export function curriculumChangeObjection(item: CurriculumItem, actor: Actor): Objection | null {
  const objection = keeperObjection(item, actor);
  if (objection) return objection;
  return item.status === 'active' ? null : { message: c.retired, code: 'wrong_state' };
}
