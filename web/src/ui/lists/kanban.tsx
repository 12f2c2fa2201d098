import { type DragEvent, type ReactNode, useState } from 'react';
import './kanban.css';
import './row-link.css';

export interface Lane<Card> {
  id: string;
  label: string;
  head: ReactNode;
  count: number;
  cards: readonly Card[];
  /** Below the cards: what the lane does not show. */
  foot?: ReactNode;
}

interface KanbanProps<Card> {
  label: string;
  lanes: readonly Lane<Card>[];
  keyOf: (card: Card) => string;
  draw: (card: Card) => ReactNode;
  canDrag: (card: Card) => boolean;
  /** Why a card cannot be put into a lane; null when it can. */
  objection: (card: Card, lane: string) => string | null;
  onDrop: (card: Card, lane: string) => void;
  busy: string | null;
  stale: boolean;
}

/** Cards in columns. Dragging is only the shorter way: a card brings its own menu for the other. */
export function Kanban<Card>(props: KanbanProps<Card>) {
  const { label, lanes, keyOf, draw, canDrag, objection, onDrop, busy, stale } = props;
  const [held, setHeld] = useState<{ card: Card; from: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const letGo = () => {
    setHeld(null);
    setOver(null);
  };
  const lift = (event: DragEvent, card: Card, from: string) => {
    // Firefox drags nothing that carries nothing.
    event.dataTransfer.setData('text/plain', keyOf(card));
    event.dataTransfer.effectAllowed = 'move';
    setHeld({ card, from });
  };
  const reasonFor = (lane: string) => (held && held.from !== lane ? objection(held.card, lane) : null);
  const stateOf = (lane: string) => {
    if (!held || held.from === lane) return undefined;
    return reasonFor(lane) === null ? 'open' : 'refused';
  };
  return (
    <section className={stale ? 'kanban kanban-stale' : 'kanban'} aria-label={label} aria-busy={stale || undefined}>
      {lanes.map((lane) => (
        <section
          key={lane.id}
          className="lane"
          aria-label={lane.label}
          data-lane={lane.id}
          data-drop={stateOf(lane.id)}
          data-over={over === lane.id || undefined}
          onDragOver={(event) => {
            if (!held) return;
            event.preventDefault();
            // A refused drop is dropped too: whoever lets go early is still told why.
            event.dataTransfer.dropEffect = 'move';
            if (over !== lane.id) setOver(lane.id);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (held && held.from !== lane.id) onDrop(held.card, lane.id);
            letGo();
          }}
        >
          <h2 className="lane-head">
            {lane.head}
            <span className="n">{lane.count}</span>
          </h2>
          {over === lane.id && reasonFor(lane.id) !== null && <p className="lane-why">{reasonFor(lane.id)}</p>}
          {lane.cards.length > 0 && (
            <ol>
              {lane.cards.map((card) => (
                <li
                  key={keyOf(card)}
                  className="kcard"
                  data-card={keyOf(card)}
                  data-held={(held && keyOf(held.card) === keyOf(card)) || undefined}
                  aria-busy={busy === keyOf(card) || undefined}
                  draggable={canDrag(card) && busy === null}
                  onDragStart={(event) => lift(event, card, lane.id)}
                  onDragEnd={letGo}
                >
                  {draw(card)}
                </li>
              ))}
            </ol>
          )}
          {lane.foot}
        </section>
      ))}
    </section>
  );
}
