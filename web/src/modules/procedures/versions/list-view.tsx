import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { listMessages } from '@vigie/domain/messages/lists';
import { proceduresPath, versionAddress } from '@vigie/domain/modules/procedures/id';
import { isAmong } from '@vigie/domain/modules/procedures/procedures/procedure';
import { type VersionEntry, versionList, versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { versionStatusMessages, versionTitleMessages } from '@vigie/domain/modules/procedures/versions/messages';
import {
  type VersionFacts,
  type VersionMove,
  type VersionStatus,
  versionStatuses,
  versionWorkflow,
} from '@vigie/domain/modules/procedures/versions/workflow';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { formatMinute } from '../../../platform/page/dates';
import { ConfidentialMark, EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { boardView, listView } from '../../records/public';
import { VersionState } from '../marks';
import { versionTransitions } from './steps';

export const versionsPath = `${proceduresPath}/versions`;
const addressOf = ({ id }: { readonly id: string }) => versionAddress(id);

/** What a card knows of what stands in the way: the rest is said by the server. */
const knownOf = ({ reviews, approvals, plannedFrom }: VersionEntry, userId: number | null): VersionFacts => ({
  wroteInIt: false,
  hasReviewed: isAmong(reviews, userId),
  hasApproved: isAmong(approvals, userId),
  isQualified: true,
  isFirst: true,
  hasText: true,
  hasChange: true,
  hasSummary: true,
  impact: 'whole',
  plannedFrom,
  reviewers: 1,
  approvers: 1,
  hasQaApprover: true,
  coming: [],
  unfinished: null,
});
const questionOf = (entry: VersionEntry, { companyId, userId }: Actor) => ({
  item: { ...entry, companyId },
  facts: knownOf(entry, userId),
});

const moment = (at: string | null, none: string) =>
  at === null ? <EntryNone why={none} /> : <span className="nowrap">{formatMinute(at)}</span>;

export const versionListView = listView(versionList, versionsEndpoints, {
  record: 'procedure_version',
  title: versionTitleMessages.plural,
  path: versionsPath,
  fileName: 'procedure-versions.xlsx',
  titled: 'title',
  addressOf,
  marks: ({ isConfidential }: VersionEntry) => isConfidential && <ConfidentialMark />,
  minor: ['owner', 'effectiveFrom'],
  cells: {
    status: ({ status }) => <VersionState status={status} />,
    writer: ({ writer }) => <EntryPerson name={writer} />,
    owner: ({ owner }) => <EntryPerson name={owner} />,
    plannedFrom: ({ plannedFrom }, { say }) => moment(plannedFrom, say(listMessages.notGiven)),
    effectiveFrom: ({ effectiveFrom }, { say }) => moment(effectiveFrom, say(listMessages.notGiven)),
  },
  board: boardView<VersionEntry, VersionMove, VersionStatus>({
    statuses: versionStatuses,
    statusLabels: versionStatusMessages,
    State: VersionState,
    workflow: versionWorkflow,
    rules: workflowMoves(versionWorkflow, questionOf),
    transitions: versionTransitions,
    addressOf,
    titleOf: ({ title }) => title,
    marks: ({ code, label }) => (
      <span className="cluster small muted">
        <span>{code}</span>
        <span>{label}</span>
      </span>
    ),
    bottom: ({ writer }) => <EntryPerson name={writer} />,
  }),
});
