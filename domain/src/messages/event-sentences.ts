import { formatDay } from '../kernel/day';
import { type Message, text } from '../kernel/message';
import type { RecordWords, Speak } from '../kernel/records/record-kind';
import { isEmpty } from '../kernel/records/record-kind';
import type { RecordedEvent } from '../kernel/trail/audit-event';
import { accountFields, accountSentences } from './events/accounts';
import { actionSentences } from './events/actions';
import { alertSentences } from './events/alerts';
import { assistantSentences } from './events/assistant';
import { attachmentSentences } from './events/attachments';
import { auditSentences } from './events/audits';
import { caseSentences } from './events/cases';
import { commentSentences } from './events/comments';
import { companySentences } from './events/companies';
import { feedbackSentences } from './events/feedback';
import { gembaSentences } from './events/gemba';
import { glossarySentences } from './events/glossary';
import { importSentences } from './events/imports';
import { insightSentences } from './events/insights';
import { parameterSentences } from './events/parameters';
import { placementSentences } from './events/placements';
import { platformSentences } from './events/platform';
import { procedureSentences } from './events/procedures';
import { questionnaireSentences } from './events/questionnaires';
import { recordSentences } from './events/records';
import { reportSentences } from './events/reports';
import { trainingSentences } from './events/training';
import { valueSentences } from './events/values';
import { historyMessages } from './history';
import { eventLabel, fieldLabel, notableChanges, valueWords, withoutSame } from './record-words';

/**
 * One sentence for each event that the trail records. `{who}` acted, on `{id}`; `{changes}` are the fields with both values,
 * `{part}` is the part of the record, `{n}` counts the changed fields, any other name is a field of the event.
 */
export const eventSentences: Readonly<Record<string, Message>> = {
  ...accountSentences,
  ...actionSentences,
  ...alertSentences,
  ...assistantSentences,
  ...attachmentSentences,
  ...auditSentences,
  ...caseSentences,
  ...commentSentences,
  ...companySentences,
  ...feedbackSentences,
  ...gembaSentences,
  ...glossarySentences,
  ...importSentences,
  ...insightSentences,
  ...parameterSentences,
  ...placementSentences,
  ...platformSentences,
  ...procedureSentences,
  ...questionnaireSentences,
  ...recordSentences,
  ...reportSentences,
  ...trainingSentences,
  ...valueSentences,
};

const m = {
  /** For a kind of record that has no sentences of its own. */
  otherwise: text('{who} {did} ({id})', '{who} {did} ({id})'),
  because: text('{sentence}, car « {reason} »', '{sentence}, because “{reason}”'),
  whole: text('{sentence}.', '{sentence}.'),
  changed: text('{field} de {from} à {to}', '{field} from {from} to {to}'),
  filled: text('{field} : {to}', '{field}: {to}'),
  cleared: text('{field} vidé, avant : {from}', '{field} cleared, before: {from}'),
  others: text('{n} {n|autre champ|autres champs}', '{n} other {n|field|fields}'),
  noChange: text('aucun champ', 'no field'),
  quoted: text('« {text} »', '“{text}”'),
};

const longestText = 80;
const mostChanges = 3;
const noWords: RecordWords = { events: {}, fields: accountFields };

export interface EventSubject {
  readonly speak: Speak;
  /** Of the kind of record; undefined for what is no record, such as a session. */
  readonly words: RecordWords | undefined;
  /** What the record is called: its number, or the name of a person. */
  readonly name: string;
}

/** What happened, as a colleague would tell it. */
export function eventSentence(event: RecordedEvent, { speak, words = noWords, name }: EventSubject): string {
  const who = event.actorId === null ? speak(historyMessages.system) : event.actorName;
  const message = Object.hasOwn(eventSentences, event.action) ? eventSentences[event.action] : undefined;
  const sentence = message
    ? speak(message, valuesOf(message, event, { speak, words, name }, who))
    : speak(m.otherwise, { who, did: eventLabel(words, event.action, speak), id: name });
  const reason = event.reason?.trim().replace(/\.$/, '');
  return speak(m.whole, { sentence: reason ? speak(m.because, { sentence, reason }) : sentence });
}

function valuesOf(
  message: Message,
  { changes }: RecordedEvent,
  subject: EventSubject & { words: RecordWords },
  who: string,
) {
  const { speak, words, name } = subject;
  const fields = changes.map(({ field, from, to }): [string, string] => {
    const value = isEmpty(to) ? from : to;
    return [field, shortValue(words, field, value, speak) ?? '–'];
  });
  const asked = [...message.fr.matchAll(/\{(\w+)/g)].map(([, field = '']): [string, string] => [field, '–']);
  const parts = new Set(changes.flatMap(({ field }) => words.composed?.part?.(field, speak) ?? []));
  return {
    ...Object.fromEntries([...asked, ...fields]),
    who,
    id: name,
    n: changes.length,
    part: [...parts].join(', ') || '–',
    changes: changesSpoken(changes, words, speak),
  };
}

function changesSpoken(changes: RecordedEvent['changes'], words: RecordWords, speak: Speak): string {
  const notable = notableChanges(words, changes);
  if (notable.length === 0) return speak(m.noChange);
  const spoken = notable.slice(0, mostChanges).map((change) => changeSpoken(words, change, speak));
  const left = notable.length - spoken.length;
  return [...spoken, ...(left > 0 ? [speak(m.others, { n: left })] : [])].join(', ');
}

function changeSpoken(words: RecordWords, change: RecordedEvent['changes'][number], speak: Speak): string {
  const { from, to } = withoutSame(words, change);
  const field = fieldLabel(words, change.field, speak);
  const quote = (value: string) => speak(m.quoted, { text: value });
  const before = shortValue(words, change.field, from, speak, quote);
  const after = shortValue(words, change.field, to, speak, quote);
  if (after === null) return before === null ? field : speak(m.cleared, { field, from: before });
  return before === null ? speak(m.filled, { field, to: after }) : speak(m.changed, { field, from: before, to: after });
}

/** A value in words, cut where it is long; null where there is none. */
function shortValue(
  words: RecordWords,
  field: string,
  value: unknown,
  speak: Speak,
  quote = (typed: string) => typed,
): string | null {
  const special = words.composed?.value(field, value, speak);
  if (special) return special;
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return speak(value ? historyMessages.yes : historyMessages.no);
  if (Array.isArray(value)) {
    return cut(value.map((one) => shortValue(words, field, one, speak) ?? '–').join(', '));
  }
  if (typeof value === 'object' && value !== null) return 'displayName' in value ? String(value.displayName) : '…';
  if (typeof value !== 'string') return String(value);
  const known = valueWords(words, field);
  const word = known && Object.hasOwn(known, value) ? known[value] : undefined;
  if (word) return speak(word);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  // `case NC_0012`: the number says which.
  if (field === 'on' || field === 'record') return value.slice(value.indexOf(' ') + 1);
  return /\s/.test(value) ? quote(cut(value)) : cut(value);
}

const cut = (value: string) => (value.length > longestText ? `${value.slice(0, longestText).trimEnd()}…` : value);
