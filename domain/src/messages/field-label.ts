import type { Message, MessageValues } from '../kernel/message';
import type { FieldChange } from '../kernel/trail/audit-event';
import { stepTitleMessages } from '../modules/cases/messages/steps';
import { checkFieldLabelMessages, fieldLabelMessages, historyMessages as m, stepFieldLabelMessages } from './history';

type Speak = (message: Message, values?: MessageValues) => string;
type Told = { readonly field: string; readonly from: unknown; readonly to: unknown };

const stepTitles: Readonly<Record<string, Message>> = stepTitleMessages;

/** `<step>.<field>` in its two parts; null for a field of the record itself. */
export function stepOf(field: string): { readonly step: string; readonly rest: string } | null {
  const [step = '', ...rest] = field.split('.');
  return rest.length > 0 && Object.hasOwn(stepTitles, step) ? { step, rest: rest.join('.') } : null;
}

const entryOf = (part: string) => /^(cause|capa)-[a-z0-9]+$/.exec(part)?.[1] ?? part;

const found = (labels: Readonly<Record<string, Message>>, name: string) =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

function partsShown(parts: readonly string[], labels: Readonly<Record<string, Message>>, speak: Speak): string {
  const words = parts.map(entryOf);
  return words
    .map((word, place) => {
      const label = found(labels, `${words[place - 1]}.${word}`) ?? found(labels, word);
      return label ? speak(label) : word;
    })
    .join(', ');
}

/** What a field is called, without the step that it belongs to. */
export function innerFieldLabel(field: string, speak: Speak, record = ''): string {
  const inner = stepOf(field);
  if (inner?.step === 'definition') return innerFieldLabel(inner.rest, speak, record);
  if (inner) return partsShown(inner.rest.split('.'), stepFieldLabelMessages, speak);
  const [first, capa = '', ...rest] = field.split('.');
  if (first === 'check' && rest.length > 0) {
    return speak(m.ofCheck, { capa, field: partsShown(rest, checkFieldLabelMessages, speak) });
  }
  const label = found(fieldLabelMessages, `${record}.${field}`) ?? found(fieldLabelMessages, field);
  return label ? speak(label) : field;
}

/** What a field of an audit event is called, on the page and on paper. */
export function fieldLabel(field: string, speak: Speak, record = ''): string {
  const inner = stepOf(field);
  const title = inner && inner.step !== 'definition' ? stepTitles[inner.step] : undefined;
  const name = innerFieldLabel(field, speak, record);
  return title ? speak(m.ofStep, { step: speak(title), field: name }) : name;
}

/** Nothing was said here. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Parts of an entry that place it among the others and mean nothing to a reader. */
const silent: ReadonlySet<string> = new Set(['is', 'position', 'causeId']);

/** Whether a field says something to a person. */
export function isTelling(field: string): boolean {
  const parts = stepOf(field)?.rest.split('.') ?? [];
  return !(parts.length > 1 && silent.has(parts.at(-1) ?? ''));
}

/** Here "no" is an answer that somebody gave, not a box that nobody ticked. */
const isVerdict = (field: string) => field.startsWith('check.') || field.endsWith('isEffective');

/**
 * What is worth reading of an event: a creation says every field, and those that were born empty say nothing; a name says
 * more than the number beside it; a cause that comes or goes is not one that moves.
 */
export function tellingChanges<Change extends Told = FieldChange>(changes: readonly Change[]): readonly Change[] {
  const named = new Set(changes.map(({ field }) => `${field}Id`));
  const bornOrGone = new Set(
    changes
      .filter(({ field, from, to }) => field.endsWith('.text') && (isEmpty(from) || isEmpty(to)))
      .map(({ field }) => field.replace(/text$/, 'parentId')),
  );
  return changes.filter(
    ({ field, from, to }) =>
      isTelling(field) &&
      !(isEmpty(from) && (isEmpty(to) || (to === false && !isVerdict(field)))) &&
      !named.has(field) &&
      !bornOrGone.has(field),
  );
}
