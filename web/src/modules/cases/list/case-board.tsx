import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { type CaseEntry, entryStatuses, entryStatusMessages } from '@vigie/domain/modules/cases/list';
import { caseBoardMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useEffect, useState } from 'react';
import type { BoardColumn } from '../../../platform/lists/board/board-lanes';
import { ListBoard } from '../../../platform/lists/board/list-board';
import { useSay } from '../../../platform/page/messages';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { notify } from '../../../ui/overlays/toast';
import { CaseTransitionDialog } from '../page/case-transitions';
import { useFreshCase } from '../queries';
import { BoardCard } from './board-card';
import { canMove, dropOutcome, type Move } from './card-moves';
import { addressOfCases, type CaseSearch } from './case-search';
import { caseListWalk } from './case-walk';
import { EntryState } from './entry-marks';
import { useRefetchCases } from './queries';

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

interface MoveCardProps {
  card: CaseEntry;
  action: CaseAction;
  onClose: () => void;
}

/** A card tells too little of its case to be signed: the case is asked for, and its version is what is signed. */
function MoveCard({ card, action, onClose }: MoveCardProps) {
  const say = useSay();
  const isSigned = caseWorkflow.transitions[action].signature !== undefined;
  const found = useFreshCase(card.id, isSigned);
  const failed = found.error !== null;
  useEffect(() => {
    if (!failed) return;
    notify.error(say(generalMessages.loadFailed));
    onClose();
  }, [failed, onClose, say]);
  const record = isSigned ? found.data : card;
  return record ? <CaseTransitionDialog record={record} since={null} action={action} onClose={onClose} /> : null;
}
