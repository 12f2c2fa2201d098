import { Link, useRouter } from '@tanstack/react-router';
import type { Actor } from '@vigie/domain/kernel/actor';
import { kanbanMessages as m } from '@vigie/domain/messages/case-list';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import { caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useRef, useState } from 'react';
import { placeOf } from '../../../platform/address';
import { useSay } from '../../../platform/messages';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { type Move, movesOf } from './card-moves';
import { CommentCount, CriticalityMark, EntryPerson, entryStatusMessages, UrgencyMark } from './entry-marks';
import { rowTarget } from './row-target';

interface BoardCardProps {
  card: CaseEntry;
  actor: Actor;
  onMove: (move: Move) => void;
}

export function BoardCard({ card, actor, onMove }: BoardCardProps) {
  const say = useSay();
  return (
    <>
      <div className="kcard-top">
        <span>{card.id}</span>
        {card.criticality && <CriticalityMark criticality={card.criticality} />}
        <MoveMenu card={card} actor={actor} onMove={onMove} />
      </div>
      <p className="kcard-summary">
        <Link className="row-link" draggable={false} {...placeOf(rowTarget(card))}>
          {card.summary || say(inbox.untitled)}
        </Link>
      </p>
      <div className="kcard-bottom">
        <EntryPerson name={card.owner} />
        <CommentCount count={card.comments} />
        {card.dueDate && <UrgencyMark entry={card} />}
      </div>
    </>
  );
}

/** What dragging does, for the keyboard and for fingers. */
function MoveMenu({ card, actor, onMove }: BoardCardProps) {
  const say = useSay();
  const { history } = useRouter();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const label = say(m.move, { id: card.id });
  const moves = movesOf(card, actor).map((move) => ({
    id: move.action,
    label: say(m.moveAs, {
      status: say(entryStatusMessages[move.to]),
      action: say(caseWorkflow.transitions[move.action].label),
    }),
    why: move.objection ? say(move.objection.message, move.objection.values) : undefined,
    onChoose: () => onMove(move),
  }));
  const entries =
    card.status === 'waiting_approval'
      ? [{ id: 'decide', label: say(m.decide), onChoose: () => history.push(rowTarget(card)) }]
      : moves;
  return (
    <span ref={anchor} className="kcard-menu">
      <IconButton
        icon="more"
        label={label}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={entries.length === 0}
        title={entries.length === 0 ? say(m.nowhere) : undefined}
        onClick={() => setOpen(true)}
      />
      {open && <Menu label={label} head={label} entries={entries} triggerRef={anchor} onClose={() => setOpen(false)} />}
    </span>
  );
}
