import { text } from '../../../kernel/message';

/** States of a group, and what stands in the way. */
export const glossaryMessages = {
  stateActive: text('Utilisé', 'In use'),
  stateRetired: text('Retiré', 'Retired'),
  retire: text('Retirer', 'Retire'),
  restore: text('Rétablir', 'Bring back'),
  wrongRole: text(
    'Seuls un concepteur ou l’administrateur de l’entreprise modifient le glossaire.',
    'Only a designer or the administrator of the company changes the glossary.',
  ),
  wrongState: text("L'état actuel du groupe ne le permet pas.", 'The current state of the group does not allow it.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  notWhileRetired: text(
    'Ce groupe est retiré : rétablissez-le avant de le modifier.',
    'This group is retired: bring it back before you change it.',
  ),

  tooFewWords: text('Écrivez au moins {min} mots.', 'Write at least {min} words.'),
  tooManyWords: text('Au plus {max} mots dans un groupe.', 'At most {max} words in a group.'),
  wordTooLong: text(
    '« {word} » est trop long : au plus {max} caractères pour un mot.',
    '“{word}” is too long: at most {max} characters for a word.',
  ),
  wordTwice: text('« {word} » y est déjà.', '“{word}” is there already.'),
  wordWithoutLetters: text('« {word} » n’a ni lettre ni chiffre.', '“{word}” has neither a letter nor a digit.'),
  wordWithSeparator: text(
    '« {word} » : un mot ne contient ni virgule, ni point-virgule, ni « = », ni retour à la ligne.',
    '“{word}”: a word has no comma, semicolon, “=” or line break.',
  ),
  wordTaken: text(
    '« {word} » est déjà dans un groupe à vous : {group}. Complétez celui-ci.',
    '“{word}” is already in a group of yours: {group}. Add to that one.',
  ),
  tooManyGroups: text(
    'Vous avez déjà {max} groupes, retirés compris : rétablissez-en un et modifiez-le.',
    'You have {max} groups already, with those retired: bring one back and change it.',
  ),
};
