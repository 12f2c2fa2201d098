import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { type CaseEntry, entryStatuses, entryStatusMessages } from '@vigie/domain/modules/cases/list';
import { caseBoardMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { useState } from 'react';
import type { BoardColumn } from '../../../platform/lists/board/board-lanes';
import { ListBoard } from '../../../platform/lists/board/list-board';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { BoardCard } from './board-card';
import { canMove, dropOutcome, type Move } from './card-moves';
import { addressOfCases, type CaseSearch } from './case-search';
import { caseListWalk } from './case-walk';
import { EntryState } from './entry-marks';
import { useRefetchCases } from './queries';

/** What a move asks and signs: a board that is only read needs none of it. */
const MoveCard = lazyDialog(async () => ({ default: (await import('./move-card')).MoveCard }));

interface CaseBoardProps {
  kind: Kind;
  search: CaseSearch;
  columns: readonly BoardColumn<CaseEntry>[];
  stale: boolean;
}

const drawCard = (card: CaseEntry, onMove: (move: Move) => void) => <BoardCard card={card} onMove={onMove} />;

export function CaseBoard({ kind, search, columns, stale }: CaseBoardProps) {
  const actor = actorOf(useUser());
  const refetch = useRefetchCases();
  const [moving, setMoving] = useState<{ card: CaseEntry; move: Move } | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const start = (card: CaseEntry, move: Move) => setMoving({ card, move });
  return (
    <>
      <ListBoard
        label={m.label}
        columns={columns}
        statuses={entryStatuses}
        chosen={search.status}
        statusLabels={entryStatusMessages}
        head={(status) => <EntryState status={status} />}
        none={m.noCard}
        restOf={(status) => addressOfCases(kind, { ...search, view: 'list', status: [status], page: 1 })}
        draw={drawCard}
        dropOutcome={(card, lane) => dropOutcome(card, lane, actor)}
        canMove={canMove}
        onMove={start}
        busy={moving?.card.id ?? null}
        moved={moved}
        stale={stale}
        walk={caseListWalk}
      />
      {moving && (
        <MoveCard
          card={moving.card}
          action={moving.move.action}
          onClose={() => {
            setMoved(moving.card.id);
            setMoving(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}
