import { type Message, text } from '../../kernel/message';

export const placementSentences: Readonly<Record<string, Message>> = {
  'placement.created': text(
    '{who} a saisi l’affectation {id} de {person} : {department}',
    '{who} entered the placement {id} of {person}: {department}',
  ),
  'placement.changed': text(
    '{who} a modifié l’affectation {id} : {changes}',
    '{who} changed the placement {id}: {changes}',
  ),
  'placement.withdrawn': text('{who} a retiré l’affectation {id}', '{who} withdrew the placement {id}'),
  'placement.commented': text('{who} a commenté l’affectation {id}', '{who} commented on the placement {id}'),
  'placement.file_attached': text(
    '{who} a joint un fichier à l’affectation {id}',
    '{who} attached a file to the placement {id}',
  ),
  'placement.file_removed': text(
    '{who} a retiré un fichier de l’affectation {id}',
    '{who} removed a file from the placement {id}',
  ),
};
