import { type CaseEntry, type EntryStatus, entryStatuses, entryStatusMessages } from '@vigie/domain/modules/cases/list';
import { caseBoardMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import type { ComponentProps } from 'react';
import { type BoardView, RecordBoard, type RecordBoardProps } from '../../../platform/lists/board/record-board';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { CommentCount, ConfidentialMark, EntryPerson, ImportedMark } from '../../../platform/records/entry-marks';
import { caseTransitions } from '../case-transitions';
import { caseCalls } from '../queries';
import { cardRules } from './card-rules';
import { CriticalityMark, EntryState, UrgencyMark } from './entry-marks';
import { rowTarget } from './row-target';

/** What a move asks and signs: a board that is only read needs none of it. */
const MoveCard = lazyDialog(async () => ({ default: (await import('./move-card')).MoveCard }));

const caseBoard: BoardView<CaseEntry, CaseAction, EntryStatus> = {
  statuses: entryStatuses,
  statusLabels: entryStatusMessages,
  State: EntryState,
  workflow: caseWorkflow,
  rules: cardRules,
  transitions: caseTransitions,
  texts: m,
  addressOf: rowTarget,
  titleOf: ({ summary }) => summary,
  top: ({ criticality }) => criticality && <CriticalityMark criticality={criticality} />,
  marks: ({ isConfidential, isImported }) => (
    <>
      {isConfidential && <ConfidentialMark />}
      {isImported && <ImportedMark />}
    </>
  ),
  bottom: (card) => (
    <>
      <EntryPerson name={card.owner} />
      <CommentCount count={card.comments} />
      {card.dueDate && <UrgencyMark entry={card} />}
    </>
  ),
  instead: (card) => (card.status === 'waiting_approval' ? { label: m.decide, to: rowTarget(card) } : undefined),
  MoveDialog: MoveAndRefetch,
};

export function CaseBoard(props: RecordBoardProps<CaseEntry>) {
  return <RecordBoard view={caseBoard} {...props} />;
}

function MoveAndRefetch({ onClose, ...move }: ComponentProps<typeof MoveCard>) {
  return (
    <MoveCard
      {...move}
      onClose={() => {
        onClose();
        void caseCalls.refetch();
      }}
    />
  );
}
