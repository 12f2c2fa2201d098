import { text } from '../../../kernel/message';

/** Why something is not done to a template, beside what its workflow says. */
export const templateServiceMessages = {
  notADraft: text(
    'Seul un brouillon est modifiable : commencez la version suivante.',
    'Only a draft can be edited: start the next version.',
  ),
  retired: text('Ce modèle est retiré.', 'This template is retired.'),
  seenTooLongAgo: text(
    'Le brouillon a trop changé depuis que vous l’avez ouvert : rechargez-le avant de continuer.',
    'The draft has changed too much since you opened it: reload it before continuing.',
  ),
  tooLarge: text(
    'Ce modèle est trop long : au plus {max} caractères, règles comprises. Scindez-le en deux.',
    'This template is too long: at most {max} characters, rules included. Split it in two.',
  ),
  unknownTemplate: text('Ce modèle n’existe pas.', 'This template does not exist.'),
};
