import { english, french, text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { caseWords } from './words';

/** The tree of causes as it is written. */
export const rootCausePageMessages = {
  views: text('Présentation des causes', 'Cause view'),
  outline: text('Liste', 'Outline'),
  tree: text('Arbre', 'Tree'),
  ishikawa: text('Ishikawa', 'Ishikawa'),
  addCause: caseWords.addCause,
  leadIn: text(
    'Demandez pourquoi jusqu’à ce qu’agir sur la réponse empêche le problème de revenir. Cinq pourquoi au plus par branche ; {n} {n|cause racine marquée|causes racines marquées}.',
    'Keep asking why until acting on the answer would keep the problem from coming back. At most five whys per branch; {n} root {n|cause|causes} marked.',
  ),
  label: caseWords.treeOfCauses,
  empty: text('Aucune cause pour l’instant', 'No cause yet'),
  emptyHelp: text(
    'Commencez par ce qui a directement provoqué le problème, puis demandez pourquoi.',
    'Start with what directly caused the problem, then ask why.',
  ),
  fold: text('Replier la cause {number}', 'Collapse cause {number}'),
  unfold: text('Déplier la cause {number}', 'Expand cause {number}'),
  whys: text('{n} pourquoi', '{n} {n|why|whys}'),
  addWhy: text('Ajouter un pourquoi sous {number}', 'Add a why under {number}'),
  addBeside: text('Ajouter un pourquoi à côté', 'Add a why beside it'),
  addCauseBeside: text('Ajouter une cause à côté', 'Add a cause beside it'),
  mark: text('Marquer {number} comme cause racine', 'Mark {number} as root cause'),
  unmark: text('Retirer la marque de cause racine de {number}', 'Remove the root-cause mark from {number}'),
  more: text('Plus sur {number}', 'More about {number}'),
  edit: commandWords.edit,
  title: text('Titre de la cause {number}', 'Title of cause {number}'),
  text: english('Pourquoi {number}', 'Why {number}'),
  newCause: text('Décrivez la cause…', 'Describe the cause…'),
  newWhy: french('Pourquoi ? Écrivez la réponse…', 'Why? Write the answer…'),
  save: text('Enregistrer (Entrée)', 'Save (Enter)'),
  dropped: text('Non enregistré : appuyez sur Entrée pour enregistrer.', 'Not saved: press Enter to save.'),
  resume: text('Reprendre', 'Resume'),
  moveUp: commandWords.moveUp,
  moveDown: commandWords.moveDown,
  isFirst: text('C’est déjà la première.', 'It is already the first.'),
  isLast: text('C’est déjà la dernière.', 'It is already the last.'),
  moveUnder: text('Placer sous une autre cause…', 'Move under another cause…'),
  remove: commandWords.delete,
  removeQuestion: text(
    'Supprimer {number} et {n} pourquoi qui en {n|dépend|dépendent} ?',
    'Delete {number} and the {n} {n|why|whys} below it?',
  ),
  removed: text('{number} {n|supprimé|supprimé avec ses pourquoi}', '{number} {n|deleted|deleted with its whys}'),
  undo: commandWords.undo,
};

export const rootMarkMessages = {
  rootCause: english('Cause racine', 'Root cause'),
  m: text('M', 'M'),
  type: english('Type', 'Type'),
  choose: text('Choisir', 'Choose'),
  mOf: text('Catégorie M de {number}', 'M category of {number}'),
  typeOf: text('Type de {number}', 'Type of {number}'),
  unclassified: caseWords.unclassified,
  systemFailure: text('Pourquoi n’est-ce pas une défaillance du système ?', 'Why is this not a system failure?'),
  systemFailureHelp: text(
    'Manpower seul est rarement une cause racine : précisez quelle formation, quelle procédure et quelle charge de travail ont été vérifiées.',
    'Manpower alone is rarely a root cause: specify which training, procedure and workload were checked.',
  ),
};

export const evidenceMessages = {
  title: text('Preuves', 'Evidence'),
  add: text('Ajouter une preuve', 'Add evidence'),
  addTo: text('Ajouter une preuve à {number}', 'Add evidence to {number}'),
  editOf: text('Preuve de {number}', 'Evidence for {number}'),
  count: text('{n} {n|preuve|preuves}', '{n} {n|piece|pieces} of evidence'),
  fold: text('Replier les preuves de {number}', 'Collapse the evidence for {number}'),
  unfold: text('Déplier les preuves de {number}', 'Expand the evidence for {number}'),
  edit: text('Modifier la preuve : {name}', 'Edit evidence: {name}'),
  remove: text('Retirer la preuve : {name}', 'Remove evidence: {name}'),
  removed: text('Preuve retirée', 'Evidence removed'),
  most: text('{n} preuves au plus pour un pourquoi.', 'At most {n} pieces of evidence for one why.'),
  text: text('Élément de preuve', 'What proves it'),
  textHelp: text('Une mesure, un enregistrement, un témoignage.', 'A measurement, a record, a statement.'),
  file: text('Fichier du dossier', 'Case file'),
  noFile: text('Aucun fichier', 'No file'),
  upload: text('Ou un nouveau fichier, qui sera joint au dossier', 'Or a new file, which is attached to the case'),
  gone: text('Le fichier n’est plus joint au dossier.', 'The file is no longer attached to the case.'),
  download: commandWords.downloadNamed,
  downloadFailed: text('{name} n’a pas pu être téléchargé.', '{name} could not be downloaded.'),
  missing: text('Décrivez la preuve ou choisissez un fichier.', 'Describe the evidence or choose a file.'),
  save: text('Enregistrer la preuve', 'Save the evidence'),
};

export const moveCauseMessages = {
  title: text('Déplacer {number}', 'Move {number}'),
  where: text('Où placer « {text} » ?', 'Where should “{text}” go?'),
  search: text('Chercher une cause', 'Find a cause'),
  primary: text('En faire une cause principale', 'Make it a primary cause'),
  nothing: text('Aucune cause ne correspond.', 'No cause matches.'),
  move: text('Déplacer', 'Move'),
};

export const causeDrawingMessages = {
  treeOf: text('Arbre des causes de « {problem} » : {outline}', 'Cause tree of “{problem}”: {outline}'),
  ishikawaOf: text('Diagramme d’Ishikawa de « {problem} » : {outline}', 'Ishikawa diagram of “{problem}”: {outline}'),
  noRoot: text('Aucune cause racine n’est marquée', 'No root cause is marked'),
  noRootHelp: text(
    'Le diagramme d’Ishikawa range les causes racines par M. Marquez-en une dans la liste.',
    'The Ishikawa diagram sorts the root causes by M. Mark one in the outline.',
  ),
  smaller: text('Réduire', 'Smaller'),
  larger: text('Agrandir', 'Larger'),
  realSize: text('Taille réelle', 'Actual size'),
  fit: text('Ajuster à la page', 'Fit to the page'),
  fitted: text('Ajusté', 'Fitted'),
  drawing: text('Dessin à faire défiler', 'Scrollable drawing'),
};

/** "..., therefore ..., therefore ...": the chain read from its root, to hear whether it holds. */
export const readBackMessages = {
  title: text('Vérifier la logique (« donc »)', 'Check the logic (“therefore”)'),
  help: text(
    'Chaque phrase part d’une cause racine et remonte au problème. Si un « donc » sonne faux, un pourquoi manque.',
    'Each sentence goes from a root cause up to the problem. Where a “therefore” rings false, a why is missing.',
  ),
  therefore: caseWords.therefore,
  none: text(
    'Aucune cause racine n’est marquée : il n’y a rien à relire.',
    'No root cause is marked: there is nothing to read back.',
  ),
};

/** The single keys of the tree, while one of its causes has the focus. */
export const causeKeyMessages = {
  why: text('Arbre des causes : ajouter un pourquoi', 'Cause tree: add a why'),
  beside: text('Arbre des causes : ajouter à côté', 'Cause tree: add beside'),
  mark: text('Arbre des causes : marquer la cause racine', 'Cause tree: mark the root cause'),
  evidence: text('Arbre des causes : ajouter une preuve', 'Cause tree: add evidence'),
  up: text('Arbre des causes : monter (majuscule)', 'Cause tree: move up (capital)'),
  down: text('Arbre des causes : descendre (majuscule)', 'Cause tree: move down (capital)'),
  under: text('Arbre des causes : placer sous une autre', 'Cause tree: move under another'),
  remove: text('Arbre des causes : supprimer', 'Cause tree: delete'),
  hint: text(
    'Flèches : se déplacer, replier et déplier. Entrée : modifier. « ? » : tous les raccourcis.',
    'Arrows: move, collapse and expand. Enter: edit. “?”: all shortcuts.',
  ),
};

/** Two versions of one entry of the tree or of the CAPA plan, side by side. */
export const entryMessages = {
  place: text('place', 'place'),
  part: text('{name} : {value}', '{name}: {value}'),
  gone: text('(supprimée)', '(deleted)'),
};
