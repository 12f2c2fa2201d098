import { isBuiltIn } from '@vigie/domain/kernel/detection-modes';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { caseList as declared } from '@vigie/domain/modules/cases/list';
import { describeList } from '../../../platform/lists/list-search';
import { useParameters } from '../../parameters/public';

/** The modes of detection that the company has added. */
const useOwnModes = () => (useParameters().data?.detectionModes ?? []).filter((mode) => !isBuiltIn(mode));

export const caseList = describeList(declared, { origin: useOwnModes });

export type CaseSearch = ReturnType<typeof caseList.searchOf>;
export type Show = (changes: Partial<CaseSearch>) => void;

export function pathOfCases(kind: Kind): string {
  return `/apps/${caseKinds[kind].route}`;
}

export function addressOfCases(kind: Kind, search: CaseSearch): string {
  return caseList.addressAt(pathOfCases(kind), search);
}
