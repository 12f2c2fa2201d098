import { type Kind, kinds } from '@vigie/domain/modules/cases/public';
import type { RawSearch } from '../../../platform/page/page-search';

/** What the addresses of the form and the wizard carry beside the step. */
export interface NewIssueSearch {
  readonly report: string | null;
  readonly category: Kind | null;
}

/** An address may have been written by hand: what makes no sense in it is left out. */
export function newIssueSearchOf(raw: RawSearch): NewIssueSearch {
  const report = String(raw.report ?? '');
  return {
    report: /^IN_\d{5,9}$/.test(report) ? report : null,
    category: kinds.find((kind) => kind === raw.category) ?? null,
  };
}

/** The category is part of the answers as soon as the report has a number. */
export function newIssueAddress(page: string, { report, category }: Partial<NewIssueSearch>): string {
  const path = page ? `/apps/new-issue/${page}` : '/apps/new-issue';
  if (report) return `${path}?report=${report}`;
  return category ? `${path}?category=${category}` : path;
}
