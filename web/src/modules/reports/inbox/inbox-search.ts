import { type Assignment, assignments } from '@vigie/domain/kernel/listing';
import { type Kind, kinds } from '@vigie/domain/modules/cases/public';
import { type InboxSort, inboxSorts } from '@vigie/domain/modules/reports/contract';
import { type Severity, severities } from '@vigie/domain/modules/reports/severity';
import { type ReportStatus, reportStatuses } from '@vigie/domain/modules/reports/workflow';
import { addressWith, dayOf, pageOf, textOf } from '../../../platform/page/address';

/** The state of the list, all of it in the address. */
export interface InboxSearch {
  readonly search: string;
  readonly assigned: Assignment;
  readonly status: ReportStatus | '';
  readonly category: Kind | '';
  readonly severity: Severity | '';
  readonly detector: string;
  readonly from: string;
  readonly to: string;
  readonly sort: InboxSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export const filterNames = ['status', 'category', 'severity', 'detector', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Pick<InboxSearch, FilterName>;

export const noFilters: Filters = { status: '', category: '', severity: '', detector: '', from: '', to: '' };

/** An address may have been written by hand: what makes no sense in it is left out. */
export function inboxSearchOf(raw: Readonly<Record<string, unknown>>): InboxSearch {
  return {
    search: textOf(raw.search),
    assigned: assignments.find((one) => one === raw.assigned) ?? 'team',
    status: reportStatuses.find((one) => one === raw.status) ?? '',
    category: kinds.find((one) => one === raw.category) ?? '',
    severity: severities.find((one) => one === raw.severity) ?? '',
    detector: textOf(raw.detector),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    sort: inboxSorts.find((one) => one === raw.sort) ?? 'date',
    direction: raw.direction === 'asc' ? 'asc' : 'desc',
    page: pageOf(raw.page),
  };
}

export function addressOfInbox(search: InboxSearch): string {
  return addressWith('/apps/inbox', search, inboxSearchOf({}));
}

/** What the API is asked: empty filters are no filters. */
export function inboxQueryOf(search: InboxSearch) {
  return {
    ...search,
    status: search.status || undefined,
    category: search.category || undefined,
    severity: search.severity || undefined,
    detector: search.detector || undefined,
    from: search.from || undefined,
    to: search.to || undefined,
  };
}

export function activeFilters(search: Filters): readonly FilterName[] {
  return filterNames.filter((name) => search[name] !== '');
}

export function isNarrowed(search: InboxSearch): boolean {
  return search.search !== '' || activeFilters(search).length > 0;
}
