import { hasEnded } from '@vigie/domain/kernel/workflow';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Status } from '../../../ui/icons/status';
import {
  boardView,
  type CreationView,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordCalls,
  recordTransitions,
} from '../public';
import {
  walkMessages as m,
  type Walk,
  type WalkMove,
  type WalkStatus,
  walkEndpoints,
  walkList,
  walkNames,
  walkStatuses,
  walkWords,
  walkWorkflow,
} from './walk';

/** What the web of a small kind declares; its list, its board, its page and its dialogs follow. */
const path = '/apps/walks';
const addressOf = ({ id }: { readonly id: string }) => `${path}/${id}`;

const calls = recordCalls('walk', walkNames, walkEndpoints);

const transitions = recordTransitions<WalkMove, Walk>(calls, walkWorkflow, {
  questions: { cancel: { question: m.cancelQuestion } },
  dangerous: ['cancel'],
});

const questionOf = ({ status, ownerId, notes }: Walk) => ({
  item: { status, ownerId },
  facts: { hasNotes: notes !== '' },
});

const looks = { planned: 'waiting', underway: 'waiting', closed: 'good', cancelled: 'off' } as const;

function WalkState({ status }: { status: WalkStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(m.status[status])}</Status>;
}

const fields: RecordFields = {
  title: { label: m.title, takes: 'line', maxLength: 200, missing: m.titleMissing },
  place: { label: m.place, takes: 'line', maxLength: 200 },
  walkedOn: { label: m.walkedOn, takes: 'day' },
  risk: { label: m.risk, takes: m.risks },
  ownerId: { label: m.owner, takes: 'person' },
  notes: { label: m.notes, takes: 'text', maxLength: 4000 },
};

const creation: CreationView = {
  record: 'walk',
  endpoint: walkEndpoints.createWalk,
  title: m.new,
  fields,
  addressOf: (id) => addressOf({ id }),
};

export const walkListView = listView(walkList, walkEndpoints, {
  record: 'walk',
  title: m.walks,
  path,
  fileName: 'walks.xlsx',
  titled: 'title',
  addressOf,
  cells: {
    status: ({ status }) => <WalkState status={status} />,
    owner: ({ owner }) => <EntryPerson name={owner} />,
  },
  create: {
    path: `${path}/new`,
    label: m.new,
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
  board: boardView<Walk, WalkMove, WalkStatus>({
    statuses: walkStatuses,
    statusLabels: m.status,
    State: WalkState,
    workflow: walkWorkflow,
    rules: workflowMoves(walkWorkflow, questionOf),
    transitions,
    addressOf,
    titleOf: ({ title }) => title,
    bottom: ({ owner }) => <EntryPerson name={owner} />,
  }),
});

export const walkPage: PageView<Walk, WalkMove> = {
  calls,
  words: walkWords,
  icon: 'eye',
  listPath: path,
  titleOf: ({ title }) => title,
  State: WalkState,
  fields: {
    title: m.seen,
    of: fields,
    people: ({ owner }) => ({ ownerId: owner }),
    objection: ({ status }) => (hasEnded(walkWorkflow, status) ? { message: m.hasEnded } : null),
    needsReason: ({ status }) => status !== 'planned',
  },
  transitions,
  useActions: (record) => useWorkflowActions(walkWorkflow, () => questionOf(record)),
  commentCountOf: ({ comments }) => comments,
};
