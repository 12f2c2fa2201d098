import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';

/** Around the notices that a mail carries. */
export const notificationMailMessages = {
  digestSubject: text(
    '[Vigie] Votre résumé : {n} {n|nouveauté|nouveautés}',
    '[Vigie] Your summary: {n} new {n|item|items}',
  ),
  digestLine: text('- {title} : {id}\n  {address}', '- {title}: {id}\n  {address}'),
  digestMore: text('et {n} {n|autre|autres} :\n  {address}', 'and {n} more:\n  {address}'),
  digestFoot: text(
    'Vous recevez ce résumé chaque jour ; vous le changez dans Vigie, Notifications.',
    'You receive this summary every day; you can change that in Vigie, Notifications.',
  ),
  subject: text('[Vigie] {title} ({id})', '[Vigie] {title} ({id})'),
  urgentBody: text(
    '{title} : {id}\n\n{address}\n\nVous recevez ce message parce que vous êtes administrateur.',
    '{title}: {id}\n\n{address}\n\nYou receive this message because you are an administrator.',
  ),
  body: text(
    '{title} : {id}\n\n{address}\n\nVous choisissez ces messages dans Vigie, Notifications.',
    '{title}: {id}\n\n{address}\n\nYou choose these messages in Vigie, Notifications.',
  ),
};

export const notificationListMessages = {
  count: text('{n} {n|non lue|non lues}', '{n} unread'),
  isUnread: text('Non lue', 'Unread'),
  markRead: text('Marquer comme lue', 'Mark as read'),
  markedAll: text('Tout est marqué comme lu.', 'Everything is marked as read.'),
  nothingToMark: text('Tout est déjà lu.', 'Everything is already read.'),
  showAll: text('Voir toutes les notifications', 'See all notifications'),
  next: text('Notification suivante (Entrée l’ouvre)', 'Next notification (Enter opens it)'),
  previous: text('Notification précédente', 'Previous notification'),
  alerts: text('Alertes, {n} {n|non lue|non lues}', 'Alerts, {n} unread'),
};

export const notificationSnoozeMessages = {
  snooze: text('Reporter', 'Snooze'),
  snoozed: text('Reportées', 'Snoozed'),
  hour: text('Dans une heure', 'In an hour'),
  tomorrow: text('Demain matin', 'Tomorrow morning'),
  week: text('La semaine prochaine', 'Next week'),
  until: text('Reportée au {when}', 'Snoozed until {when}'),
  wake: text('Afficher maintenant', 'Show now'),
  done: text('Reportée au {when}.', 'Snoozed until {when}.'),
  noneSnoozed: text('Aucune notification reportée', 'Nothing is snoozed'),
  noneSnoozedHelp: text(
    'Reportez une notification : elle revient, non lue, au moment choisi.',
    'Snooze a notification: it comes back, unread, at the time you choose.',
  ),
  undo: commandWords.undo,
  inThePast: text('Ce moment est passé.', 'This moment has passed.'),
  tooFar: text('Au plus un an.', 'A year at most.'),
};

export const notificationChoiceMessages = {
  title: text('Préférences de notification', 'Notification preferences'),
  help: text(
    'L’e-mail est envoyé à {email} et ne contient qu’un lien. Le résumé part chaque matin. Chaque choix est enregistré aussitôt.',
    'Emails go to {email} and contain only a link. The summary is sent every morning. Each choice is saved at once.',
  ),
  followsCompany: text(
    'Ce sont les choix de votre entreprise, jusqu’à ce que vous changiez une case.',
    'These are your company’s choices, until you change a box.',
  ),
  what: text('Quand', 'When'),
  inApp: text('Dans Vigie', 'In Vigie'),
  mail: text('E-mail', 'Email'),
  digest: text('Résumé quotidien', 'Daily summary'),
  choice: text('{channel} : {what}', '{channel}: {what}'),
  unknown: text('Ce type de notification n’existe pas.', 'This type of notification does not exist.'),
  silent: text('Vous ne serez pas prévenu.', 'You will not be notified.'),
  saved: text('Enregistré', 'Saved'),
};
