import type { Message } from '@vigie/domain/kernel/message';
import { boardDragMessages, boardMessages as m } from '@vigie/domain/messages/lists';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Kanban, type KanbanTexts } from '../../../ui/lists/kanban';
import { notify } from '../../../ui/overlays/toast';
import { placeOf } from '../../page/address';
import { type Say, useSay } from '../../page/messages';
import { Link } from '../../router/link';
import { useRowWalk } from '../row-walk';
import { type BoardColumn, boardLanes } from './board-lanes';
import type { Landing } from './card-moves';

interface ListBoardProps<Card, Status extends string, Move> {
  label: Message;
  columns: readonly BoardColumn<Card>[];
  statuses: readonly Status[];
  /** Those that a filter chose; none, when it chose none. */
  chosen: readonly Status[];
  statusLabels: Readonly<Record<Status, Message>>;
  head: (status: Status) => ReactNode;
  /** What an empty lane says. */
  none: Message;
  /** The list of what the lane does not show. */
  restOf: (status: Status) => string;
  /** The same function each time, or every card is drawn anew. */
  draw: (card: Card, onMove: (move: Move) => void) => ReactNode;
  dropOutcome: (card: Card, lane: string) => Landing<Move, string>;
  canMove: (card: Card) => boolean;
  onMove: (card: Card, move: Move) => void;
  /** The card that is being moved, and the one that was moved last. */
  busy: string | null;
  moved: string | null;
  stale: boolean;
  /** The same object each time. */
  walk: { readonly next: Message; readonly previous: Message };
}

/** The records of a list by status, to be moved along their workflow by dragging. */
export function ListBoard<Card extends { readonly id: string }, Status extends string, Move>(
  props: ListBoardProps<Card, Status, Move>,
) {
  const { label, columns, statusLabels, head, none, restOf, dropOutcome, canMove, onMove } = props;
  const say = useSay();
  const board = useRef<HTMLDivElement>(null);
  const drawCard = useCardDrawing(props.draw, onMove);
  useRowWalk(board, props.walk);
  useFocusMoved(board, props.moved, columns);
  const labelOf = (lane: string) => say(lane in statusLabels ? statusLabels[lane as Status] : m.unknown);
  const drop = (card: Card, lane: string) => {
    const landing = dropOutcome(card, lane);
    if (landing.kind === 'moves') onMove(card, landing.move);
    else if (landing.kind === 'refused') notify.error(reasonIn(landing, labelOf, say) ?? '');
  };
  return (
    <div ref={board}>
      <Kanban
        label={say(label)}
        lanes={boardLanes(columns, props.statuses, props.chosen).map(({ id, status, total, items }) => ({
          id,
          label: labelOf(id),
          head: status ? head(status) : labelOf(id),
          count: total,
          cards: items,
          foot: <LaneFoot none={none} total={total} rest={total - items.length} address={status && restOf(status)} />,
        }))}
        keyOf={({ id }: Card) => id}
        draw={drawCard}
        canDrag={canMove}
        objection={(card: Card, lane) => reasonIn(dropOutcome(card, lane), labelOf, say)}
        onDrop={drop}
        texts={dragTexts(say)}
        busy={props.busy}
        stale={props.stale}
      />
    </div>
  );
}

/** What a card's menu calls is looked up when it does: the board is drawn anew whenever a card is being moved. */
function useCardDrawing<Card, Move>(
  draw: (card: Card, onMove: (move: Move) => void) => ReactNode,
  onMove: (card: Card, move: Move) => void,
): (card: Card) => ReactNode {
  const move = useRef(onMove);
  useLayoutEffect(() => {
    move.current = onMove;
  }, [onMove]);
  return useCallback((card) => draw(card, (to) => move.current(card, to)), [draw]);
}

function dragTexts(say: Say): KanbanTexts {
  const { instructions, lifted, over, refused, dropped, cancelled } = boardDragMessages;
  return {
    instructions: say(instructions),
    lifted: (id, lane) => say(lifted, { id, lane }),
    over: (id, lane, reason) => (reason === null ? say(over, { id, lane }) : say(refused, { id, lane, reason })),
    dropped: (id, lane) => say(dropped, { id, lane }),
    cancelled: (id) => say(cancelled, { id }),
  };
}

function reasonIn(landing: Landing<unknown, string>, labelOf: (lane: string) => string, say: Say): string | null {
  if (landing.kind !== 'refused') return null;
  const { message, values, ways } = landing;
  return say(message, ways ? { from: labelOf(ways.from), to: labelOf(ways.to) } : values);
}

/** A card that moved is drawn anew elsewhere; the keyboard goes along with it. */
function useFocusMoved(board: { current: HTMLElement | null }, moved: string | null, columns: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new columns are what the card has to be looked for in
  useEffect(() => {
    if (moved === null || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved)}"] .row-link`)?.focus();
  }, [board, moved, columns]);
}

interface LaneFootProps {
  none: Message;
  total: number;
  rest: number;
  address: string | null;
}

/** The board holds the first cards of each column: the others are in the list. */
function LaneFoot({ none, total, rest, address }: LaneFootProps) {
  const say = useSay();
  if (total === 0) return <p className="centred note lane-none">{say(none)}</p>;
  if (rest <= 0 || !address) return null;
  return (
    <Link className="items-centre note rounded lane-more" {...placeOf(address)}>
      {say(m.more, { n: rest })}
    </Link>
  );
}
