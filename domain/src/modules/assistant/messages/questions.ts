import { text } from '../../../kernel/message';

/** What a question was understood as. */
export const questionPartMessages = {
  list: text('Liste', 'List'),
  kind: text('Type de dossier', 'Kind of case'),
  search: text('Texte recherché', 'Text to look for'),
  record: text('Dossier ou fiche', 'Record'),
  assignedUnsaid: text('Tout le monde, faute de précision', 'Everyone, as nothing else is said'),
};

export const questionListMessages = {
  cases: text('Dossiers', 'Cases'),
  actions: text('Actions', 'Actions'),
  reports: text('Boîte de réception', 'Inbox'),
  questionnaires: text('Questionnaires', 'Questionnaires'),
  templates: text('Modèles de questionnaires', 'Templates of questionnaires'),
};

/** What a question asks for and the list cannot do. */
export const questionRemarkMessages = {
  nothingUnderstood: text(
    'Rien n’a été compris : nommez des dossiers, des actions, des signalements ou des questionnaires.',
    'Nothing was understood: name cases, actions, reports or questionnaires.',
  ),
  notInList: text('Cette liste n’a pas de filtre pour « {words} ».', 'This list has no filter for “{words}”.'),
  dateNotInList: text(
    'Cette liste ne se filtre pas par cette date : « {words} ».',
    'This list cannot be narrowed by that date: “{words}”.',
  ),
  nearestDate: text(
    '« {words} » est pris pour la date que la liste connaît.',
    '“{words}” is taken for the date that the list knows.',
  ),
  cannotExclude: text('Une liste ne peut pas exclure « {words} ».', 'A list cannot leave out “{words}”.'),
  oneListPerKind: text(
    'Chaque type de dossier a sa liste : choisissez laquelle ouvrir.',
    'Each kind of case has its own list: choose which to open.',
  ),
  oneListAtATime: text(
    'Une seule liste s’ouvre à la fois : « {words} » est laissé de côté.',
    'One list opens at a time: “{words}” is left aside.',
  ),
  contradiction: text(
    'Aucune valeur ne convient à tout ce qui est dit : « {words} ».',
    'No value fits all that is said: “{words}”.',
  ),
};
