import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';

/** States of a group, and what stands in the way. */
export const glossaryMessages = {
  stateActive: text('Utilisé', 'In use'),
  stateRetired: stateWords.retired,
  retire: commandWords.retire,
  restore: commandWords.restore,
  wrongRole: text(
    'Seuls un concepteur ou l’administrateur de l’entreprise peuvent modifier le glossaire.',
    'Only a designer or the company administrator can change the glossary.',
  ),
  wrongState: text("L'état actuel du groupe ne le permet pas.", 'The current state of the group does not allow it.'),
  reasonMissing: fieldWords.giveReason,
  notWhileRetired: text(
    'Ce groupe est retiré : rétablissez-le avant de le modifier.',
    'This group is retired: restore it before you change it.',
  ),

  tooFewWords: text('Écrivez au moins {min} mots.', 'Write at least {min} words.'),
  tooManyWords: text('Au plus {max} mots dans un groupe.', 'At most {max} words in a group.'),
  wordTooLong: text(
    '« {word} » est trop long : au plus {max} caractères pour un mot.',
    '“{word}” is too long: at most {max} characters for a word.',
  ),
  wordTwice: text('« {word} » y est déjà.', '“{word}” is already there.'),
  wordWithoutLetters: text('« {word} » n’a ni lettre ni chiffre.', '“{word}” contains no letter or digit.'),
  wordWithSeparator: text(
    '« {word} » : un mot ne contient ni virgule, ni point-virgule, ni « = », ni retour à la ligne.',
    '“{word}”: a word cannot contain a comma, semicolon, “=” or line break.',
  ),
  wordTaken: text(
    '« {word} » est déjà dans l’un de vos groupes : {group}. Complétez celui-ci.',
    '“{word}” is already in one of your groups: {group}. Add to that one.',
  ),
  tooManyGroups: text(
    'Vous avez déjà {max} groupes, retirés compris : rétablissez-en un et modifiez-le.',
    'You already have {max} groups, including retired ones: restore one and change it.',
  ),
};
