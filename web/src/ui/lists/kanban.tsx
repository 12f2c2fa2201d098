import { memo, type ReactNode, useRef, useState } from 'react';
import { DragArea, type DragTexts } from '../drag/drag-area';
import { DragHandleContext, noHandle } from '../drag/drag-handle';
import { usePortions } from '../foundation/portions';
import './row-link.css';
import './kanban.css';

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

/** Methods, because code that loads it later knows its cards more precisely. */
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
export function Kanban<Card>(props: KanbanProps<Card>) {
  const { label, lanes, keyOf, draw, canDrag, objection, onDrop, texts, busy, stale } = props;
  const [held, setHeld] = useState<Held<Card> | null>(null);
  const [over, setOver] = useState<string | null>(null);
  // Keys come faster than the board is drawn.
  const inHand = useRef<Held<Card>>(null);
  const shown = usePortions(Math.max(0, ...lanes.map(({ cards }) => cards.length)), firstCards, moreCards);
  const hold = (next: Held<Card> | null) => {
    inHand.current = next;
    setHeld(next);
    setOver(null);
  };
  const reasonFor = (carried: Held<Card> | null, lane: string) =>
    carried && carried.from !== lane ? objection(carried.card, lane) : null;
  const stateOf = (lane: string) => {
    if (!held || held.from === lane) return undefined;
    return reasonFor(held, lane) === null ? 'open' : 'refused';
  };
  const keyIn = (lane: Lane<Card>, key: string | null | undefined) =>
    lane.cards.some((card) => keyOf(card) === key) ? key : null;
  return (
    <DragArea
      texts={spokenTexts(
        texts,
        lanes,
        () => inHand.current?.from,
        (lane) => reasonFor(inHand.current, lane),
      )}
      disabled={busy !== null}
      onLift={(key, from) => {
        const card = lanes.flatMap(({ cards }) => cards).find((one) => keyOf(one) === key);
        if (card) hold({ card, key, from });
      }}
      onOver={setOver}
      onDrop={(_key, lane) => {
        const dropped = inHand.current;
        hold(null);
        // A refused drop is dropped too: a user who lets go early still reads why.
        if (dropped && lane !== null && lane !== dropped.from) onDrop(dropped.card, lane);
      }}
      onCancel={() => hold(null)}
      picture={held && <div className="card relative kcard">{draw(held.card)}</div>}
    >
      <section
        className={stale ? 'kanban kanban-stale' : 'kanban'}
        aria-label={label}
        aria-busy={stale || undefined}
        data-busy={busy !== null || undefined}
        data-carrying={held !== null || undefined}
      >
        {lanes.map((lane) => (
          <LaneColumn
            key={lane.id}
            lane={lane}
            shown={shown}
            state={stateOf(lane.id)}
            isOver={held !== null && over === lane.id}
            reason={over === lane.id ? reasonFor(held, lane.id) : null}
            heldKey={keyIn(lane, held?.key)}
            busyKey={keyIn(lane, busy)}
            keyOf={keyOf}
            canDrag={canDrag}
            draw={draw}
          />
        ))}
      </section>
    </DragArea>
  );
}

interface Held<Card> {
  readonly card: Card;
  readonly key: string;
  readonly from: string;
}

/** Of each lane: about a screenful at once, and then as many in one frame as keep input responsive. */
const firstCards = 8;
const moreCards = 6;

interface LaneColumnProps<Card> extends Pick<KanbanProps<Card>, 'keyOf' | 'canDrag' | 'draw'> {
  lane: Lane<Card>;
  /** How many of its cards. */
  shown: number;
  state: 'open' | 'refused' | undefined;
  isOver: boolean;
  reason: string | null;
  heldKey: string | null | undefined;
  busyKey: string | null | undefined;
}

const LaneColumn = memo(function LaneColumn<Card>(props: LaneColumnProps<Card>) {
  const { lane, shown, state, isOver, reason, heldKey, busyKey, keyOf, canDrag, draw } = props;
  return (
    <section
      className="bordered relative sunken lane"
      aria-label={lane.label}
      data-lane={lane.id}
      data-drag-place={lane.id}
      data-drop={state}
      data-over={isOver || undefined}
    >
      <h2 className="row strong lane-head">
        {lane.head}
        <span className="n">{lane.count}</span>
      </h2>
      {reason !== null && <p className="text-13 rounded critical lane-why">{reason}</p>}
      {lane.cards.length > 0 && (
        <ol className="grid gap-6 relative">
          {lane.cards.slice(0, shown).map((card) => {
            const key = keyOf(card);
            return (
              <CardItem
                key={key}
                id={key}
                canDrag={canDrag(card)}
                isHeld={heldKey === key}
                isBusy={busyKey === key}
                card={card}
                draw={draw}
              />
            );
          })}
        </ol>
      )}
      {lane.foot}
    </section>
  );
}) as <Card>(props: LaneColumnProps<Card>) => ReactNode;

interface CardItemProps<Card> {
  id: string;
  canDrag: boolean;
  isHeld: boolean;
  isBusy: boolean;
  card: Card;
  draw: (card: Card) => ReactNode;
}

const CardItem = memo(function CardItem<Card>(props: CardItemProps<Card>) {
  const { id, canDrag, isHeld, isBusy, card, draw } = props;
  const content = <CardContent card={card} draw={draw} />;
  return (
    <li
      className="card relative kcard"
      data-card={id}
      data-draggable={canDrag || undefined}
      data-drag-item={canDrag ? id : undefined}
      data-held={isHeld || undefined}
      aria-busy={isBusy || undefined}
    >
      {canDrag ? content : <DragHandleContext value={noHandle}>{content}</DragHandleContext>}
    </li>
  );
}) as <Card>(props: CardItemProps<Card>) => ReactNode;

/** Drawn anew when the board is, not when it is lifted. */
const CardContent = memo(function CardContent<Card>({ card, draw }: Pick<CardItemProps<Card>, 'card' | 'draw'>) {
  return draw(card);
}) as <Card>(props: Pick<CardItemProps<Card>, 'card' | 'draw'>) => ReactNode;

/** A refusal is announced while the card is over the lane; once it is dropped there, by the code that refuses it. */
function spokenTexts(
  texts: KanbanTexts,
  lanes: readonly Lane<unknown>[],
  from: () => string | undefined,
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
      return lane === from() ? lifted(card, lane) : texts.over(card, labelOf(lane), reasonFor(lane));
    },
    dropped: (card, lane) => {
      if (lane === null || lane === from()) return texts.cancelled(card);
      return reasonFor(lane) === null ? texts.dropped(card, labelOf(lane)) : undefined;
    },
    cancelled: texts.cancelled,
  };
}
