import { text } from '../../kernel/message';

export const overviewMessages = {
  waits: text('{n} {n|chose attend|choses attendent}', '{n} {n|thing waits|things wait}'),
  scope: text('De qui', 'Whose'),
  me: text('Moi', 'Me'),
  team: text('Mon équipe', 'My team'),
  everyone: text('Tout le monde', 'Everyone'),
  figures: text('En chiffres', 'In figures'),
  waiting: text('Ce qui attend', 'What waits'),
  nothing: text('Rien ne vous attend', 'Nothing waits for you'),
  nothingHelp: text(
    'Ce qui demande une décision, un texte ou une revue de votre part apparaîtra ici.',
    'What asks for a decision, a text or a review of yours will appear here.',
  ),
  nothingTeam: text('Rien n’attend votre équipe', 'Nothing waits for your team'),
  newIssue: text('Signaler un problème', 'Report an issue'),
  seeAll: text('Tout voir ({n})', 'See all ({n})'),
  allOf: text('En tout', 'In all'),
  ofKind: text('{kind} :', '{kind}:'),
  next: text('Ligne suivante', 'Next row'),
  previous: text('Ligne précédente', 'Previous row'),
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
  continue: text('Continuer', 'Continue'),
  stepsReady: text('{n} {n|étape prête|étapes prêtes}', '{n} {n|step|steps} ready'),
  stepsLeft: text('{n} {n|étape|étapes} à marquer', '{n} {n|step|steps} to mark'),
  markRead: text('Marquer comme lue', 'Mark as read'),
  read: text('L’alerte est lue.', 'The alert is read.'),
};

export const meanwhileMessages = {
  followed: text('Ce que je suis', 'What I follow'),
  followedNone: text(
    'Les dossiers dont vous rejoignez l’équipe apparaîtront ici.',
    'The cases whose team you join will appear here.',
  ),
  changes: text('Depuis ma dernière visite', 'Since I was last here'),
  since: text('{n} {n|changement|changements} depuis le {when}', '{n} {n|change|changes} since {when}'),
  atLeast: text(
    'Au moins {n} {n|changement|changements} depuis le {when}',
    'At least {n} {n|change|changes} since {when}',
  ),
  none: text('Rien n’a changé depuis le {when}.', 'Nothing has changed since {when}.'),
  first: text(
    'C’est votre première visite : les changements seront dits à la prochaine.',
    'This is your first visit: changes will be told at the next one.',
  ),
  more: text('Et d’autres encore.', 'And others still.'),
  severalChanges: text('{n} changements', '{n} changes'),
};
