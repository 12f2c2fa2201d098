import type { Change, RecordWords, Speak, Words } from '../kernel/records/record-kind';
import { isEmpty } from '../kernel/records/record-kind';
import { commonEventMessages, commonFieldMessages } from './history';

const found = (words: Words | undefined, name: string) =>
  words && Object.hasOwn(words, name) ? words[name] : undefined;

/** What a user did, as it stands behind their name. An event that has no words is shown by its code. */
export function eventLabel(words: RecordWords, action: string, speak: Speak): string {
  const event = action.slice(action.indexOf('.') + 1);
  const label = found(words.events, event) ?? found(commonEventMessages, event);
  return label ? speak(label) : action;
}

/** What a field of an event is called, on the page and on paper; `isInner` where the part it belongs to is said already. */
export function fieldLabel(words: RecordWords, field: string, speak: Speak, isInner = false): string {
  const composed = words.composed?.label(field, speak, isInner);
  if (composed) return composed;
  const label = found(words.fields, field) ?? found(commonFieldMessages, field);
  return label ? speak(label) : field;
}

/** The words for the codes that a field holds. */
export function valueWords(words: RecordWords, field: string): Words | undefined {
  return words.composed?.values(field) ?? words.values?.[field];
}

export function isDisplayed(words: RecordWords, field: string): boolean {
  return words.composed?.isDisplayed(field) ?? true;
}

/**
 * What is worth reading of an event: a creation says every field, and those that were born empty say nothing; a name says
 * more than the number beside it.
 */
export function notableChanges<Item extends Change>(words: RecordWords, changes: readonly Item[]): readonly Item[] {
  const named = new Set(changes.map(({ field }) => `${field}Id`));
  const redundant = words.composed?.redundant(changes) ?? [];
  const isVerdict = (field: string) => words.composed?.isVerdict(field) ?? false;
  return changes.filter(
    ({ field, from, to }) =>
      isDisplayed(words, field) &&
      !(isEmpty(from) && (isEmpty(to) || (to === false && !isVerdict(field)))) &&
      !named.has(field) &&
      !redundant.includes(field),
  );
}

/** Of a list that is recorded as a whole, only the items that are not the same before and after. */
export function withoutSame(words: RecordWords, { field, from, to }: Change): Pick<Change, 'from' | 'to'> {
  if (!words.wholeLists?.includes(field) || !Array.isArray(from) || !Array.isArray(to)) return { from, to };
  const gone = from.filter((item) => !to.includes(item));
  const come = to.filter((item) => !from.includes(item));
  return gone.length + come.length > 0 ? { from: gone, to: come } : { from, to };
}
