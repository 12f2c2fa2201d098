import { text } from '../../../kernel/message';
import { questionnaireWords } from './words';

/** By the code of a refused answer. */
export const answerMessages = {
  required: text('Une réponse est nécessaire.', 'An answer is needed.'),
  wrong_shape: text('Le format de cette réponse n’est pas valide.', 'The format of this answer is not valid.'),
  too_short: text(
    'Écrivez au moins {min} {min|caractère|caractères}.',
    'Write at least {min} {min|character|characters}.',
  ),
  too_long: text('Au plus {max} {max|caractère|caractères}.', 'At most {max} {max|character|characters}.'),
  too_small: questionnaireWords.atLeast,
  too_large: questionnaireWords.atMost,
  too_many_decimals: text('Au plus {n} {n|décimale|décimales}.', 'At most {n} {n|decimal|decimals}.'),
  too_early: text('Pas avant le {min}.', 'Not before {min}.'),
  too_late: text('Pas après le {max}.', 'Not after {max}.'),
  unknown_option: text(
    'Cette option ne fait pas partie de la question.',
    'This option does not belong to the question.',
  ),
  chosen_twice: text('Une option est choisie deux fois.', 'An option is chosen twice.'),
  too_few_chosen: text(
    'Choisissez au moins {min} {min|option|options}.',
    'Choose at least {min} {min|option|options}.',
  ),
  too_many_chosen: text('Choisissez au plus {max} {max|option|options}.', 'Choose at most {max} {max|option|options}.'),
  too_many_photos: text('Au plus {max} {max|photo|photos}.', 'At most {max} {max|photo|photos}.'),
  unknown_question: text('Cette question n’est pas dans le modèle.', 'This question is not in the template.'),
  wrong_section: text('Cette réponse n’est pas dans la bonne section.', 'This answer is not in the right section.'),
  instance_twice: text('Cette partie est présente deux fois.', 'This part appears twice.'),
  too_few_instances: text(
    'Remplissez cette section au moins {min} fois.',
    'Fill in this section at least {min} {min|time|times}.',
  ),
  too_many_instances: text(
    'Remplissez cette section au plus {max} fois.',
    'Fill in this section at most {max} {max|time|times}.',
  ),
  too_many_places: text(
    'Ce questionnaire est plein : au plus {max} questions, chaque répétition comprise.',
    'This questionnaire is full: at most {max} questions, each repetition included.',
  ),
  too_much_text: text(
    'Les réponses sont trop longues : au plus {max} caractères au total.',
    'The answers are too long: at most {max} characters in total.',
  ),
};
