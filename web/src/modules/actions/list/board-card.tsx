import { listMessages } from '@vigie/domain/messages/lists';
import { actionAddress } from '@vigie/domain/modules/actions/address';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionListMessages, actionBoardMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { MoveMenu } from '../../../platform/lists/board/move-menu';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { CommentCount, ConfidentialMark, EntryPerson } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { useDragHandle } from '../../../ui/drag/drag-handle';
import { Icon } from '../../../ui/icons/icon';
import { PriorityMark } from '../priority-mark';
import { canMove, type Move, movesOf } from './card-moves';
import { DueMark } from './entry-marks';

interface BoardCardProps {
  card: ActionEntry;
  onMove: (move: Move) => void;
}

export function BoardCard({ card, onMove }: BoardCardProps) {
  const say = useSay();
  const user = useUser();
  return (
    <>
      <div className="kcard-top">
        <span>{card.id}</span>
        <span className="entry-mark">
          <PriorityMark priority={card.priority} />
        </span>
        <MoveMenu
          id={card.id}
          workflow={actionWorkflow}
          canMove={canMove(card)}
          moves={() => movesOf(card, actorOf(user))}
          nowhere={m.nowhere}
          onMove={onMove}
        />
      </div>
      <p className="kcard-summary">
        <Link className="row-link" draggable={false} {...useDragHandle()} {...placeOf(actionAddress(card.id))}>
          {card.summary || say(listMessages.untitled)}
        </Link>
      </p>
      {card.isConfidential && <ConfidentialMark />}
      <div className="kcard-bottom">
        <EntryPerson name={card.responsible} />
        <TodoCount {...card.todos} />
        {card.comments > 0 && <CommentCount count={card.comments} />}
        {card.dueDate && <DueMark entry={card} />}
      </div>
    </>
  );
}

function TodoCount({ done, total }: ActionEntry['todos']) {
  const say = useSay();
  if (total === 0) return null;
  const words = say(actionListMessages.todoCount, { done, total });
  return (
    <span className="entry-comments" title={words}>
      <Icon name="check" />
      <span aria-hidden="true">
        {done}/{total}
      </span>
      <span className="sr">{words}</span>
    </span>
  );
}
