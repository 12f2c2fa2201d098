import type { Message } from '@vigie/domain/kernel/message';
import { type AskableStep, askableSteps } from '@vigie/domain/modules/assistant/record';
import { definitionFieldWords } from '@vigie/domain/modules/cases/messages/definition-fields';
import { stepFieldWords } from '@vigie/domain/modules/cases/messages/step-fields';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { Say } from '../../../platform/page/messages';

export function askableOf(place: string | null): AskableStep | null {
  return askableSteps.find((step) => step === place) ?? null;
}

/** What a field is called, by its name in the history: `stability.text` is the text of `stability`. */
export function fieldLabel(step: AskableStep | 'case', field: string, say: Say): string {
  const name =
    field
      .split('.')
      .filter((part) => part !== 'text')
      .at(-1) ?? field;
  const words: Readonly<Record<string, Message>> = step === 'definition' ? definitionFieldWords : stepFieldWords;
  const parts = field.split('.');
  // `c3.text` is the text of a cause, which has no name but its number.
  const label = words[name] ?? (parts.at(-1) === 'text' ? words['cause.text'] : undefined);
  return label ? say(label) : name;
}

export function placeLabel(step: AskableStep, field: string, say: Say): string {
  return `${say(stepTitleMessages[step])}, ${fieldLabel(step, field, say)}`;
}
