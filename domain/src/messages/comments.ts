import { french } from '../kernel/message';

export const commentsMessages = {
  none: french('Aucun commentaire pour le moment.', 'No comment yet.'),
  add: french('Ajouter un commentaire', 'Add a comment'),
  help: french('@ prévient une personne. Ctrl + Entrée envoie.', '@ tells a person. Ctrl + Enter sends.'),
  send: french('Commenter', 'Comment'),
  sending: french('Envoi en cours...', 'Sending...'),
  empty: french('Écrivez d’abord un commentaire.', 'First write a comment.'),
  people: french('Personnes à prévenir', 'People to tell'),
  found: french('{n} {n|personne proposée|personnes proposées}', '{n} {n|person|people} suggested'),
  nobody: french('Personne ne correspond', 'Nobody matches'),
  loadFailed: french('Les commentaires n’ont pas pu être lus : {reason}', 'The comments could not be read: {reason}'),
};
