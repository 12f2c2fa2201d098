import { text } from '../../../kernel/message';

/** States of a value, and what stands in the way. */
export const valueMessages = {
  stateActive: text('Proposée', 'Offered'),
  stateRetired: text('Retirée', 'Retired'),
  retire: text('Retirer', 'Retire'),
  restore: text('Rétablir', 'Bring back'),
  wrongRole: text(
    'Seuls un concepteur ou l’administrateur de l’entreprise modifient les listes.',
    'Only a designer or the administrator of the company changes the lists.',
  ),
  wrongState: text('L’état actuel de la valeur ne le permet pas.', 'The current state of the value does not allow it.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  notWhileRetired: text(
    'Cette valeur est retirée : rétablissez-la avant de la modifier.',
    'This value is retired: bring it back before you change it.',
  ),

  labelMissing: text('Écrivez un nom.', 'Write a name.'),
  labelTooLong: text('Trop long : au plus {max} caractères.', 'Too long: at most {max} characters.'),
  labelWithoutLetters: text('« {label} » n’a ni lettre ni chiffre.', '“{label}” has neither a letter nor a digit.'),
  codeTooLong: text('Code trop long : au plus {max} caractères.', 'The code is too long: at most {max} characters.'),
  taken: text('« {label} » est déjà dans la liste.', '“{label}” is in the list already.'),
  takenRetired: text(
    '« {label} » est déjà dans la liste, retirée : rétablissez-la.',
    '“{label}” is in the list already, retired: bring it back.',
  ),
  twice: text('« {label} » est déjà à la ligne {line}.', '“{label}” stands at line {line} already.'),
  tooManyColumns: text(
    'Au plus deux colonnes : le nom, puis le code.',
    'At most two columns: the name, then the code.',
  ),
  onLine: text('Ligne {line} : {problem}', 'Line {line}: {problem}'),
  nothingToAdd: text('Écrivez au moins une ligne.', 'Write at least one line.'),
  tooManyLines: text('Au plus {max} lignes à la fois.', 'At most {max} lines at a time.'),
  tooManyValues: text(
    'Une liste a au plus {max} valeurs, retirées comprises.',
    'A list has at most {max} values, with those retired.',
  ),
  parentMissing: text('Choisissez le produit du lot.', 'Choose the product of the batch.'),
  parentUnknown: text('Cette valeur n’existe pas.', 'There is no such value.'),
  parentNotAllowed: text(
    'Une valeur de cette liste ne dépend d’aucune autre.',
    'A value of this list belongs to no other.',
  ),
  untilBeforeFrom: text('La fin ne peut pas précéder le début.', 'The end cannot be before the beginning.'),
};
