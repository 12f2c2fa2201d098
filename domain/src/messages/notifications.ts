import { french } from '../kernel/message';

/** What the system tells one person. `{who}` did it, `{summary}` says what it is about. */
export const notificationMessages = {
  reportSubmitted: french('{who} a signalé : {summary}', '{who} reported: {summary}'),
  reportCompleted: french('{who} a complété : {summary}', '{who} completed: {summary}'),
  reportApproved: french('{who} a approuvé votre signalement : {summary}', '{who} approved your report: {summary}'),
  reportRejected: french('{who} a rejeté votre signalement : {summary}', '{who} rejected your report: {summary}'),
  informationRequested: french(
    '{who} demande des informations sur : {summary}',
    '{who} asks for more information on: {summary}',
  ),
  leadWriterAssigned: french('{who} vous confie le dossier : {summary}', '{who} made you lead writer of: {summary}'),
  caseSubmitted: french('{who} soumet le dossier : {summary}', '{who} submitted the case: {summary}'),
  caseReturned: french('{who} vous retourne le dossier : {summary}', '{who} returned your case: {summary}'),
  caseApproved: french('{who} a approuvé le dossier : {summary}', '{who} approved the case: {summary}'),
  caseReopened: french('{who} a rouvert le dossier : {summary}', '{who} reopened the case: {summary}'),
  actionAssigned: french('{who} vous confie l’action : {summary}', '{who} made you responsible for: {summary}'),
  effectivenessDue: french('L’efficacité est à juger : {summary}', 'Effectiveness is to be judged: {summary}'),
  commented: french('{who} a commenté : {summary}', '{who} commented on: {summary}'),
  mentioned: french('{who} vous a mentionné dans : {summary}', '{who} mentioned you in: {summary}'),
};

/** The same in a mail, which anybody may read over a shoulder: no name, no content, only where to look. */
export const notificationMailMessages = {
  reportSubmitted: french('Un signalement attend une décision', 'A report is waiting for a decision'),
  reportCompleted: french('Un signalement a été complété', 'A report was completed'),
  reportApproved: french('Votre signalement est approuvé', 'Your report was approved'),
  reportRejected: french('Votre signalement est rejeté', 'Your report was rejected'),
  informationRequested: french(
    'Des informations vous sont demandées sur un signalement',
    'More information is asked for on a report of yours',
  ),
  leadWriterAssigned: french('Un dossier vous est confié', 'You are the lead writer of a case'),
  caseSubmitted: french('Un dossier attend une revue de l’AQ', 'A case is waiting for QA'),
  caseReturned: french('Un dossier vous est retourné', 'A case was returned to you'),
  caseApproved: french('Un de vos dossiers est approuvé', 'A case of yours was approved'),
  caseReopened: french('Un de vos dossiers est rouvert', 'A case of yours was reopened'),
  actionAssigned: french('Une action vous est confiée', 'You are responsible for an action'),
  effectivenessDue: french('L’efficacité d’une mesure est à juger', 'The effectiveness of a measure is to be judged'),
  commented: french('Un commentaire a été ajouté', 'A comment was added'),
  mentioned: french('Vous êtes mentionné dans un commentaire', 'You are mentioned in a comment'),
  subject: french('[Vigie] {title} ({id})', '[Vigie] {title} ({id})'),
  body: french(
    '{title} : {id}\n\n{address}\n\nVous recevez ce message parce que vous l’avez choisi dans Vigie, Notifications.',
    '{title}: {id}\n\n{address}\n\nYou receive this message because you chose so in Vigie, Notifications.',
  ),
};

export const notificationListMessages = {
  count: french('{n} {n|non lue|non lues}', '{n} unread'),
  isUnread: french('Non lue', 'Unread'),
  markRead: french('Marquer comme lue', 'Mark as read'),
  markedAll: french('Tout est marqué comme lu.', 'Everything is marked as read.'),
  nothingToMark: french('Tout est déjà lu.', 'Everything is already read.'),
  showAll: french('Voir toutes les notifications', 'See all notifications'),
  next: french('Notification suivante (Entrée l’ouvre)', 'Next notification (Enter opens it)'),
  previous: french('Notification précédente', 'Previous notification'),
};

export const notificationChoiceMessages = {
  inVigie: french('Dans Vigie', 'In Vigie'),
  inVigieHelp: french(
    'Toujours : tout ce qui vous concerne arrive ici et sous la cloche. Cela ne se désactive pas.',
    'Always: all that concerns you arrives here and under the bell. It cannot be switched off.',
  ),
  byMail: french('Aussi par e-mail', 'By mail too'),
  byMailHelp: french(
    'À {email}. L’e-mail dit seulement où regarder. Chaque choix est enregistré aussitôt.',
    'To {email}. The mail only says where to look. Each choice is saved at once.',
  ),
  prompt: french('Prévenez-moi par e-mail quand :', 'Mail me when:'),
  saved: french('Enregistré', 'Saved'),
};
