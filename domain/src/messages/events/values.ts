import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const valueSentences: Readonly<Record<string, Message>> = {
  'value.added': text('{who} a ajouté « {label} » à une liste', '{who} added “{label}” to a list'),
  'value.changed': text(
    '{who} a modifié une valeur d’une liste : {changes}',
    '{who} changed a value of a list: {changes}',
  ),
  'value.retired': text('{who} a retiré une valeur d’une liste', '{who} retired a value of a list'),
  'value.restored': text('{who} a rétabli une valeur d’une liste', '{who} restored a value of a list'),
};
