import { english, text } from '../../kernel/message';

/** What the page, the dossier and the history of a record consist of. */
export const recordPartWords = {
  history: text('Historique', 'History'),
  comments: text('Commentaires', 'Comments'),
  commentsInEnglish: english('Commentaires', 'Comments'),
  links: text('Liens', 'Links'),
  documents: text('Documents', 'Documents'),
  files: text('Fichiers', 'Files'),
  signature: text('Signature électronique', 'Electronic signature'),
  moved: text('{id} : {status}', '{id}: {status}'),
  onThisPage: text('Sur cette page', 'On this page'),
  begunOn: text('Commencé le', 'Started on'),
  changeDueDate: text('Changer l’échéance', 'Change the due date'),
  newDueDate: text('Nouvelle échéance', 'New due date'),
  whyReopen: text('Pourquoi rouvrez-vous {id} ?', 'Why are you reopening {id}?'),
  atPresent: text('Valeur actuelle : {value}', 'Current value: {value}'),
  anotherValue: text(
    'Choisissez une valeur différente de l’actuelle.',
    'Choose a value different from the current one.',
  ),
  changeIsKept: text(
    'Le changement et sa raison restent dans l’historique.',
    'The change and its reason stay in the history.',
  ),
  nextRow: text('Ligne suivante', 'Next row'),
  previousRow: text('Ligne précédente', 'Previous row'),
};
