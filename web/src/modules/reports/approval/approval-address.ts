import type { InboxEntry } from '@vigie/domain/modules/reports/list';
import type { WizardStep } from '@vigie/domain/modules/reports/wizard';
import type { RawSearch } from '../../../platform/page/page-search';

export type ApprovalView = 'send' | 'review' | 'validate' | 'confirmation' | 'rejection';

/** The routes of the requirements carry no id: the query says which report is meant. */
export function approvalAddress(view: ApprovalView, reportId: string): string {
  return `/apps/new-issue/approval/${view}?report=${encodeURIComponent(reportId)}`;
}

/** An address may have been written by hand: what is no report's id names none. */
export function reportNamedIn(search: RawSearch): string | null {
  const named = String(search.report ?? '').trim();
  return /^IN_\d{5,9}$/.test(named) ? named : null;
}

export function wizardAddress(step: string, reportId: string): string {
  return `/apps/new-issue/${step}?report=${encodeURIComponent(reportId)}`;
}

export function entryAddress(reportId: string): string {
  return `/apps/inbox/entry/${encodeURIComponent(reportId)}`;
}

const steps: Readonly<Record<string, WizardStep>> = {
  category: 'categories',
  type: 'problem',
  detectionMethod: 'audit',
  detectionReference: 'audit',
};

/** The page of the wizard where an answer is mended. */
export function stepOfField(field: string): WizardStep {
  return field.startsWith('immediateAction') ? 'immediateActions' : (steps[field] ?? 'description');
}

/** Where a row of the inbox leads: to the decision that it waits for, to the draft's wizard, otherwise to the entry. */
export function rowTarget(
  { id, status, authorId }: Pick<InboxEntry, 'id' | 'status' | 'authorId'>,
  me: number,
): string {
  if (status === 'waiting_approval') return approvalAddress('validate', id);
  if (status === 'draft' && authorId === me) return wizardAddress('description', id);
  return entryAddress(id);
}
