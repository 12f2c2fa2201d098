import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Message } from '@vigie/domain/kernel/message';
import {
  caseMessages,
  caseStatusMessages,
  criticalityMessages,
  definitionMessages,
} from '@vigie/domain/messages/cases';
import { fieldLabelMessages, historyMessages as m, stepFieldLabelMessages } from '@vigie/domain/messages/history';
import { reportStatusMessages } from '@vigie/domain/messages/reports';
import { stepMarkMessages, stepTitleMessages } from '@vigie/domain/messages/steps';
import { dayShown } from '../ui/day';
import { minuteShown } from './dates';
import type { Say } from './messages';

export type Change = RecordedEvent['changes'][number];

/** Words for the codes that some fields hold. */
const words: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
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
};

function wordsFor(record: string, field: string): Readonly<Record<string, Message>> | undefined {
  return stepOf(field)?.rest === 'mark' ? stepMarkMessages : words[`${record}.${field}`];
}

const stepTitles: Readonly<Record<string, Message>> = stepTitleMessages;

/** `<step>.<field>` in its two parts; null for a field of the record itself. */
export function stepOf(field: string): { readonly step: string; readonly rest: string } | null {
  const [step = '', ...rest] = field.split('.');
  return rest.length > 0 && stepTitles[step] ? { step, rest: rest.join('.') } : null;
}

export function stepTitleOf(step: string): Message | undefined {
  return stepTitles[step];
}

/** What a field is called, without the step that it belongs to. */
export function innerFieldShown(field: string, say: Say): string {
  const inner = stepOf(field);
  if (!inner) return fieldLabelMessages[field] ? say(fieldLabelMessages[field]) : field;
  if (inner.step === 'definition') return innerFieldShown(inner.rest, say);
  return inner.rest
    .split('.')
    .map((part) => (stepFieldLabelMessages[part] ? say(stepFieldLabelMessages[part]) : part))
    .join(', ');
}

export function fieldShown(field: string, say: Say): string {
  const inner = stepOf(field);
  const title = inner && inner.step !== 'definition' ? stepTitles[inner.step] : undefined;
  const name = innerFieldShown(field, say);
  return title ? say(m.ofStep, { step: say(title), field: name }) : name;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A creation says every field; those that were born empty say nothing. A name says more than the number beside it. */
export function tellingChanges(changes: readonly Change[]): readonly Change[] {
  const named = new Set(changes.map(({ field }) => `${field}Id`));
  return changes.filter(
    ({ field, from, to }) => !(isEmpty(from) && (isEmpty(to) || to === false)) && !named.has(field),
  );
}

/** A value as a person would say it; null where there is none. */
export function valueShown(record: string, field: string, value: unknown, say: Say): string | null {
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (Array.isArray(value)) return value.map((one) => itemShown(one, say)).join(' ; ');
  if (typeof value !== 'string') return itemShown(value, say);
  const word = wordsFor(record, field)?.[value];
  if (word) return say(word);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z?$/.test(value) ? minuteShown(value) : dayShown(value);
}

/** One row of a list, such as a batch: its values one after the other. */
function itemShown(value: unknown, say: Say): string {
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (value === null || typeof value !== 'object') return String(value ?? '');
  return Object.values(value)
    .filter((one) => !isEmpty(one))
    .map((one) => itemShown(one, say))
    .join(', ');
}
