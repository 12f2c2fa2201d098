import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { questionnaireWords } from './words';

/** The form that preview and filling share. */
export const formMessages = {
  steps: questionnaireWords.sectionsAndPages,
  step: text('Page {n} sur {of}', 'Page {n} of {of}'),
  answered: questionnaireWords.answeredCount,
  missing: text('{n} à compléter', '{n} to complete'),
  complete: text('Complète', 'Complete'),
  previous: commandWords.previous,
  next: commandWords.next,
  walk: text('Page précédente et suivante', 'Previous and next page'),
  instance: text('{title} {n}', '{title} {n}'),
  addInstance: text('Ajouter : {title}', 'Add: {title}'),
  addAnother: text('En ajouter un autre', 'Add another'),
  removeInstance: text('Retirer {title}', 'Remove {title}'),
  removed: text('{title} est retiré.', '{title} is removed.'),
  undo: commandWords.undo,
  noInstance: text('Aucun élément ajouté.', 'Nothing added yet.'),
  howMany: text('Cette section se remplit de {min} à {max} fois.', 'Fill in this section {min} to {max} times.'),
  noMore: questionnaireWords.atMost,
  nothingAsked: text('Ce modèle ne pose encore aucune question.', 'This template does not ask anything yet.'),
  notAnswered: fieldWords.notAnswered,
  required: text('Les questions marquées * demandent une réponse.', 'Questions marked * need an answer.'),
  choose: text('Choisir…', 'Choose…'),
  pickDate: text('Choisir la date', 'Pick the date'),
  numberUnreadable: text('Écrivez un nombre, par exemple 12,5.', 'Write a number, for example 12.5.'),
  numberBetween: text('De {min} à {max}', 'From {min} to {max}'),
  numberFrom: text('Au moins {min}', 'At least {min}'),
  numberTo: text('Au plus {max}', 'At most {max}'),
  chooseBetween: text('Choisissez de {min} à {max} options.', 'Choose {min} to {max} options.'),
  unitLabel: text('{label} ({unit})', '{label} ({unit})'),
  searchCase: text('Numéro ou mots du dossier', 'Case number or words'),
  noCase: text('Aucun dossier ne correspond.', 'No case matches.'),
  dropPhoto: text('Déposez la photo ici', 'Drop the photo here'),
  photoKinds: text('Une image, {max} au plus.', 'An image, {max} at most.'),
  notAPhoto: text('Ce fichier n’est pas une image.', 'This file is not an image.'),
  photosLater: text('La photo se prend au moment du remplissage.', 'The photo is taken when filling in.'),
  removedPhotoFailed: text('La photo n’a pas pu être retirée.', 'The photo could not be removed.'),
  score: text('Score : {points} sur {possible} ({percent} %)', 'Score: {points} of {possible} ({percent}%)'),
  criticalFail: text(
    'Échec critique : une réponse fait échouer tout le questionnaire.',
    'Critical failure: one answer fails the whole questionnaire.',
  ),
};
