import { detectionMethods } from '@vigie/domain/modules/cases/definition';
import { criticalities } from '@vigie/domain/modules/cases/due-date';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import {
  type Assignment,
  assignments,
  type CaseSort,
  caseSorts,
  entryStatuses,
  urgencies,
} from '@vigie/domain/modules/cases/list-contract';
import { addressWith, dayOf, pageOf, textOf } from '../../../platform/address';

/** Filters that take several values, with the values that they take. */
export const choices = {
  status: entryStatuses,
  criticality: criticalities,
  origin: detectionMethods,
  urgency: urgencies,
} as const;
export type ChoiceName = keyof typeof choices;
export const choiceNames = Object.keys(choices) as ChoiceName[];
export const dayNames = ['detectedFrom', 'detectedTo', 'dueFrom', 'dueTo'] as const;
export type DayName = (typeof dayNames)[number];
export type FilterName = ChoiceName | DayName;
export const views = ['list', 'kanban'] as const;

type Chosen = { readonly [Name in ChoiceName]: readonly (typeof choices)[Name][number][] };
type Days = { readonly [Name in DayName]: string };
export type Filters = Chosen & Days;

/** The state of the page, all of it in the address. */
export interface CaseSearch extends Filters {
  readonly view: (typeof views)[number];
  readonly search: string;
  readonly assigned: Assignment;
  readonly sort: CaseSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export type Show = (changes: Partial<CaseSearch>) => void;

export const noFilters: Filters = {
  status: [],
  criticality: [],
  origin: [],
  urgency: [],
  detectedFrom: '',
  detectedTo: '',
  dueFrom: '',
  dueTo: '',
};

/** An address may have been written by hand: what makes no sense in it is left out. */
export function caseSearchOf(raw: Readonly<Record<string, unknown>>): CaseSearch {
  const chosen = <Name extends ChoiceName>(name: Name): Chosen[Name] => {
    const wanted = textOf(raw[name]).split(',');
    return (choices[name] as readonly string[]).filter((value) => wanted.includes(value)) as unknown as Chosen[Name];
  };
  return {
    view: raw.view === 'kanban' ? 'kanban' : 'list',
    search: textOf(raw.search),
    assigned: assignments.find((one) => one === raw.assigned) ?? 'team',
    status: chosen('status'),
    criticality: chosen('criticality'),
    origin: chosen('origin'),
    urgency: chosen('urgency'),
    detectedFrom: dayOf(raw.detectedFrom),
    detectedTo: dayOf(raw.detectedTo),
    dueFrom: dayOf(raw.dueFrom),
    dueTo: dayOf(raw.dueTo),
    sort: caseSorts.find((one) => one === raw.sort) ?? 'id',
    direction: raw.direction === 'asc' ? 'asc' : 'desc',
    page: pageOf(raw.page),
  };
}

/** What an address says after its question mark. */
export function caseSearchIn(query: string): CaseSearch {
  return caseSearchOf(Object.fromEntries(new URLSearchParams(query)));
}

function inWords(search: CaseSearch) {
  return {
    ...search,
    status: search.status.join(','),
    criticality: search.criticality.join(','),
    origin: search.origin.join(','),
    urgency: search.urgency.join(','),
  };
}

export function addressOfCases(kind: Kind, search: CaseSearch): string {
  return addressWith(`/apps/${caseKinds[kind].route}`, inWords(search), inWords(caseSearchOf({})));
}

/** What a saved view keeps: everything but the page. */
export function viewQueryOf(kind: Kind, search: CaseSearch): string {
  return addressOfCases(kind, { ...search, page: 1 }).split('?')[1] ?? '';
}

/** What the API is asked of: empty filters are no filters. */
export function caseFiltersOf(kind: Kind, search: CaseSearch, today: string) {
  const { view: _view, page: _page, sort: _sort, direction: _direction, ...filters } = inWords(search);
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return { kind, today, ...(Object.fromEntries(given) as Partial<typeof filters>) };
}

export function activeFilters(search: Filters): readonly FilterName[] {
  return [...choiceNames, ...dayNames].filter((name) => search[name].length > 0);
}

export function isNarrowed(search: CaseSearch): boolean {
  return search.search !== '' || activeFilters(search).length > 0;
}
