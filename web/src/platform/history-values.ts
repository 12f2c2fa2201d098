import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Message } from '@vigie/domain/kernel/message';
import { caseMessages, criticalityMessages, definitionMessages } from '@vigie/domain/messages/cases';
import { historyMessages as m } from '@vigie/domain/messages/history';
import { reportStatusMessages } from '@vigie/domain/messages/reports';
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
};

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A creation says every field; those that were born empty say nothing. */
export function tellingChanges(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ from, to }) => !(isEmpty(from) && (isEmpty(to) || to === false)));
}

/** A value as a person would say it; null where there is none. */
export function valueShown(record: string, field: string, value: unknown, say: Say): string | null {
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (typeof value !== 'string') return JSON.stringify(value);
  const word = words[`${record}.${field}`]?.[value];
  if (word) return say(word);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z?$/.test(value) ? minuteShown(value) : dayShown(value);
}
