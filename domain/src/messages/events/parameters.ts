import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const parameterSentences: Readonly<Record<string, Message>> = {
  'parameters.changed': text(
    '{who} a modifié {n} {n|règle|règles} de l’entreprise',
    '{who} changed {n} {n|rule|rules} of the company',
  ),
};
