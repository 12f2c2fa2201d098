import { text } from '../../kernel/message';
import { commandWords } from '../../messages/words/commands';
import { recordPartWords } from '../../messages/words/record-parts';

export const overviewMessages = {
  waits: text('{n} à traiter', '{n} to do'),
  scope: text('Pour qui', 'For whom'),
  me: text('Moi', 'Me'),
  team: text('Mon équipe', 'My team'),
  everyone: text('Tout le monde', 'Everyone'),
  figures: text('En chiffres', 'In figures'),
  waiting: text('À traiter', 'To do'),
  nothing: text('Rien à traiter', 'You’re all caught up'),
  nothingHelp: text(
    'Les décisions, les rédactions et les revues qui vous reviennent apparaîtront ici.',
    'Decisions, analyses and reviews assigned to you will appear here.',
  ),
  nothingTeam: text('Rien à traiter pour votre équipe', 'Your team is all caught up'),
  newIssue: text('Signaler un problème', 'Report an issue'),
  seeAll: text('Tout voir ({n})', 'See all ({n})'),
  allOf: text('Total', 'Total'),
  ofKind: text('{kind} :', '{kind}:'),
  next: recordPartWords.nextRow,
  previous: recordPartWords.previousRow,
};

/** The head of its group; that of records is said by their kind. */
export const readAlertMessage = text('Alertes non lues', 'Unread alerts');

/** How urgent something is, in a few words. */
export const urgencyMessages = {
  overdue: text('{n} {n|jour|jours} de retard', '{n} {n|day|days} late'),
  today: text('Pour aujourd’hui', 'Due today'),
  left: text('{n} {n|jour restant|jours restants}', '{n} {n|day|days} left'),
  critical: text('Critique', 'Critical'),
  high: text('Prioritaire', 'High priority'),
  waited: text('Depuis le {day}', 'Since {day}'),
};

export const actMessages = {
  decide: text('Décider', 'Decide'),
  decideOn: text('Décider de {id}', 'Decide on {id}'),
  continue: commandWords.goOn,
  stepsReady: text('Revoir {n} {n|étape|étapes}', 'Review {n} {n|step|steps}'),
  stepsLeft: text('{n} {n|étape|étapes} à marquer', '{n} {n|step|steps} to mark'),
  markRead: text('Marquer comme lue', 'Mark as read'),
  read: text('Alerte marquée comme lue.', 'Alert marked as read.'),
};

export const meanwhileMessages = {
  followed: text('Dossiers suivis', 'Followed cases'),
  followedNone: text(
    'Les dossiers dont vous rejoignez l’équipe apparaîtront ici.',
    'Cases whose team you join will appear here.',
  ),
  changes: text('Depuis ma dernière visite', 'Since my last visit'),
  since: text('{n} {n|changement|changements} depuis le {when}', '{n} {n|change|changes} since {when}'),
  atLeast: text(
    'Au moins {n} {n|changement|changements} depuis le {when}',
    'At least {n} {n|change|changes} since {when}',
  ),
  none: text('Rien n’a changé depuis le {when}.', 'Nothing has changed since {when}.'),
  first: text(
    'C’est votre première visite. Les changements apparaîtront à la prochaine.',
    'This is your first visit. Changes will appear on your next visit.',
  ),
  more: text('Et d’autres.', 'And more.'),
  severalChanges: text('{n} changements', '{n} changes'),
};
