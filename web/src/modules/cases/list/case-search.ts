import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { caseList as declared } from '@vigie/domain/modules/cases/list';
import { describeList } from '../../../platform/lists/list-search';

export const caseList = describeList(declared);

export type CaseSearch = ReturnType<typeof caseList.searchOf>;
export type Show = (changes: Partial<CaseSearch>) => void;

export function pathOfCases(kind: Kind): string {
  return `/apps/${caseKinds[kind].route}`;
}

export function addressOfCases(kind: Kind, search: CaseSearch): string {
  return caseList.addressAt(pathOfCases(kind), search);
}
