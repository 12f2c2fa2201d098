import { french } from '../kernel/message';

export const alertsMessages = {
  unread: french('{n} {n|non lue|non lues}', '{n} unread'),
  compose: french('Nouvelle alerte', 'New alert'),
  recipients: french('Destinataires', 'Recipients'),
  addRecipient: french('Ajouter...', 'Add...'),
  recipientsHelp: french(
    'Sans destinataire, l’alerte part à tous les utilisateurs.',
    'Without a recipient, the alert goes to all users.',
  ),
  team: french('Équipe {name}', 'Team {name}'),
  teamMembers: french('{n} {n|membre|membres}', '{n} {n|member|members}'),
  removeRecipient: french('Retirer {name}', 'Remove {name}'),
  message: french('Message', 'Message'),
  characters: french('{n} {n|caractère|caractères}', '{n} {n|character|characters}'),
  send: french('Envoyer', 'Send'),
  sending: french('Envoi en cours...', 'Sending...'),
  blank: french('Écrivez un message.', 'Write a message.'),
  sentToEveryone: french('Notification envoyée à tous les utilisateurs.', 'Notification sent to all users.'),
  sentToChosen: french(
    'Notification envoyée aux destinataires sélectionnés.',
    'Notification sent to the selected recipients.',
  ),
  sendFailed: french("Erreur lors de l'envoi de la notification.", 'The notification could not be sent.'),
  inbox: french('Boîte de réception', 'Inbox'),
  outbox: french("Boîte d'envoi", 'Outbox'),
  date: french('Date', 'Date'),
  sender: french('Expéditeur', 'Sender'),
  empty: french('Aucun message', 'No message'),
  everyone: french('Tous les utilisateurs', 'All users'),
  noSuchPerson: french(
    'Cette personne n’est pas active dans l’entreprise.',
    'This person is not active in the company.',
  ),
  noSuchTeam: french('Cette équipe n’existe pas.', 'This team does not exist.'),
  noSuchRecord: french('{id} n’existe pas.', '{id} does not exist.'),
  noSuchAlert: french(
    'L’alerte à laquelle vous répondez n’est pas la vôtre.',
    'The alert that you answer is not yours.',
  ),
  nobody: french('Il n’y a personne d’autre à qui écrire.', 'There is nobody else to write to.'),
};
