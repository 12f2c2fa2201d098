import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

/** States of a value, and what stands in the way. */
export const valueMessages = {
  stateActive: text('Proposée', 'Offered'),
  stateRetired: text('Retirée', 'Retired'),
  retire: commandWords.retire,
  restore: commandWords.restore,
  wrongRole: text(
    'Seuls un concepteur ou l’administrateur de l’entreprise peuvent modifier les listes.',
    'Only a designer or the company administrator can change the lists.',
  ),
  wrongState: text('L’état actuel de la valeur ne le permet pas.', 'The current state of the value does not allow it.'),
  reasonMissing: fieldWords.giveReason,
  notWhileRetired: text(
    'Cette valeur est retirée : rétablissez-la avant de la modifier.',
    'This value is retired: restore it before you change it.',
  ),

  labelMissing: text('Écrivez un nom.', 'Write a name.'),
  labelTooLong: text('Trop long : au plus {max} caractères.', 'Too long: at most {max} characters.'),
  labelWithoutLetters: text('« {label} » n’a ni lettre ni chiffre.', '“{label}” contains no letter or digit.'),
  codeTooLong: text('Code trop long : au plus {max} caractères.', 'The code is too long: at most {max} characters.'),
  taken: text('« {label} » est déjà dans la liste.', '“{label}” is already in the list.'),
  takenRetired: text(
    '« {label} » est déjà dans la liste, retirée : rétablissez-la.',
    '“{label}” is already in the list, retired: restore it.',
  ),
  twice: text('« {label} » est déjà à la ligne {line}.', '“{label}” is already on line {line}.'),
  tooManyColumns: text(
    'Au plus deux colonnes : le nom, puis le code.',
    'At most two columns: the name, then the code.',
  ),
  onLine: text('Ligne {line} : {problem}', 'Line {line}: {problem}'),
  nothingToAdd: text('Écrivez au moins une ligne.', 'Write at least one line.'),
  tooManyLines: text('Au plus {max} lignes à la fois.', 'At most {max} lines at a time.'),
  tooManyValues: text(
    'Une liste a au plus {max} valeurs, retirées comprises.',
    'A list has at most {max} values, including retired ones.',
  ),
  parentMissing: text('Choisissez le produit du lot.', 'Choose the product of the batch.'),
  parentUnknown: text('Cette valeur n’existe pas.', 'This value does not exist.'),
  parentNotAllowed: text(
    'Une valeur de cette liste ne dépend d’aucune autre.',
    'A value of this list belongs to no other.',
  ),
  untilBeforeFrom: text('La fin ne peut pas précéder le début.', 'The end cannot be before the start.'),
};
