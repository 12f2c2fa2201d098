import { isBuiltIn } from '@vigie/domain/kernel/kinds';
import { modeInWords } from '@vigie/domain/messages/kinds';
import { listMessages } from '@vigie/domain/messages/lists';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { caseListEndpoints, caseList as declared } from '@vigie/domain/modules/cases/list';
import { caseSelectionMessages, caseListMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { ConfidentialMark, EntryNone, EntryPerson, ImportedMark } from '../../platform/records/entry-marks';
import { formatDay } from '../../ui/fields/day';
import { useParameters } from '../parameters/public';
import { listView } from '../records/public';
import { CaseSelection } from './list/case-selection';
import { CriticalityMark, EntryState, NotYet, UrgencyMark } from './list/entry-marks';
import { rowTarget } from './list/row-target';

const CaseBoard = lazyComponent(async () => ({ default: (await import('./list/case-board')).CaseBoard }));

/** The modes of detection that the company has added. */
const useOwnModes = () => (useParameters().data?.detectionModes ?? []).filter((mode) => !isBuiltIn(mode));

/** Each kind of case has a list of its own. */
export function caseListView(kind: Kind) {
  const { route } = caseKinds[kind];
  return listView(declared, caseListEndpoints, {
    record: 'case',
    views: kind,
    title: kind === 'hse' ? m.dashboardHse : appMessages[route],
    caption: appMessages[route],
    path: `/apps/${route}`,
    fileName: `${route}.xlsx`,
    of: { kind },
    ownValues: { origin: useOwnModes },
    texts: m,
    titled: 'summary',
    addressOf: rowTarget,
    marks: ({ isConfidential, isImported }) => (
      <>
        {isConfidential && <ConfidentialMark />}
        {isImported && <ImportedMark />}
      </>
    ),
    minor: ['origin'],
    unseen: ['detectionDate', 'isImported'],
    cells: {
      status: ({ status }) => <EntryState status={status} />,
      criticality: ({ criticality }) => <CriticalityMark criticality={criticality} />,
      owner: ({ owner }) => <EntryPerson name={owner} />,
      origin: ({ origin }, { say }) =>
        origin ? modeInWords(origin, say) : <EntryNone why={say(listMessages.notGiven)} />,
      dueDate: ({ dueDate }) => (dueDate ? <time dateTime={dueDate}>{formatDay(dueDate)}</time> : <NotYet />),
      urgency: (entry) => <UrgencyMark entry={entry} />,
    },
    objection: ({ status }, say) => (status === 'waiting_approval' ? say(caseSelectionMessages.waiting) : null),
    Selection: CaseSelection,
    Board: CaseBoard,
  });
}
