import { text } from '../../../kernel/message';

/** What the responsible sees first on the page of an action: the work is done, and who looks at it next. */
export const finishMessages = {
  title: text('Votre action', 'Your action'),
  finish: text('J’ai terminé', 'I’ve finished'),
  review: text('Valider la revue', 'Mark as reviewed'),
  word: text('Un mot sur ce qui a été fait', 'A word about what was done'),
  photo: text('Ajouter une photo', 'Add a photo'),
  attached: text('{n} {n|fichier joint|fichiers joints}', '{n} {n|file|files} attached'),
  sent: text('Merci. {id} est à vérifier par {who}.', 'Thank you. {who} will check {id}.'),
  waits: text('Vous avez terminé. À vérifier par : {who}.', 'You have finished. To be checked by: {who}.'),
  qa: text('l’assurance qualité', 'QA'),
  reviewed: text('Votre travail est vérifié : il reste à clore l’action.', 'Your work was checked: close the action.'),
};
