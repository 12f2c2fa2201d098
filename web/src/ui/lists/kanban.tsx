import { memo, type ReactNode, useState } from 'react';
import { DragArea, type DragTexts, useDragItem, useDropPlace } from '../drag/drag-area';
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

/** What is said of a drag; `reason` says why the lane refuses the card. */
export interface KanbanTexts extends Pick<DragTexts, 'instructions'> {
  lifted: (card: string, lane: string) => string;
  over: (card: string, lane: string, reason: string | null) => string;
  dropped: (card: string, lane: string) => string;
  cancelled: (card: string) => string;
}

/** Methods, because whoever loads it later knows its cards more precisely. */
interface KanbanProps<Card> {
  label: string;
  lanes: readonly Lane<Card>[];
  keyOf(card: Card): string;
  /** The card's link takes `useDragHandle`. */
  draw(card: Card): ReactNode;
  canDrag(card: Card): boolean;
  /** Why a card cannot be put into a lane; null when it can. */
  objection(card: Card, lane: string): string | null;
  onDrop(card: Card, lane: string): void;
  texts: KanbanTexts;
  busy: string | null;
  stale: boolean;
}

/** Cards in columns. Dragging is only the shorter way: a card brings its own menu for the other. */
export default function Kanban<Card>(props: KanbanProps<Card>) {
  const { label, lanes, keyOf, draw, canDrag, objection, onDrop, texts, busy, stale } = props;
  const [held, setHeld] = useState<{ card: Card; from: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const letGo = () => {
    setHeld(null);
    setOver(null);
  };
  const reasonFor = (lane: string) => (held && held.from !== lane ? objection(held.card, lane) : null);
  const stateOf = (lane: string) => {
    if (!held || held.from === lane) return undefined;
    return reasonFor(lane) === null ? 'open' : 'refused';
  };
  return (
    <DragArea
      places={lanes.map(({ id }) => id)}
      texts={spokenTexts(texts, lanes, held?.from, reasonFor)}
      onLift={(key, from) => {
        const card = lanes.flatMap(({ cards }) => cards).find((one) => keyOf(one) === key);
        if (card) setHeld({ card, from });
      }}
      onOver={setOver}
      onDrop={(_key, lane) => {
        // A refused drop is dropped too: whoever lets go early is still told why.
        if (held && lane !== null && lane !== held.from) onDrop(held.card, lane);
        letGo();
      }}
      onCancel={letGo}
      picture={held && <div className="kcard">{draw(held.card)}</div>}
    >
      <section className={stale ? 'kanban kanban-stale' : 'kanban'} aria-label={label} aria-busy={stale || undefined}>
        {lanes.map((lane) => (
          <LaneColumn
            key={lane.id}
            lane={lane}
            state={stateOf(lane.id)}
            isOver={held !== null && over === lane.id}
            reason={over === lane.id ? reasonFor(lane.id) : null}
          >
            {lane.cards.map((card) => (
              <CardItem
                key={keyOf(card)}
                id={keyOf(card)}
                lane={lane.id}
                canDrag={canDrag(card) && busy === null}
                isHeld={held !== null && keyOf(held.card) === keyOf(card)}
                isBusy={busy === keyOf(card)}
                card={card}
                draw={draw}
              />
            ))}
          </LaneColumn>
        ))}
      </section>
    </DragArea>
  );
}

interface LaneColumnProps {
  lane: Lane<unknown>;
  state: 'open' | 'refused' | undefined;
  isOver: boolean;
  reason: string | null;
  children: ReactNode;
}

function LaneColumn({ lane, state, isOver, reason, children }: LaneColumnProps) {
  return (
    <section
      ref={useDropPlace(lane.id)}
      className="lane"
      aria-label={lane.label}
      data-lane={lane.id}
      data-drop={state}
      data-over={isOver || undefined}
    >
      <h2 className="lane-head">
        {lane.head}
        <span className="n">{lane.count}</span>
      </h2>
      {reason !== null && <p className="lane-why">{reason}</p>}
      {lane.cards.length > 0 && <ol>{children}</ol>}
      {lane.foot}
    </section>
  );
}

interface CardContentProps<Card> {
  card: Card;
  draw: (card: Card) => ReactNode;
}

/** Drawn anew when the board is, not with every step of a drag. */
const CardContent = memo(function CardContent<Card>({ card, draw }: CardContentProps<Card>) {
  return draw(card);
}) as <Card>(props: CardContentProps<Card>) => ReactNode;

interface CardItemProps<Card> extends CardContentProps<Card> {
  id: string;
  lane: string;
  canDrag: boolean;
  isHeld: boolean;
  isBusy: boolean;
}

const CardItem = memo(function CardItem<Card>(props: CardItemProps<Card>) {
  const { id, lane, canDrag, isHeld, isBusy, card, draw } = props;
  const { item, withHandle } = useDragItem(id, lane, !canDrag);
  return (
    <li
      {...item}
      className="kcard"
      data-card={id}
      data-draggable={canDrag || undefined}
      data-held={isHeld || undefined}
      aria-busy={isBusy || undefined}
    >
      {withHandle(<CardContent card={card} draw={draw} />)}
    </li>
  );
}) as <Card>(props: CardItemProps<Card>) => ReactNode;

/** A refusal is said while the card is over the lane; once it is dropped there, by whoever refuses it. */
function spokenTexts(
  texts: KanbanTexts,
  lanes: readonly Lane<unknown>[],
  from: string | undefined,
  reasonFor: (lane: string) => string | null,
): DragTexts {
  const labelOf = (id: string) => lanes.find((lane) => lane.id === id)?.label ?? id;
  const lifted = (card: string, lane: string) => texts.lifted(card, labelOf(lane));
  return {
    instructions: texts.instructions,
    lifted,
    over: (card, lane) => {
      if (lane === null) return undefined;
      // The card is over its own lane from the start: what has just been said of it is not said over.
      return lane === from ? lifted(card, lane) : texts.over(card, labelOf(lane), reasonFor(lane));
    },
    dropped: (card, lane) => {
      if (lane === null || lane === from) return texts.cancelled(card);
      return reasonFor(lane) === null ? texts.dropped(card, labelOf(lane)) : undefined;
    },
    cancelled: texts.cancelled,
  };
}
