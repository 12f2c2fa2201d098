import { text } from '../../../kernel/message';

/** What is wrong with a text, each as a sentence that says what to do. */
export const textProblemMessages = {
  unreadable: text(
    'Ce texte ne peut pas être lu. Rechargez la page, puis recommencez.',
    'This text cannot be read. Reload the page, then try again.',
  ),
  tooManyBlocks: text(
    'Répartissez ce texte sur plusieurs procédures : {max} blocs au plus.',
    'Split this text into several procedures: at most {max} blocks.',
  ),
  tooLong: text(
    'Répartissez ce texte sur plusieurs procédures : {max} caractères au plus.',
    'Split this text into several procedures: at most {max} letters.',
  ),
  blockTooLong: text('Divisez ce bloc : {max} caractères au plus.', 'Divide this block: at most {max} letters.'),
  tooManyRuns: text(
    'Simplifiez la mise en forme : {max} passages mis en forme au plus.',
    'Simplify the formatting: at most {max} formatted passages.',
  ),
  tooManyCells: text(
    'Retirez des tableaux : {max} cellules au plus dans tout le texte.',
    'Remove tables: at most {max} cells in the whole text.',
  ),
  tooManyImages: text('Retirez des images : {max} au plus.', 'Remove images: at most {max}.'),
  sameIdTwice: text(
    'Ce bloc figure deux fois. Rechargez la page, puis recommencez.',
    'This block is there twice. Reload the page, then try again.',
  ),
  tableTooLarge: text(
    'Divisez ce tableau : {rows} lignes et {columns} colonnes au plus.',
    'Divide this table: at most {rows} rows and {columns} columns.',
  ),
  listTooLong: text('Divisez cette liste : {max} éléments au plus.', 'Divide this list: at most {max} items.'),
  rowsDiffer: text(
    'Donnez le même nombre de cellules à chaque ligne de ce tableau.',
    'Give every row of this table the same number of cells.',
  ),
  listMixed: text('Séparez les puces et les numéros en deux listes.', 'Put bullets and numbers into two lists.'),
  depthJumps: text(
    'Dans cette liste, descendez d’un seul niveau à la fois.',
    'In this list, go down one level at a time.',
  ),
  noWords: text('Écrivez le texte de la procédure.', 'Write the text of the procedure.'),
  undecided: text(
    'Deux auteurs ont modifié ce bloc : gardez une des deux rédactions.',
    'Two authors changed this block: keep one of the two wordings.',
  ),
  imageUndescribed: text(
    'Décrivez cette image pour qui ne la voit pas.',
    'Describe this image for those who cannot see it.',
  ),
  saysNothing: text('Complétez ce bloc ou supprimez-le.', 'Fill in this block or delete it.'),
};
export type TextProblemName = keyof typeof textProblemMessages;

/** A text as it is read, on screen and on paper. */
export const textMessages = {
  contents: text('Sommaire', 'Contents'),
  untitled: text('Sans titre', 'Untitled'),
  step: text('Étape {n}', 'Step {n}'),
  warning: text('Attention', 'Warning'),
  reference: text('Voir', 'See'),
  rival: text('Autre rédaction du même bloc', 'Other wording of the same block'),
  imageMissing: text('Image indisponible : {alternative}', 'Image unavailable: {alternative}'),
  since: text('En vigueur depuis le {day}', 'Effective since {day}'),
  copy: text('Copie {number}', 'Copy {number}'),
  comparedWith: text('Comparaison avec {version}', 'Compared with {version}'),
};

/** What became of a block from one version to another. */
export const redlineMessages = {
  added: text('Ajouté', 'Added'),
  removed: text('Supprimé', 'Removed'),
  changed: text('Modifié', 'Changed'),
  moved: text('Déplacé', 'Moved'),
  reformatted: text('Mise en forme modifiée', 'Formatting changed'),
  nothing: text('Les deux versions ont le même texte.', 'Both versions have the same text.'),
  onlyChanges: text('Seulement ce qui change', 'Changes only'),
  unchanged: text('{n} {n|bloc inchangé|blocs inchangés}', '{n} unchanged {n|block|blocks}'),
  counts: text(
    '{added} {added|ajouté|ajoutés}, {changed} {changed|modifié|modifiés}, {removed} {removed|supprimé|supprimés}, {moved} {moved|déplacé|déplacés}',
    '{added} added, {changed} changed, {removed} removed, {moved} moved',
  ),
};
