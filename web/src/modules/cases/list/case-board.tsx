import { Link } from '@tanstack/react-router';
import { kanbanMessages as m } from '@vigie/domain/messages/case-list';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import { useEffect, useRef, useState } from 'react';
import { actorOf } from '../../../platform/actor';
import { placeOf } from '../../../platform/address';
import { type Say, useSay } from '../../../platform/messages';
import { useRowWalk } from '../../../platform/row-walk';
import { useUser } from '../../../platform/session';
import { Kanban } from '../../../ui/kanban';
import { notify } from '../../../ui/toast';
import { MoveDialog } from '../page/case-moves';
import { BoardCard } from './board-card';
import { type BoardColumn, type BoardLane, boardLanes } from './board-lanes';
import { type Landing, landingOf, type Move } from './card-moves';
import { addressOfCases, type CaseSearch } from './case-search';
import { caseListWalk } from './case-walk';
import { EntryState, entryStatusMessages } from './entry-marks';
import { useRefetchCases } from './queries';

interface CaseBoardProps {
  kind: Kind;
  search: CaseSearch;
  columns: readonly BoardColumn[];
  stale: boolean;
}

export function CaseBoard({ kind, search, columns, stale }: CaseBoardProps) {
  const say = useSay();
  const actor = actorOf(useUser());
  const refetch = useRefetchCases();
  const board = useRef<HTMLDivElement>(null);
  useRowWalk(board, caseListWalk);
  const [moving, setMoving] = useState<{ card: CaseEntry; move: Move } | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  useFocusMoved(board, moved, columns);
  const reasonOf = (card: CaseEntry, lane: string) => reasonIn(landingOf(card, lane, actor), say);
  const drop = (card: CaseEntry, lane: string) => {
    const landing = landingOf(card, lane, actor);
    if (landing.kind === 'moves') setMoving({ card, move: landing.move });
    else if (landing.kind === 'refused') notify.error(reasonIn(landing, say) ?? '');
  };
  return (
    <div ref={board} className="cases-board">
      <Kanban
        label={say(m.label)}
        lanes={boardLanes(columns, search.status).map((lane) => ({
          id: lane.id,
          label: say(lane.status ? entryStatusMessages[lane.status] : m.unknown),
          head: lane.status ? <EntryState status={lane.status} /> : say(m.unknown),
          count: lane.total,
          cards: lane.items,
          foot: <LaneFoot kind={kind} search={search} lane={lane} />,
        }))}
        keyOf={({ id }) => id}
        draw={(card) => <BoardCard card={card} actor={actor} onMove={(move) => setMoving({ card, move })} />}
        canDrag={({ status }) => status !== 'void'}
        objection={reasonOf}
        onDrop={drop}
        busy={moving?.card.id ?? null}
        stale={stale}
      />
      {moving && (
        <MoveDialog
          record={moving.card}
          action={moving.move.action}
          onClose={() => {
            setMoved(moving.card.id);
            setMoving(null);
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function reasonIn(landing: Landing, say: Say): string | null {
  if (landing.kind !== 'refused') return null;
  const { message, ways } = landing;
  return say(message, ways && { from: say(entryStatusMessages[ways.from]), to: say(entryStatusMessages[ways.to]) });
}

/** A card that moved is drawn anew elsewhere; the keyboard goes along with it. */
function useFocusMoved(board: { current: HTMLElement | null }, moved: string | null, columns: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new columns are what the card has to be looked for in
  useEffect(() => {
    if (moved === null || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved)}"] .row-link`)?.focus();
  }, [board, moved, columns]);
}

/** The board holds the first cards of each column: the others are in the list. */
function LaneFoot({ kind, search, lane }: { kind: Kind; search: CaseSearch; lane: BoardLane }) {
  const say = useSay();
  if (lane.total === 0) return <p className="lane-none">{say(m.noCard)}</p>;
  const rest = lane.total - lane.items.length;
  if (rest <= 0 || !lane.status) return null;
  const address = addressOfCases(kind, { ...search, view: 'list', status: [lane.status], page: 1 });
  return (
    <Link className="lane-more" {...placeOf(address)}>
      {say(m.more, { n: rest })}
    </Link>
  );
}
