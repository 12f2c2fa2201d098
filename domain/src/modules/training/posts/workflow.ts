import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { trainingCommonMessages as c } from '../messages';
import { type NeededFacts, notNeeded } from '../requirements/workflow';
import { keeperObjection, keeperOn } from '../rights';
import { postWorkflowMessages as m, postStatusMessages } from './messages';

export const postStatuses = ['active', 'retired'] as const;
export type PostStatus = (typeof postStatuses)[number];
export const postMoves = ['retire'] as const;
export type PostMove = (typeof postMoves)[number];

export interface PostItem {
  readonly companyId: number;
  readonly status: PostStatus;
}

export const postWorkflow: Workflow<PostStatus, PostMove, 'keeper', PostItem, NeededFacts> = {
  record: 'post',
  stateLabels: postStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: keeperOn,
  initial: ['active'],
  createdEvent: 'post.created',
  final: ['retired'],
  usual: {},
  transitions: {
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: ['keeper'],
      event: 'post.retired',
      needsReason: true,
      guards: [notNeeded],
    },
  },
  refusals: { wrongRole: c.onlyKeepers, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

export function postChangeObjection(item: PostItem, actor: Actor): Objection | null {
  const objection = keeperObjection(item, actor);
  if (objection) return objection;
  return item.status === 'active' ? null : { message: c.retired, code: 'wrong_state' };
}
