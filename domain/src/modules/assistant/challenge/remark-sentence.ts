import type { Message, MessageValues } from '../../../kernel/message';
import { definitionFieldWords } from '../../cases/messages/definition-fields';
import { stepFieldWords } from '../../cases/messages/step-fields';
import { challengeMessages, styleMessages } from '../messages/challenge';

/** Says a message in the reader's language. */
type Say = (message: Message, values?: MessageValues) => string;

type Words = Readonly<Record<string, Message>>;
const sentences: Words = { ...challengeMessages, ...styleMessages };

interface Found {
  readonly code: string;
  readonly step: string;
  readonly field: string;
  readonly values: MessageValues;
}

/** A code that a newer release knows is said as it is. */
export function remarkSentence({ code, step, field, values }: Found, say: Say): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence ? say(sentence, { ...values, field: fieldLabel(step, field, say) }) : code;
}

/** What a field is called, by its name in the history: `stability.text` is the text of `stability`. */
export function fieldLabel(step: string, field: string, say: Say): string {
  const parts = field.split('.');
  const name = parts.filter((part) => part !== 'text').at(-1) ?? field;
  const words: Words = step === 'definition' ? definitionFieldWords : stepFieldWords;
  // `c3.text` is the text of a cause, which has no name but its number.
  const label = words[name] ?? (parts.at(-1) === 'text' ? words['cause.text'] : undefined);
  return label ? say(label) : name;
}
