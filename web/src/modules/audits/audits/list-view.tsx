import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { type AuditEntry, auditList, auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import { auditStatusMessages, auditTitleMessages } from '@vigie/domain/modules/audits/audits/messages';
import {
  type AuditFacts,
  type AuditMove,
  type AuditStatus,
  auditStatuses,
  auditWorkflow,
} from '@vigie/domain/modules/audits/audits/workflow';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { plannerObjection } from '@vigie/domain/modules/audits/rights';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { todayHere } from '../../../platform/page/dates';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { ConfidentialMark, EntryPerson, ImportedMark } from '../../../platform/records/entry-marks';
import { boardView, listView } from '../../records/public';
import { AnswersCell, AuditState, FindingCounts, PlannedDays, PlannedLines, UrgencyCell, UrgencyMark } from './marks';
import { auditTransitions } from './steps';

export const auditsPath = '/apps/audit';
const addressOf = ({ id }: { readonly id: string }) => auditAddress(id);

/** What a card knows of what stands in the way: the rest is said by the server. */
function knownOf({ plannedFrom }: AuditEntry): AuditFacts {
  return {
    today: todayHere(),
    plannedFrom,
    auditees: 1,
    isTemplatePublished: true,
    dependencies: [],
    openAnswers: 0,
    rivalAnswers: 0,
    phone: null,
    isReasonGiven: false,
    hasSummary: true,
    incomplete: [],
    blocking: [],
    unanswered: [],
  };
}

const questionOf = (entry: AuditEntry, { companyId }: Pick<Actor, 'companyId'>) => ({
  item: { ...entry, companyId },
  facts: knownOf(entry),
});

export const auditListView = listView(auditList, auditsEndpoints, {
  record: 'audit',
  title: auditTitleMessages.plural,
  path: auditsPath,
  fileName: 'audits.xlsx',
  titled: 'title',
  addressOf,
  marks: ({ isConfidential, isImported }) => (
    <>
      {isConfidential && <ConfidentialMark />}
      {isImported && <ImportedMark />}
    </>
  ),
  minor: ['type', 'site', 'openAnswers'],
  // On the page the two days stand in one column.
  unseen: ['plannedUntil', 'isImported'],
  cells: {
    status: ({ status }) => <AuditState status={status} />,
    lead: ({ lead }) => <EntryPerson name={lead} />,
    plannedFrom: (entry) => <PlannedLines {...entry} />,
    findings: ({ findings }) => <FindingCounts findings={findings} />,
    openAnswers: (entry) => <AnswersCell {...entry} />,
    urgency: (entry) => <UrgencyCell audit={entry} />,
  },
  create: {
    path: `${auditsPath}/new`,
    label: auditPageMessages.newAudit,
    objection: plannerObjection,
    Dialog: lazyDialog(() => import('./new-audit-dialog')),
  },
  board: boardView<AuditEntry, AuditMove, AuditStatus>({
    statuses: auditStatuses,
    statusLabels: auditStatusMessages,
    State: AuditState,
    workflow: auditWorkflow,
    rules: workflowMoves(auditWorkflow, questionOf),
    transitions: auditTransitions,
    addressOf,
    titleOf: ({ title }) => title,
    marks: (entry) => (
      <span className="cluster">
        <PlannedDays {...entry} />
        <UrgencyMark audit={entry} />
        {entry.isImported && <ImportedMark />}
      </span>
    ),
    bottom: ({ lead, where }) => (
      <>
        <EntryPerson name={lead} />
        <span className="clip">{where}</span>
      </>
    ),
  }),
});
