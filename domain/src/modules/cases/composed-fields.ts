import type { Message } from '../../kernel/message';
import type { Change, ComposedFields, Speak, Words } from '../../kernel/records/record-kind';
import { isEmpty } from '../../kernel/records/record-kind';
import { detectionModeMessages } from '../../messages/kinds';
import { channelMessages } from './messages/assessment-fields';
import { definitionFieldWords } from './messages/definition-fields';
import { criticalityMessages, definitionMessages } from './messages/kinds';
import { checkFieldWords, composedFieldMessages as m, stepFieldWords } from './messages/step-fields';
import { stepMarkMessages, stepTitleMessages } from './messages/steps';

const stepTitles: Words = stepTitleMessages;

/** `<step>.<field>` in its two parts; null for a field of the case itself. */
export function stepOf(field: string): { readonly step: string; readonly rest: string } | null {
  const [step = '', ...rest] = field.split('.');
  return rest.length > 0 && Object.hasOwn(stepTitles, step) ? { step, rest: rest.join('.') } : null;
}

const entryOf = (part: string) => /^(cause|capa)-[a-z0-9]+$/.exec(part)?.[1] ?? part;

const found = (labels: Words, name: string): Message | null =>
  Object.hasOwn(labels, name) ? (labels[name] ?? null) : null;

function partsShown(parts: readonly string[], labels: Words, speak: Speak): string {
  const words = parts.map(entryOf);
  return words
    .map((word, place) => {
      const label = found(labels, `${words[place - 1]}.${word}`) ?? found(labels, word);
      return label ? speak(label) : word;
    })
    .join(', ');
}

function innerLabel(field: string, speak: Speak): string | null {
  const inner = stepOf(field);
  if (inner?.step === 'definition') {
    const label = found(definitionFieldWords, inner.rest);
    return label ? speak(label) : inner.rest;
  }
  if (inner) return partsShown(inner.rest.split('.'), stepFieldWords, speak);
  const [first, capa = '', ...rest] = field.split('.');
  if (first !== 'check' || rest.length === 0) return null;
  return speak(m.ofCheck, { capa, field: partsShown(rest, checkFieldWords, speak) });
}

function label(field: string, speak: Speak, isInner: boolean): string | null {
  const inner = stepOf(field);
  const title = inner && inner.step !== 'definition' ? stepTitles[inner.step] : undefined;
  const name = innerLabel(field, speak);
  return name && title && !isInner ? speak(m.ofStep, { step: speak(title), field: name }) : name;
}

const fieldsWithWords: Readonly<Record<string, Words>> = {
  'definition.type': definitionMessages,
  'definition.detectionMethod': detectionModeMessages,
  'final-criticality.confirmed': criticalityMessages,
  'customer-notification.channel': channelMessages,
};

function values(field: string): Words | null {
  return stepOf(field)?.rest === 'mark' ? stepMarkMessages : (fieldsWithWords[field] ?? null);
}

/** Parts of an entry that place it among the others and mean nothing to a reader. */
const silent: ReadonlySet<string> = new Set(['is', 'position', 'causeId']);

function isDisplayed(field: string): boolean {
  const parts = stepOf(field)?.rest.split('.') ?? [];
  return !(parts.length > 1 && silent.has(parts.at(-1) ?? ''));
}

/** A cause that comes or goes is not one that moves. */
function redundant(changes: readonly Change[]): readonly string[] {
  return changes
    .filter(({ field, from, to }) => field.endsWith('.text') && (isEmpty(from) || isEmpty(to)))
    .map(({ field }) => field.replace(/text$/, 'parentId'));
}

/** The fields of a case's steps and of the effectiveness of its measures. */
export const composedFields: ComposedFields = {
  label,
  part: (field, speak) => {
    const title = stepTitles[stepOf(field)?.step ?? ''];
    return title ? speak(title) : null;
  },
  values,
  value: (field, value, speak) =>
    field.endsWith('.parentId') ? speak(isEmpty(value) ? m.primaryCause : m.underAnother) : null,
  partLabel: (name) => found(stepFieldWords, name),
  isDisplayed,
  isVerdict: (field) => field.startsWith('check.') || field.endsWith('isEffective'),
  redundant,
};
