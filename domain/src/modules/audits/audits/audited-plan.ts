import { formatDay } from '../../../kernel/day';
import type { ComposedFields } from '../../../kernel/records/record-kind';
import type { AgendaRow, AuditStandard, Participant } from './audit';

const lists: Readonly<Record<string, (item: never) => string>> = {
  auditors: ({ name }: Participant) => name,
  observers: ({ name }: Participant) => name,
  auditees: ({ name }: Participant) => name,
  standards: ({ standard, clauses }: AuditStandard) => [standard, clauses.join(', ')].filter(Boolean).join(' : '),
  agenda: ({ day, hour, topic }: AgendaRow) => `${formatDay(day)} ${hour} ${topic}`,
  grades: ({ fr }: { readonly fr: string }) => fr,
};

/** Lists of a plan in a history: who takes part, by name, what is looked at, and when. */
export const composedPlan: ComposedFields = {
  label: () => null,
  values: () => null,
  value: (field, value) => {
    const said = Object.hasOwn(lists, field) ? lists[field] : undefined;
    return said && Array.isArray(value) ? value.map((item) => said(item as never)).join(' ; ') : null;
  },
  partLabel: () => null,
  isDisplayed: () => true,
  isVerdict: () => false,
  redundant: () => [],
};
