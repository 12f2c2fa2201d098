import { text } from '../../../kernel/message';
import { generalMessages } from '../../../messages/shell/shell';
import { commandWords } from '../../../messages/words/commands';

export const suggestionMessages = {
  title: text('Proposition pour « {field} »', 'Suggestion for “{field}”'),
  original: text('Original', 'Original'),
  suggested: text('Proposition', 'Suggestion'),
  same: text('La proposition ne change rien.', 'The suggestion changes nothing.'),
  toRead: text('À lire avant d’accepter ({n})', 'To read before accepting ({n})'),
  marked: text('passage {n}', 'passage {n}'),
  read: text(
    'J’ai lu {n|le passage marqué|les passages marqués}',
    'I have read the {n|marked passage|marked passages}',
  ),
  compared: text('J’ai comparé le texte modifié avec l’original', 'I have compared the edited text with the original'),
  readFirst: text(
    'Lisez d’abord les passages marqués, puis cochez la case.',
    'First read the marked passages, then tick the box.',
  ),
  accept: text('Accepter', 'Accept'),
  accepting: generalMessages.saving,
  edit: commandWords.edit,
  edited: text('Texte modifié', 'Edited text'),
  refuse: text('Refuser', 'Refuse'),
  accepted: text(
    'Acceptée : le texte est dans « {field} », noté comme assisté dans l’historique.',
    'Accepted: the text is in “{field}”, noted as assisted in the history.',
  ),
  refused: text('Refusée. Le texte d’origine reste.', 'Refused. The original text is kept.'),
  changedMeanwhile: text(
    'Le texte a changé entre-temps : demandez une nouvelle proposition.',
    'The text has changed meanwhile: ask for a new suggestion.',
  ),
  again: text('Nouvelle proposition', 'New suggestion'),
  empty: text('Écrivez le texte à enregistrer.', 'Write the text to be saved.'),
  reason: text('Motif de la modification', 'Reason for the change'),
  reasonHelp: text(
    'L’étape est déjà marquée prête : une modification demande un motif.',
    'The step is already marked ready: a change needs a reason.',
  ),
  trace: text(
    'Rien n’est modifié sans votre accord ; une proposition acceptée est tracée.',
    'Nothing is changed without your consent; an accepted suggestion is recorded.',
  ),
  added: text('ajouté', 'added'),
  removed: text('retiré', 'removed'),
};
