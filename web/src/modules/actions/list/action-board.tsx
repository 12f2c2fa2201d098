import { actionAddress } from '@vigie/domain/modules/actions/address';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionListMessages, actionBoardMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import {
  type ActionMove,
  type ActionStatus,
  actionStatuses,
  actionWorkflow,
} from '@vigie/domain/modules/actions/workflow';
import { type BoardView, RecordBoard, type RecordBoardProps } from '../../../platform/lists/board/record-board';
import { useSay } from '../../../platform/page/messages';
import { CommentCount, ConfidentialMark, EntryPerson } from '../../../platform/records/entry-marks';
import { Icon } from '../../../ui/icons/icon';
import { ActionState } from '../action-state';
import { actionTransitions } from '../action-transitions';
import { PriorityMark } from '../priority-mark';
import { cardRules } from './card-rules';
import { DueMark } from './due-mark';

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
