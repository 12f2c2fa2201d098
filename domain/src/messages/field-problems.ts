import { text } from '../kernel/message';

/** What is wrong with one value, said so that a person can mend it. Apart from the refusals, which few pages name. */
export const fieldMessages = {
  required: text('Ce champ est obligatoire.', 'This field is required.'),
  tooShort: text(
    'Écrivez au moins {min} {min|caractère|caractères}.',
    'Write at least {min} {min|character|characters}.',
  ),
  tooLong: text('Écrivez au plus {max} {max|caractère|caractères}.', 'Write at most {max} {max|character|characters}.'),
  tooSmall: text('La plus petite valeur possible est {min}.', 'The smallest possible value is {min}.'),
  tooBig: text('La plus grande valeur possible est {max}.', 'The largest possible value is {max}.'),
  tooMany: text('Au plus {max} {max|élément|éléments}.', 'At most {max} {max|item|items}.'),
  tooDeep: text(
    'Cette requête imbrique ses valeurs sur plus de {max} niveaux.',
    'This request nests its values more than {max} levels deep.',
  ),
  wrongType: text("Cette valeur n'est pas du bon type.", 'This value is of the wrong type.'),
  notAnOption: text("Cette valeur n'est pas dans la liste.", 'This value is not in the list.'),
  email: text('Écrivez une adresse comme nom@exemple.fr.', 'Write an address like name@example.com.'),
  pattern: text(
    'Utilisez des lettres, des chiffres, le point, le tiret ou le soulignement.',
    'Use letters, digits, dots, hyphens or underscores.',
  ),
  name: text(
    'Un nom ne contient ni retour à la ligne, ni autre caractère invisible, ni < ni >.',
    'A name cannot contain line breaks, other invisible characters, < or >.',
  ),
  date: text('Écrivez une date valide.', 'Write a valid date.'),
};
