import { text } from '../../kernel/message';
import { commandWords } from '../../messages/words/commands';

export const commentsMessages = {
  none: text('Aucun commentaire pour le moment.', 'No comment yet.'),
  add: text('Ajouter un commentaire', 'Add a comment'),
  help: text('@ prévient une personne. Ctrl + Entrée envoie.', '@ notifies a person. Ctrl + Enter sends.'),
  send: text('Commenter', 'Comment'),
  sending: commandWords.sending,
  empty: text('Écrivez d’abord un commentaire.', 'First write a comment.'),
  people: text('Personnes à prévenir', 'People to notify'),
  found: text('{n} {n|personne proposée|personnes proposées}', '{n} {n|person|people} suggested'),
  noneFound: text('Aucune personne trouvée', 'No one found'),
  earlier: text('Charger les commentaires précédents', 'Load earlier comments'),
  loadFailed: text('Les commentaires n’ont pas pu être lus : {reason}', 'The comments could not be read: {reason}'),
};

export const mentionMessages = {
  cannotBeMentioned: text(
    '{name} n’a pas accès à ce dossier confidentiel. Donnez d’abord l’accès.',
    '{name} has no access to this confidential case. Give access first.',
  ),
};
