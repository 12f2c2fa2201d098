import type { Message } from '@vigie/domain/kernel/message';
import { isEmpty, stepOf } from '@vigie/domain/messages/field-label';
import { historyMessages as m, stepFieldLabelMessages } from '@vigie/domain/messages/history';
import { actionStatusMessages, priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { channelMessages } from '@vigie/domain/modules/cases/messages/assessment-pages';
import {
  caseMessages,
  caseStatusMessages,
  criticalityMessages,
  definitionMessages,
} from '@vigie/domain/modules/cases/messages/kinds';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import { reportStatusMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { dayShown } from '../../ui/fields/day';
import { minuteShown } from '../page/dates';
import type { Say } from '../page/messages';

type Words = Readonly<Record<string, Message>>;

/** Words for the codes that some fields hold. */
const words: Readonly<Record<string, Words>> = {
  'report.status': reportStatusMessages,
  'report.category': caseMessages,
  'report.type': definitionMessages,
  'report.detectionMethod': definitionMessages,
  'report.criticality': criticalityMessages,
  'case.status': caseStatusMessages,
  'case.kind': caseMessages,
  'case.criticality': criticalityMessages,
  'case.origin': definitionMessages,
  'case.definition.type': definitionMessages,
  'case.definition.detectionMethod': definitionMessages,
  'case.final-criticality.confirmed': criticalityMessages,
  'case.customer-notification.channel': channelMessages,
  'action.status': actionStatusMessages,
  'action.priority': priorityMessages,
};

function wordsFor(record: string, field: string): Words | undefined {
  return stepOf(field)?.rest === 'mark' ? stepMarkMessages : words[`${record}.${field}`];
}

/** A value as a person would say it; null where there is none. */
export function valueShown(record: string, field: string, value: unknown, say: Say): string | null {
  if (field.endsWith('.parentId')) return say(isEmpty(value) ? m.primaryCause : m.underAnother);
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (Array.isArray(value)) return value.map((one) => itemShown(one, say)).join(' ; ');
  if (typeof value !== 'string') return itemShown(value, say);
  const word = wordsFor(record, field)?.[value];
  return word ? say(word) : textShown(value);
}

/** Of a to-do list, which is told as a whole, only the items that are not the same before and after. */
export function withoutSame(
  record: string,
  { field, from, to }: { readonly field: string; readonly from: unknown; readonly to: unknown },
): { readonly from: unknown; readonly to: unknown } {
  if (record !== 'action' || field !== 'todos' || !Array.isArray(from) || !Array.isArray(to)) return { from, to };
  const gone = from.filter((item) => !to.includes(item));
  const come = to.filter((item) => !from.includes(item));
  return gone.length + come.length > 0 ? { from: gone, to: come } : { from, to };
}

const textShown = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z?$/.test(value) ? minuteShown(value) : dayShown(value);

/** One row of a list, such as a batch, or a value of several parts: one after the other. */
function itemShown(value: unknown, say: Say): string {
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (typeof value === 'string') return textShown(value);
  if (value === null || typeof value !== 'object') return String(value ?? '');
  if ('displayName' in value) return String(value.displayName);
  return Object.entries(value)
    .filter(([, one]) => !isEmpty(one))
    .map(([name, one]) => partShown(name, one, say))
    .join(', ');
}

/** A number or a yes says nothing without its name, and the id of a file nothing at all. */
function partShown(name: string, value: unknown, say: Say): string {
  if (name === 'attachmentId') return say(m.aFile);
  const label = stepFieldLabelMessages[name];
  const needsName = typeof value === 'boolean' || typeof value === 'number';
  const shown = itemShown(value, say);
  return label && needsName ? say(m.part, { name: say(label), value: shown }) : shown;
}
