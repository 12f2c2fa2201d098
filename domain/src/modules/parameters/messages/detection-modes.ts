import { text } from '../../../kernel/message';

export const detectionModesMessages = {
  none: text('Proposez au moins un mode.', 'Offer at least one mode.'),
  missing: text('Indiquez comment le problème est détecté.', 'Enter how a problem is detected.'),
  tooLong: text('Écrivez {max} caractères au plus.', 'Write {max} characters at most.'),
  builtIn: text('« {mode} » est déjà parmi les modes fournis.', '“{mode}” is already one of the built-in modes.'),
  twice: text('« {mode} » est déjà dans la liste.', '“{mode}” is already in the list.'),
  tooMany: text('{max} modes de votre choix au plus.', '{max} modes of your own at most.'),
  notOffered: text(
    'Ce mode de détection n’est pas proposé : choisissez-en un autre.',
    'This detection mode is not offered: choose another.',
  ),
};
