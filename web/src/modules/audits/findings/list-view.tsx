import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { listMessages } from '@vigie/domain/messages/lists';
import { auditAddress, findingAddress } from '@vigie/domain/modules/audits/audits/id';
import { type FindingEntry, findingList, findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { findingStatusMessages, findingTitleMessages } from '@vigie/domain/modules/audits/findings/messages';
import {
  type FindingFacts,
  type FindingMove,
  type FindingStatus,
  findingStatuses,
  findingWorkflow,
} from '@vigie/domain/modules/audits/findings/workflow';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { builtInGrades } from '@vigie/domain/modules/parameters/public';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { EntryNone, EntryPerson, ImportedMark } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { boardView, listView } from '../../records/public';
import { useGrades } from '../grades';
import { DueMark, FindingState, GradeMark, RepeatMark } from './marks';
import { findingTransitions } from './queries';

export const findingsPath = '/apps/audit/findings';
const addressOf = ({ id }: { readonly id: string }) => findingAddress(id);

/** A card knows nothing of the answer: the server says what is missing. */
const unknown: FindingFacts = { hasCause: true, hasCorrection: true, hasMeasures: true, isOwnAnswer: false };

const questionOf = (entry: FindingEntry, { companyId, userId }: Actor) => ({
  item: { ...entry, companyId, authorId: entry.authorId, auditors: [], auditees: [{ id: userId, name: '' }] },
  facts: unknown,
});

/** Those that the company has added. */
function useOwnGrades(): readonly string[] {
  return useGrades()
    .map(({ key }) => key)
    .filter((key) => !builtInGrades.some((one) => one === key));
}

export const findingListView = listView(findingList, findingsEndpoints, {
  record: 'finding',
  title: findingTitleMessages.plural,
  path: findingsPath,
  fileName: 'audit-findings.xlsx',
  ownValues: { grade: useOwnGrades },
  titled: 'title',
  minor: ['clause', 'department', 'repeatOf'],
  addressOf,
  marks: ({ repeatOf, isImported }) => (
    <>
      {repeatOf && <RepeatMark />}
      {isImported && <ImportedMark />}
    </>
  ),
  unseen: ['isImported'],
  cells: {
    status: ({ status }) => <FindingState status={status} />,
    grade: (entry) => <GradeMark {...entry} />,
    auditId: ({ auditId, auditTitle }) => (
      <Link className="touch-link nowrap" to={auditAddress(auditId)} title={auditTitle}>
        {auditId}
      </Link>
    ),
    owner: ({ owner }, { say }) =>
      owner ? <EntryPerson name={owner} /> : <EntryNone why={say(listMessages.notGiven)} />,
    dueOn: (entry, { say }) =>
      entry.dueOn ? <DueMark finding={entry} /> : <EntryNone why={say(listMessages.notGiven)} />,
    followUp: ({ measures }, { say }) =>
      measures.length > 0 ? measures.join(', ') : <EntryNone why={say(m.followUpNone)} />,
    repeatOf: ({ repeatOf }, { say }) =>
      repeatOf ? (
        <Link className="touch-link nowrap" to={findingAddress(repeatOf)}>
          {repeatOf}
        </Link>
      ) : (
        <EntryNone why={say(listMessages.notGiven)} />
      ),
  },
  board: boardView<FindingEntry, FindingMove, FindingStatus>({
    statuses: findingStatuses,
    statusLabels: findingStatusMessages,
    State: FindingState,
    workflow: findingWorkflow,
    rules: workflowMoves(findingWorkflow, questionOf),
    transitions: findingTransitions,
    addressOf,
    titleOf: ({ title }) => title,
    marks: (entry) => (
      <span className="cluster">
        <GradeMark {...entry} />
        <DueMark finding={entry} />
        {entry.isImported && <ImportedMark />}
      </span>
    ),
    bottom: ({ owner, department }) => (
      <>
        {owner && <EntryPerson name={owner} />}
        <span className="clip">{department}</span>
      </>
    ),
  }),
});
