import { type Message, type MessageValues, text } from '../../../kernel/message';

/** What a file could not carry over; `place` says where, `what` names it. */
export const exchangeMessages = {
  unreadable: text('{place} : {what} n’est pas lisible.', '{place}: {what} cannot be read.'),
  rule: text('{place} : la règle n’a pas été reprise : {what}', '{place}: the rule was not carried over: {what}'),
  ruleTooLong: text(
    '{place} : la règle n’a pas été reprise, elle a plus de {what} caractères.',
    '{place}: the rule was not carried over, it has more than {what} characters.',
  ),
  tooManyElements: text(
    '{place} : le fichier a plus de {what} éléments et n’a pas été lu.',
    '{place}: the file has more than {what} elements and was not read.',
  ),
  property: text('{place} : « {what} » n’a pas été repris.', '{place}: “{what}” was not carried over.'),
  element: text(
    '{place} : un élément de type « {what} » n’a pas été repris.',
    '{place}: an element of the type “{what}” was not carried over.',
  ),
  type: text(
    '{place} : le type « {what} » est devenu une réponse courte.',
    '{place}: the type “{what}” became a short answer.',
  ),
  name: text('{place} : le nom « {what} » a été changé.', '{place}: the name “{what}” was changed.'),
};

/** Something that was not carried over, with its place: ids of the template, or names in the file. */
export interface Loss {
  readonly code: keyof typeof exchangeMessages;
  readonly place: string;
  readonly what: string;
  readonly message: Message;
  readonly values: MessageValues;
}

export function loss(code: Loss['code'], place: string, what: string): Loss {
  return { code, place, what, message: exchangeMessages[code], values: { place, what } };
}
