import { text } from '../../kernel/message';

export const commentsMessages = {
  none: text('Aucun commentaire pour le moment.', 'No comment yet.'),
  add: text('Ajouter un commentaire', 'Add a comment'),
  help: text('@ prévient une personne. Ctrl + Entrée envoie.', '@ tells a person. Ctrl + Enter sends.'),
  send: text('Commenter', 'Comment'),
  sending: text('Envoi en cours...', 'Sending...'),
  empty: text('Écrivez d’abord un commentaire.', 'First write a comment.'),
  people: text('Personnes à prévenir', 'People to tell'),
  found: text('{n} {n|personne proposée|personnes proposées}', '{n} {n|person|people} suggested'),
  noneFound: text('Personne ne correspond', 'Nobody matches'),
  earlier: text('Charger les commentaires précédents', 'Load earlier comments'),
  loadFailed: text('Les commentaires n’ont pas pu être lus : {reason}', 'The comments could not be read: {reason}'),
};

export const mentionMessages = {
  cannotBeMentioned: text(
    '{name} ne lit pas ce dossier confidentiel. Donnez d’abord l’accès.',
    '{name} does not read this confidential case. Give access first.',
  ),
};
