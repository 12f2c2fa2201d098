import type { Message } from '@vigie/domain/kernel/message';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { listMessages } from '@vigie/domain/messages/lists';
import { recordListMessages } from '@vigie/domain/messages/record-page';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useDragHandle } from '../../../ui/drag/drag-handle';
import { notify } from '../../../ui/overlays/toast';
import { placeOf } from '../../page/address';
import { useSay } from '../../page/messages';
import {
  asksFirst,
  RecordTransitionDialog,
  type RecordTransitions,
  type RecordVersion,
  useRecordTransition,
} from '../../records/record-transition';
import { Link } from '../../router/link';
import { useRouter } from '../../router/router';
import { actorOf, useUser } from '../../session/session';
import { sentenceOf } from '../../transport/api-error';
import type { BoardColumn } from './board-lanes';
import type { CardMove, CardRules, Ways } from './card-moves';
import { ListBoard } from './list-board';
import { MoveMenu } from './move-menu';

interface MoveDialogProps<Card, Action> {
  card: Card;
  action: Action;
  onClose: () => void;
}

/** How the cards of one kind are drawn and moved. */
export interface BoardView<Card extends RecordVersion, Action extends string, Status extends string> {
  readonly statuses: readonly Status[];
  readonly statusLabels: Readonly<Record<Status, Message>>;
  readonly State: ComponentType<{ status: Status }>;
  readonly workflow: Ways<Action, string>;
  readonly rules: CardRules<Card, Action, string>;
  readonly transitions: RecordTransitions<Action>;
  readonly texts?: Readonly<Partial<Record<'label' | 'noCard' | 'nowhere', Message>>>;
  readonly addressOf: (card: Card) => string;
  readonly titleOf: (card: Card) => string;
  /** Beside the number. */
  readonly top?: (card: Card) => ReactNode;
  /** Under the title. */
  readonly marks?: (card: Card) => ReactNode;
  readonly bottom?: (card: Card) => ReactNode;
  /** What is done instead with a card that the workflow does not know yet. */
  readonly instead?: (card: Card) => { readonly label: Message; readonly to: string } | undefined;
  /** Asks what a move needs, where a card knows too little of its record. */
  readonly MoveDialog?: ComponentType<MoveDialogProps<Card, Action>>;
}

export interface RecordBoardProps<Card> {
  columns: readonly BoardColumn<Card>[];
  /** Those that a filter chose; none, when it chose none. */
  chosen: readonly string[];
  /** The list of what a lane does not show. */
  restOf: (status: string) => string;
  walk: { readonly next: Message; readonly previous: Message };
  stale: boolean;
}

interface ViewedBoardProps<Card extends RecordVersion, Action extends string, Status extends string>
  extends RecordBoardProps<Card> {
  view: BoardView<Card, Action, Status>;
}

/** The records of a list by status, moved along their workflow by dragging or by a menu. */
export function RecordBoard<Card extends RecordVersion, Action extends string, Status extends string>(
  props: ViewedBoardProps<Card, Action, Status>,
) {
  const { view, columns, chosen, restOf, walk, stale } = props;
  const { statuses, statusLabels, State, rules, texts = {}, transitions, MoveDialog } = view;
  const actor = actorOf(useUser());
  const { moving, moved, start, close } = useCardMove(view);
  const draw = useCallback(
    (card: Card, onMove: (move: CardMove<Action, string>) => void) => (
      <BoardCard view={view} card={card} onMove={onMove} />
    ),
    [view],
  );
  return (
    <>
      <ListBoard
        label={texts.label ?? recordListMessages.label}
        columns={columns}
        statuses={statuses}
        chosen={statuses.filter((status) => chosen.includes(status))}
        statusLabels={statusLabels}
        head={(status) => <State status={status} />}
        none={texts.noCard ?? recordListMessages.noCard}
        restOf={restOf}
        draw={draw}
        dropOutcome={(card, lane) => rules.dropOutcome(card, lane, actor)}
        canMove={rules.canMove}
        onMove={start}
        busy={moving?.card.id ?? null}
        moved={moved}
        stale={stale}
        walk={walk}
      />
      {moving && MoveDialog && <MoveDialog card={moving.card} action={moving.action} onClose={close} />}
      {moving && !MoveDialog && asksFirst(transitions, moving.action) && (
        <RecordTransitionDialog transitions={transitions} record={moving.card} action={moving.action} onClose={close} />
      )}
    </>
  );
}

/** One card at a time; a move that asks for something waits for it. */
function useCardMove<Card extends RecordVersion, Action extends string, Status extends string>({
  transitions,
  MoveDialog,
}: BoardView<Card, Action, Status>) {
  const say = useSay();
  const { run } = useRecordTransition(transitions);
  const [moving, setMoving] = useState<{ card: Card; action: Action } | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const take = async (card: Card, action: Action) => {
    try {
      await run({ record: card, action });
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    }
    setMoved(card.id);
    setMoving(null);
  };
  return {
    moving,
    moved,
    start: (card: Card, { action }: CardMove<Action, string>) => {
      if (moving) return;
      setMoving({ card, action });
      if (!MoveDialog && !asksFirst(transitions, action)) void take(card, action);
    },
    close: () => {
      setMoved(moving?.card.id ?? null);
      setMoving(null);
    },
  };
}

interface BoardCardProps<Card extends RecordVersion, Action extends string, Status extends string> {
  view: BoardView<Card, Action, Status>;
  card: Card;
  onMove: (move: CardMove<Action, string>) => void;
}

function BoardCard<Card extends RecordVersion, Action extends string, Status extends string>(
  props: BoardCardProps<Card, Action, Status>,
) {
  const { view, card, onMove } = props;
  const { workflow, rules, texts = {}, addressOf, titleOf, top, marks, bottom, instead } = view;
  const say = useSay();
  const user = useUser();
  const { history } = useRouter();
  const other = instead?.(card);
  return (
    <>
      <div className="row meta digits kcard-top">
        <span>{card.id}</span>
        {top?.(card)}
        <MoveMenu
          id={card.id}
          workflow={workflow}
          canMove={rules.canMove(card)}
          moves={() => rules.movesOf(card, actorOf(user))}
          instead={other && { id: 'instead', label: say(other.label), onChoose: () => history.push(other.to) }}
          nowhere={texts.nowhere ?? recordListMessages.nowhere}
          onMove={onMove}
        />
      </div>
      <p className="strong breaks kcard-summary">
        <Link className="row-link" draggable={false} {...useDragHandle()} {...placeOf(addressOf(card))}>
          {titleOf(card) || say(listMessages.untitled)}
        </Link>
      </p>
      {marks?.(card)}
      <div className="row gap-6 small muted kcard-bottom">{bottom?.(card)}</div>
    </>
  );
}
