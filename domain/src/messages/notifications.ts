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
  approvalAssigned: french('{who} vous fait approbateur de : {summary}', '{who} made you approver of: {summary}'),
  actionReady: french('{who} attend votre revue de l’action : {summary}', '{who} waits for your review of: {summary}'),
  actionReviewed: french('{who} a revu votre action : {summary}', '{who} reviewed your action: {summary}'),
  actionReturned: french('{who} vous renvoie l’action : {summary}', '{who} sent the action back to you: {summary}'),
  actionCompleted: french('{who} a terminé l’action : {summary}', '{who} completed the action: {summary}'),
  actionCancelled: french('{who} a annulé l’action : {summary}', '{who} cancelled the action: {summary}'),
  actionDueSoon: french('L’échéance approche : {summary}', 'Soon due: {summary}'),
  actionOverdue: french('L’échéance est dépassée : {summary}', 'Overdue: {summary}'),
  actionEscalated: french('Toujours en retard, à relancer : {summary}', 'Still overdue, to be followed up: {summary}'),
  extensionAsked: french('{who} demande un report de : {summary}', '{who} asks for more time for: {summary}'),
  extensionGranted: french('{who} accorde le report de : {summary}', '{who} granted more time for: {summary}'),
  extensionRefused: french('{who} refuse le report de : {summary}', '{who} refused more time for: {summary}'),
  effectivenessDue: french('L’efficacité est à juger : {summary}', 'Effectiveness is to be judged: {summary}'),
  commented: french('{who} a commenté : {summary}', '{who} commented on: {summary}'),
  mentioned: french('{who} vous a mentionné dans : {summary}', '{who} mentioned you in: {summary}'),
  alertReceived: french('{who} vous écrit : {summary}', '{who} writes to you: {summary}'),
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
  approvalAssigned: french('Vous êtes approbateur d’une action', 'You are the approver of an action'),
  actionReady: french('Une action attend votre revue', 'An action is waiting for your review'),
  actionReviewed: french('Une de vos actions est revue', 'An action of yours was reviewed'),
  actionReturned: french('Une action vous est renvoyée', 'An action was sent back to you'),
  actionCompleted: french('Une action est terminée', 'An action was completed'),
  actionCancelled: french('Une action est annulée', 'An action was cancelled'),
  actionDueSoon: french('L’échéance d’une action approche', 'An action is soon due'),
  actionOverdue: french('L’échéance d’une action est dépassée', 'An action is overdue'),
  actionEscalated: french('Une action reste en retard', 'An action is still overdue'),
  extensionAsked: french('Un report d’échéance vous est demandé', 'You are asked for more time for an action'),
  extensionGranted: french('Un report d’échéance est accordé', 'More time was granted for an action'),
  extensionRefused: french('Un report d’échéance est refusé', 'More time was refused for an action'),
  effectivenessDue: french('L’efficacité d’une mesure est à juger', 'The effectiveness of a measure is to be judged'),
  commented: french('Un commentaire a été ajouté', 'A comment was added'),
  mentioned: french('Vous êtes mentionné dans un commentaire', 'You are mentioned in a comment'),
  alertReceived: french('Une alerte vous est adressée', 'An alert was written to you'),
  digestSubject: french(
    '[Vigie] Votre résumé : {n} {n|nouvelle|nouvelles}',
    '[Vigie] Your summary: {n} {n|item|items} of news',
  ),
  digestLine: french('- {title} : {id}\n  {address}', '- {title}: {id}\n  {address}'),
  digestMore: french('et {n} {n|autre|autres} :\n  {address}', 'and {n} more:\n  {address}'),
  digestFoot: french(
    'Vous recevez ce résumé chaque jour parce que vous l’avez choisi dans Vigie, Notifications.',
    'You receive this summary every day because you chose so in Vigie, Notifications.',
  ),
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

export const notificationSnoozeMessages = {
  snooze: french('Reporter', 'Snooze'),
  snoozed: french('Reportées', 'Snoozed'),
  hour: french('Dans une heure', 'In an hour'),
  tomorrow: french('Demain matin', 'Tomorrow morning'),
  week: french('La semaine prochaine', 'Next week'),
  until: french('Reportée au {when}', 'Snoozed until {when}'),
  wake: french('Afficher maintenant', 'Show now'),
  done: french('Reportée au {when}.', 'Snoozed until {when}.'),
  noneSnoozed: french('Aucune notification reportée', 'Nothing is snoozed'),
  inThePast: french('Ce moment est passé.', 'This moment has passed.'),
};

export const notificationChoiceMessages = {
  title: french('Comment être prévenu', 'How to be told'),
  help: french(
    'L’e-mail part à {email} et dit seulement où regarder. Le résumé part chaque matin. Chaque choix est enregistré aussitôt.',
    'The mail goes to {email} and only says where to look. The summary goes out every morning. Each choice is saved at once.',
  ),
  what: french('Quand', 'When'),
  inApp: french('Dans Vigie', 'In Vigie'),
  mail: french('E-mail', 'Mail'),
  digest: french('Résumé quotidien', 'Daily summary'),
  choice: french('{channel} : {what}', '{channel}: {what}'),
  silent: french('Vous ne serez pas prévenu.', 'You will not be told.'),
  saved: french('Enregistré', 'Saved'),
};
