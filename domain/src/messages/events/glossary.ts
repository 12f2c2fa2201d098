import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const glossarySentences: Readonly<Record<string, Message>> = {
  'glossary_group.created': text(
    '{who} a ajouté un groupe de mots au glossaire : {words}',
    '{who} added a group of words to the glossary: {words}',
  ),
  'glossary_group.changed': text(
    '{who} a modifié un groupe de mots du glossaire : {words}',
    '{who} changed a group of words of the glossary: {words}',
  ),
  'glossary_group.retired': text(
    '{who} a retiré un groupe de mots du glossaire',
    '{who} retired a group of words of the glossary',
  ),
  'glossary_group.restored': text(
    '{who} a rétabli un groupe de mots du glossaire',
    '{who} restored a group of words of the glossary',
  ),
  'built_in_group.switched_off': text(
    '{who} a désactivé le groupe de mots « {id} »',
    '{who} switched the group of words “{id}” off',
  ),
  'built_in_group.switched_on': text(
    '{who} a activé le groupe de mots « {id} »',
    '{who} switched the group of words “{id}” on',
  ),
};
