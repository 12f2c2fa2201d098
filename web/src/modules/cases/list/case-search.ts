import { dueFilterMessages, listMessages } from '@vigie/domain/messages/lists';
import { detectionMethods } from '@vigie/domain/modules/cases/definition';
import { criticalities } from '@vigie/domain/modules/cases/due-date';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { entryStatuses, urgencies } from '@vigie/domain/modules/cases/list-contract';
import {
  caseStatusMessages,
  criticalityMessages,
  definitionMessages,
} from '@vigie/domain/modules/cases/messages/kinds';
import { caseFilterMessages, caseListMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { describeList } from '../../../platform/lists/list-search';

export const entryStatusMessages = { waiting_approval: m.waitingApproval, ...caseStatusMessages };

/** What the lists of cases are narrowed and sorted by. */
export const caseList = describeList(
  {
    status: { label: listMessages.status, values: entryStatuses, words: entryStatusMessages },
    criticality: { label: m.criticality, values: criticalities, words: criticalityMessages },
    origin: { label: m.origin, values: detectionMethods, words: definitionMessages },
    urgency: {
      label: m.urgency,
      values: urgencies,
      words: { ...dueFilterMessages, closed: caseFilterMessages.closed },
    },
    detectedFrom: { label: caseFilterMessages.detectedFrom },
    detectedTo: { label: caseFilterMessages.detectedTo },
    dueFrom: { label: dueFilterMessages.dueFrom },
    dueTo: { label: dueFilterMessages.dueTo },
  },
  {
    id: listMessages.id,
    status: listMessages.status,
    criticality: m.criticality,
    owner: m.owner,
    origin: m.origin,
    dueDate: m.dueDate,
    urgency: m.urgency,
  },
);

export type CaseSearch = ReturnType<typeof caseList.searchOf>;
export type Show = (changes: Partial<CaseSearch>) => void;

export function pathOfCases(kind: Kind): string {
  return `/apps/${caseKinds[kind].route}`;
}

export function addressOfCases(kind: Kind, search: CaseSearch): string {
  return caseList.addressAt(pathOfCases(kind), search);
}

/** What the API is asked of. */
export function caseFiltersOf(kind: Kind, search: CaseSearch, today: string) {
  return { kind, today, ...caseList.askedOf(search) };
}
