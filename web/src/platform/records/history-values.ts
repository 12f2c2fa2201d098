import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import { isEmpty } from '@vigie/domain/kernel/records/record-kind';
import { historyMessages as m } from '@vigie/domain/messages/history';
import { valueWords } from '@vigie/domain/messages/record-words';
import { formatDay } from '../../ui/fields/day';
import { formatMinute } from '../page/dates';
import type { Say } from '../page/messages';

/** A value as a person would say it; null where there is none. */
export function formatValue(words: RecordWords, field: string, value: unknown, say: Say): string | null {
  const special = words.composed?.value(field, value, say);
  if (special) return special;
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (Array.isArray(value)) return value.map((one) => formatItem(words, one, say)).join(' ; ');
  if (typeof value !== 'string') return formatItem(words, value, say);
  const word = valueWords(words, field)?.[value];
  return word ? say(word) : formatText(value);
}

const formatText = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z?$/.test(value) ? formatMinute(value) : formatDay(value);

/** One row of a list, such as a batch, or a value of several parts: one after the other. */
function formatItem(words: RecordWords, value: unknown, say: Say): string {
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (typeof value === 'string') return formatText(value);
  if (value === null || typeof value !== 'object') return String(value ?? '');
  if ('displayName' in value) return String(value.displayName);
  return Object.entries(value)
    .filter(([, one]) => !isEmpty(one))
    .map(([name, one]) => formatPart(words, name, one, say))
    .join(', ');
}

/** A number or a yes says nothing without its name, and the id of a file nothing at all. */
function formatPart(words: RecordWords, name: string, value: unknown, say: Say): string {
  if (name === 'attachmentId') return say(m.aFile);
  const label = words.composed?.partLabel(name);
  const needsName = typeof value === 'boolean' || typeof value === 'number';
  const shown = formatItem(words, value, say);
  return label && needsName ? say(m.part, { name: say(label), value: shown }) : shown;
}
