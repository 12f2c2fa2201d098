import type { ListFilters } from '../../../kernel/records/record-list';
import { actionList } from '../../actions/public';
import { caseKinds, caseList, type Kind } from '../../cases/public';
import { questionnaireList, templateList } from '../../questionnaires/public';
import { reportList } from '../../reports/public';

export const listNames = ['cases', 'actions', 'reports', 'questionnaires', 'templates'] as const;
export type ListName = (typeof listNames)[number];

/** The lists that questions are asked of, as their modules declare them. */
export const askedLists = {
  cases: caseList,
  actions: actionList,
  reports: reportList,
  questionnaires: questionnaireList,
  templates: templateList,
} as const;

export function filtersOf(list: ListName): ListFilters {
  return askedLists[list].filters;
}

const paths = {
  actions: '/apps/actions',
  reports: '/apps/inbox',
  questionnaires: '/apps/questionnaires',
  templates: '/template',
} as const;

/** Where the list is shown. The cases have one list for each kind. */
export function pathOfList(list: Exclude<ListName, 'cases'>): string {
  return paths[list];
}

export function pathOfCases(kind: Kind): string {
  return `/apps/${caseKinds[kind].route}`;
}
