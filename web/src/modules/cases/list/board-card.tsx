import { listMessages } from '@vigie/domain/messages/lists';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';
import { caseBoardMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { MoveMenu } from '../../../platform/lists/board/move-menu';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { CommentCount, ConfidentialMark, EntryPerson, ImportedMark } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { useDragHandle } from '../../../ui/drag/drag-handle';
import { canMove, type Move, movesOf } from './card-moves';
import { CriticalityMark, UrgencyMark } from './entry-marks';
import { rowTarget } from './row-target';

interface BoardCardProps {
  card: CaseEntry;
  onMove: (move: Move) => void;
}

export function BoardCard({ card, onMove }: BoardCardProps) {
  const say = useSay();
  const user = useUser();
  const { history } = useRouter();
  const decide = { id: 'decide', label: say(m.decide), onChoose: () => history.push(rowTarget(card)) };
  return (
    <>
      <div className="kcard-top">
        <span>{card.id}</span>
        {card.criticality && <CriticalityMark criticality={card.criticality} />}
        <MoveMenu
          id={card.id}
          workflow={caseWorkflow}
          canMove={canMove(card)}
          moves={() => movesOf(card, actorOf(user))}
          instead={card.status === 'waiting_approval' ? decide : undefined}
          nowhere={m.nowhere}
          onMove={onMove}
        />
      </div>
      <p className="kcard-summary">
        <Link className="row-link" draggable={false} {...useDragHandle()} {...placeOf(rowTarget(card))}>
          {card.summary || say(listMessages.untitled)}
        </Link>
      </p>
      {card.isConfidential && <ConfidentialMark />}
      {card.isImported && <ImportedMark />}
      <div className="kcard-bottom">
        <EntryPerson name={card.owner} />
        <CommentCount count={card.comments} />
        {card.dueDate && <UrgencyMark entry={card} />}
      </div>
    </>
  );
}
