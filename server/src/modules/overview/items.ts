import { type ActionEntry, actionAddress } from '@vigie/domain/modules/actions/public';
import type { Alert } from '@vigie/domain/modules/alerts/public';
import { type CaseEntry, type CaseStatus, caseAddress } from '@vigie/domain/modules/cases/public';
import type { FollowedCase, WorkItem } from '@vigie/domain/modules/overview/contract';
import { type InboxEntry, reportAddress } from '@vigie/domain/modules/reports/public';
import type { WaitingRecord } from '../../platform/records/record-kinds';

/** A row of the page before it is known what stands in the way of its next step. */
export type Row = Omit<WorkItem, 'work'>;

const noStanding = { isImported: false, report: null, case: null, action: null };
/** Without what only the most urgent are asked for. */
const nothingKnown = {
  notReady: [],
  notReviewed: [],
  openQuestionnaires: [],
  unfinishedQuestionnaires: [],
  ownWork: null,
};

export function reportRow(entry: InboxEntry, fourEyes: boolean): Row {
  const { id, status, summary, detector, createdAt, severity, authorId } = entry;
  return {
    id,
    title: summary,
    address: reportAddress(id),
    person: detector,
    dueDate: null,
    isCritical: severity === 'high',
    since: createdAt,
    isConfidential: false,
    ...noStanding,
    report: { status, authorId, fourEyes },
  };
}

export function caseRow(entry: CaseEntry): Row {
  const { id, kind, status, summary, owner, ownerId, dueDate, criticality, detectionDate } = entry;
  return {
    id,
    title: summary,
    address: caseAddress({ kind, id }),
    person: owner,
    dueDate,
    isCritical: criticality === 'Critical',
    since: detectionDate,
    isConfidential: entry.isConfidential,
    // The works that list cases leave out the reports that wait for a decision.
    ...noStanding,
    isImported: entry.isImported,
    case: { status: status as CaseStatus, ownerId, version: entry.version, ...nothingKnown },
  };
}

export function actionRow(entry: ActionEntry): Row {
  const { id, status, summary, responsible, responsibleId, approverId, dueDate, priority, todos } = entry;
  return {
    id,
    title: summary,
    address: actionAddress(id),
    person: responsible,
    dueDate,
    isCritical: priority === 'high',
    since: null,
    isConfidential: entry.isConfidential,
    ...noStanding,
    action: {
      version: entry.version,
      status,
      responsibleId,
      approverId,
      isCaseEnded: false,
      openTodos: todos.total - todos.done,
      ownWork: null,
    },
  };
}

/** Of a kind that this module knows nothing of. */
export function recordRow({ id, title, person, dueDate, since }: WaitingRecord, address: string): Row {
  return { id, title, address, person, dueDate, isCritical: false, since, isConfidential: false, ...noStanding };
}

export function alertRow({ id, text, sender, createdAt }: Alert): Row {
  return {
    id: String(id),
    title: text,
    address: `/apps/alertes?open=${id}`,
    person: sender.displayName,
    dueDate: null,
    isCritical: false,
    since: createdAt,
    isConfidential: false,
    ...noStanding,
  };
}

export function followedCase(entry: CaseEntry): FollowedCase {
  const { id, kind, status, summary, owner, dueDate, isConfidential, isImported } = entry;
  return {
    id,
    title: summary,
    address: caseAddress({ kind, id }),
    status: status as CaseStatus,
    person: owner,
    dueDate,
    isConfidential,
    isImported,
  };
}
