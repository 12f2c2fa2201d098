import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import {
  actionBoardMessages,
  actionListMessages,
  actionBoardMessages as m,
} from '@vigie/domain/modules/actions/messages/list';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { actionAddress } from '@vigie/domain/modules/actions/record';
import {
  type ActionMove,
  type ActionStatus,
  actionStatuses,
  actionWorkflow,
} from '@vigie/domain/modules/actions/workflow';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { type BoardView, RecordBoard, type RecordBoardProps } from '../../../platform/lists/board/record-board';
import { useSay } from '../../../platform/page/messages';
import { CommentCount, ConfidentialMark, EntryPerson } from '../../../platform/records/entry-marks';
import { Icon } from '../../../ui/icons/icon';
import { ActionState, PriorityMark } from '../action-state';
import { actionTransitions } from '../action-transitions';
import { DueMark } from './due-mark';

type Card = Pick<ActionEntry, 'status' | 'responsibleId' | 'approverId' | 'todos'>;

/** A card does not know whether its case has ended, nor who did what: the server says so. */
const questionOf = ({ status, responsibleId, approverId, todos }: Card, { companyId }: Actor) => ({
  item: { companyId, responsibleId, approverId, status },
  facts: { isCaseEnded: false, openTodos: todos.total - todos.done, ownWork: null },
});

export const cardRules = workflowMoves(actionWorkflow, questionOf, actionBoardMessages.nowhere);

const actionBoard: BoardView<ActionEntry, ActionMove, ActionStatus> = {
  statuses: actionStatuses,
  statusLabels: actionStatusMessages,
  State: ActionState,
  workflow: actionWorkflow,
  rules: cardRules,
  transitions: actionTransitions,
  texts: m,
  addressOf: ({ id }) => actionAddress(id),
  titleOf: ({ summary }) => summary,
  top: ({ priority }) => (
    <span className="inline-row nowrap entry-mark">
      <PriorityMark priority={priority} />
    </span>
  ),
  marks: ({ isConfidential }) => isConfidential && <ConfidentialMark />,
  bottom: (card) => (
    <>
      <EntryPerson name={card.responsible} />
      <TodoCount {...card.todos} />
      {card.comments > 0 && <CommentCount count={card.comments} />}
      {card.dueDate && <DueMark entry={card} />}
    </>
  ),
};

export function ActionBoard(props: RecordBoardProps<ActionEntry>) {
  return <RecordBoard view={actionBoard} {...props} />;
}

function TodoCount({ done, total }: ActionEntry['todos']) {
  const say = useSay();
  if (total === 0) return null;
  const words = say(actionListMessages.todoCount, { done, total });
  return (
    <span className="inline-row gap-4 digits rigid icons-14" title={words}>
      <Icon name="check" />
      <span aria-hidden="true">
        {done}/{total}
      </span>
      <span className="sr">{words}</span>
    </span>
  );
}
