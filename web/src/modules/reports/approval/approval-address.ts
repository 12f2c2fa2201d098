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
