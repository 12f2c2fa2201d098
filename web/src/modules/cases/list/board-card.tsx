import { Link, useRouter } from '@tanstack/react-router';
import type { Actor } from '@vigie/domain/kernel/actor';
import { caseBoardMessages as m } from '@vigie/domain/messages/case-list';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import { caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { placeOf } from '../../../platform/address';
import { CommentCount, ConfidentialMark, EntryPerson } from '../../../platform/entry-marks';
import { useSay } from '../../../platform/messages';
import { MoveMenu } from '../../../platform/move-menu';
import { type Move, movesOf } from './card-moves';
import { CriticalityMark, UrgencyMark } from './entry-marks';
import { rowTarget } from './row-target';

interface BoardCardProps {
  card: CaseEntry;
  actor: Actor;
  onMove: (move: Move) => void;
}

export function BoardCard({ card, actor, onMove }: BoardCardProps) {
  const say = useSay();
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
          moves={movesOf(card, actor)}
          instead={card.status === 'waiting_approval' ? [decide] : undefined}
          nowhere={m.nowhere}
          onMove={onMove}
        />
      </div>
      <p className="kcard-summary">
        <Link className="row-link" draggable={false} {...placeOf(rowTarget(card))}>
          {card.summary || say(inbox.untitled)}
        </Link>
      </p>
      {card.isConfidential && <ConfidentialMark />}
      <div className="kcard-bottom">
        <EntryPerson name={card.owner} />
        <CommentCount count={card.comments} />
        {card.dueDate && <UrgencyMark entry={card} />}
      </div>
    </>
  );
}
