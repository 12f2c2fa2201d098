import { english, french } from '../kernel/message';

/** The tree of causes as it is written. */
export const rootCausePageMessages = {
  views: french('Présentation des causes', 'How the causes are shown'),
  outline: english('Plan', 'Outline'),
  tree: english('Arbre', 'Tree'),
  ishikawa: english('Ishikawa', 'Ishikawa'),
  addCause: english('Ajouter une cause', 'Add a cause'),
  leadIn: english(
    'Demandez pourquoi jusqu’à ce qu’agir sur la réponse empêche le problème de revenir. Cinq pourquoi au plus par branche ; {n} {n|cause racine marquée|causes racines marquées}.',
    'Ask why until acting on the answer would prevent the return of the problem. Five whys at most in a branch; {n} root {n|cause|causes} marked.',
  ),
  label: french('Arbre des causes', 'Tree of causes'),
  empty: french('Aucune cause n’est écrite', 'No cause is written'),
  emptyHelp: french(
    'Commencez par ce qui a directement provoqué le problème, puis demandez pourquoi.',
    'Begin with what directly brought the problem about, then ask why.',
  ),
  fold: french('Replier la cause {number}', 'Fold cause {number}'),
  unfold: french('Déplier la cause {number}', 'Unfold cause {number}'),
  whys: english('{n} pourquoi', '{n} {n|why|whys}'),
  addWhy: english('Ajouter un pourquoi sous {number}', 'Add a why under {number}'),
  addBeside: french('Ajouter un pourquoi à côté', 'Add a why beside it'),
  addCauseBeside: french('Ajouter une cause à côté', 'Add a cause beside it'),
  mark: english('Marquer {number} comme cause racine', 'Mark {number} as root cause'),
  unmark: english('Retirer la marque de cause racine de {number}', 'Take the root-cause mark off {number}'),
  more: english('Plus sur {number}', 'More about {number}'),
  edit: french('Modifier', 'Edit'),
  title: english('Titre de la cause {number}', 'Title of cause {number}'),
  text: english('Pourquoi {number}', 'Why {number}'),
  newCause: french('Décrivez la cause…', 'Describe the cause…'),
  newWhy: french('Pourquoi ? Écrivez la réponse…', 'Why? Write the answer…'),
  save: french('Enregistrer (Entrée)', 'Save (Enter)'),
  dropped: french('Non enregistré : la touche Entrée enregistre.', 'Not saved: Enter saves.'),
  takeUp: french('Reprendre', 'Take up again'),
  moveUp: french('Monter', 'Move up'),
  moveDown: french('Descendre', 'Move down'),
  isFirst: french('C’est déjà la première.', 'It is the first already.'),
  isLast: french('C’est déjà la dernière.', 'It is the last already.'),
  moveUnder: french('Placer sous une autre cause…', 'Move under another cause…'),
  remove: french('Supprimer', 'Delete'),
  removeQuestion: french(
    'Supprimer {number} et {n} pourquoi qui en {n|dépend|dépendent} ?',
    'Delete {number} and the {n} {n|why|whys} below it?',
  ),
  removed: french('{number} {n|supprimé|supprimé avec ses pourquoi}', '{number} {n|deleted|deleted with its whys}'),
  undo: french('Annuler', 'Undo'),
};

export const rootMarkMessages = {
  rootCause: english('Cause racine', 'Root cause'),
  m: english('M', 'M'),
  type: english('Type', 'Type'),
  choose: french('Choisir', 'Choose'),
  mOf: french('Catégorie M de {number}', 'M category of {number}'),
  typeOf: french('Type de {number}', 'Type of {number}'),
  unclassified: french('Sans catégorie M', 'Without an M category'),
  systemFailure: english(
    'Pourquoi n’est-ce pas une défaillance du système ?',
    'Why is this not a failure of the system?',
  ),
  systemFailureHelp: english(
    'Manpower seul est rarement une cause racine : dites quelle formation, quelle procédure et quelle charge de travail ont été vérifiées.',
    'Manpower alone is rarely a root cause: say what training, procedure and workload were checked.',
  ),
};

export const evidenceMessages = {
  title: french('Preuves', 'Evidence'),
  add: french('Ajouter une preuve', 'Add evidence'),
  addTo: french('Ajouter une preuve à {number}', 'Add evidence to {number}'),
  editOf: french('Preuve de {number}', 'Evidence of {number}'),
  count: french('{n} {n|preuve|preuves}', '{n} {n|piece|pieces} of evidence'),
  fold: french('Replier les preuves de {number}', 'Fold the evidence of {number}'),
  unfold: french('Déplier les preuves de {number}', 'Unfold the evidence of {number}'),
  edit: french('Modifier la preuve : {name}', 'Edit evidence: {name}'),
  remove: french('Retirer la preuve : {name}', 'Take evidence off: {name}'),
  removed: french('Preuve retirée', 'Evidence taken off'),
  most: french('{n} preuves au plus pour un pourquoi.', 'At most {n} pieces of evidence for one why.'),
  text: french('Ce qui le montre', 'What shows it'),
  textHelp: french('Une mesure, un enregistrement, un témoignage.', 'A measurement, a record, a statement.'),
  file: french('Fichier du dossier', 'File of the case'),
  noFile: french('Aucun fichier', 'No file'),
  upload: french('Ou un nouveau fichier, qui sera joint au dossier', 'Or a new file, which is attached to the case'),
  gone: french('Le fichier n’est plus joint au dossier.', 'The file is no longer with the case.'),
  download: french('Télécharger {name}', 'Download {name}'),
  downloadFailed: french('{name} n’a pas pu être téléchargé.', '{name} could not be downloaded.'),
  missing: french('Écrivez ce qui le montre, ou choisissez un fichier.', 'Write what shows it, or choose a file.'),
  save: french('Enregistrer la preuve', 'Save the evidence'),
};

export const moveCauseMessages = {
  title: french('Déplacer {number}', 'Move {number}'),
  where: french('Où placer « {text} » ?', 'Where does “{text}” go?'),
  search: french('Chercher une cause', 'Find a cause'),
  primary: french('En faire une cause principale', 'Make it a primary cause'),
  nothing: french('Aucune cause ne correspond.', 'No cause matches.'),
  move: french('Déplacer', 'Move'),
};

export const causeDrawingMessages = {
  treeOf: french('Arbre des causes de « {problem} » : {outline}', 'Tree of the causes of “{problem}”: {outline}'),
  ishikawaOf: french('Diagramme d’Ishikawa de « {problem} » : {outline}', 'Ishikawa diagram of “{problem}”: {outline}'),
  noRoot: french('Aucune cause racine n’est marquée', 'No root cause is marked'),
  noRootHelp: french(
    'Le diagramme d’Ishikawa range les causes racines par M. Marquez-en une dans le plan.',
    'The Ishikawa diagram sorts the root causes by M. Mark one in the outline.',
  ),
  smaller: french('Réduire', 'Smaller'),
  larger: french('Agrandir', 'Larger'),
  realSize: french('Taille réelle', 'Real size'),
  fit: french('Ajuster à la page', 'Fit to the page'),
  fitted: french('Ajusté', 'Fitted'),
  drawing: french('Dessin, à faire défiler', 'Drawing, to be scrolled'),
};

/** "..., therefore ..., therefore ...": the chain read from its root, to hear whether it holds. */
export const readBackMessages = {
  title: french('Relecture : donc', 'Read it back'),
  help: french(
    'Chaque phrase part d’une cause racine et remonte au problème. Si un « donc » sonne faux, un pourquoi manque.',
    'Each sentence goes from a root cause up to the problem. Where a “therefore” rings false, a why is missing.',
  ),
  therefore: french('donc', 'therefore'),
  none: french(
    'Aucune cause racine n’est marquée : il n’y a rien à relire.',
    'No root cause is marked: there is nothing to read back.',
  ),
};

/** The single keys of the tree, while one of its causes has the focus. */
export const causeKeyMessages = {
  why: french('Arbre des causes : ajouter un pourquoi', 'Tree of causes: add a why'),
  beside: french('Arbre des causes : ajouter à côté', 'Tree of causes: add beside'),
  mark: french('Arbre des causes : marquer la cause racine', 'Tree of causes: mark the root cause'),
  evidence: french('Arbre des causes : ajouter une preuve', 'Tree of causes: add evidence'),
  up: french('Arbre des causes : monter (majuscule)', 'Tree of causes: move up (capital)'),
  down: french('Arbre des causes : descendre (majuscule)', 'Tree of causes: move down (capital)'),
  under: french('Arbre des causes : placer sous une autre', 'Tree of causes: move under another'),
  remove: french('Arbre des causes : supprimer', 'Tree of causes: delete'),
  hint: french(
    'Flèches : se déplacer, plier et déplier. Entrée : modifier. « ? » : toutes les touches.',
    'Arrows: move, fold and unfold. Enter: edit. “?”: all keys.',
  ),
};

/** Two versions of one entry of the tree or of the CAPA plan, side by side. */
export const entryMessages = {
  place: french('place', 'place'),
  part: french('{name} : {value}', '{name}: {value}'),
  gone: french('(supprimée)', '(deleted)'),
};
