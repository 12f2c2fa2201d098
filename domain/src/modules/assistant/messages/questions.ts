import { text } from '../../../kernel/message';
import { questionnairePageTitles } from '../../../messages/shell/page-titles';
import { caseFieldWords } from '../../../messages/words/case-fields';

/** What a question was understood as. */
export const questionPartMessages = {
  list: text('Liste', 'List'),
  kind: caseFieldWords.kind,
  search: text('Texte recherché', 'Text searched'),
  record: text('Dossier ou fiche', 'Record'),
  assignedUnsaid: text('Tout le monde, faute de précision', 'Everyone, since none is specified'),
};

export const questionListMessages = {
  cases: caseFieldWords.cases,
  actions: text('Actions', 'Actions'),
  reports: text('Boîte de réception', 'Inbox'),
  questionnaires: questionnairePageTitles.questionnaires,
  templates: text('Modèles de questionnaires', 'Questionnaire templates'),
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
    'This list cannot be filtered by that date: “{words}”.',
  ),
  nearestDate: text(
    '« {words} » est interprété comme la date de la liste.',
    '“{words}” is read as the date of the list.',
  ),
  cannotExclude: text('Une liste ne peut pas exclure « {words} ».', 'A list cannot exclude “{words}”.'),
  oneListPerKind: text(
    'Chaque type de dossier a sa liste : choisissez laquelle ouvrir.',
    'Each case type has its own list: choose which to open.',
  ),
  oneListAtATime: text(
    'Une seule liste s’ouvre à la fois : « {words} » est ignoré.',
    'One list opens at a time: “{words}” is ignored.',
  ),
  contradiction: text(
    'Ces critères se contredisent : « {words} ».',
    'These criteria contradict each other: “{words}”.',
  ),
};
