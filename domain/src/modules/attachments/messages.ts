import { text } from '../../kernel/message';
import { generalMessages } from '../../messages/shell/shell';
import { caseFieldWords } from '../../messages/words/case-fields';
import { commandWords } from '../../messages/words/commands';

/** Photos that the device keeps while what they belong to is written. */
export const keptPhotoMessages = {
  tooMany: text('{most} photos au plus.', 'At most {most} photos.'),
  onlyPhotos: text('Choisissez une photo.', 'Choose a photo.'),
  remove: text('Retirer la photo {n}', 'Remove photo {n}'),
  failed: text('La photo n’a pas pu être gardée.', 'The photo could not be kept.'),
  noRoom: text(
    'Il ne reste pas assez de place sur l’appareil pour une photo. Le texte peut continuer.',
    'Not enough room left on the device for a photo. The text can go on.',
  ),
};

/** What has changed since the user opened the page. */
export const changedSinceMessages = {
  field: text('{field} : {value}', '{field}: {value}'),
  written: text('{step}, écrit par {who}', '{step}, written by {who}'),
  fileAdded: text('Fichier ajouté : {name}, par {who}', 'File added: {name}, by {who}'),
  fileRemoved: text('Fichier retiré : {name}', 'File removed: {name}'),
  actionAdded: text('Action ajoutée : {id} - {summary}', 'Action added: {id} - {summary}'),
  actionChanged: text('Action modifiée : {id} - {summary} ({status})', 'Action changed: {id} - {summary} ({status})'),
  checkChanged: text('Efficacité de {capa} : conclusion', 'Effectiveness of {capa}: verdict'),
  questionnaireBegun: text('Questionnaire commencé : {id} - {title}', 'Questionnaire started: {id} - {title}'),
  questionnaireChanged: text('Questionnaire modifié : {id} - {title}', 'Questionnaire changed: {id} - {title}'),
  effectivenessChanged: caseFieldWords.effectiveness,
};

export const attachmentMessages = {
  fileKindRefused: text(
    'Ce fichier n’est ni une image, ni un document PDF, Word ou Excel.',
    'This file is neither an image nor a PDF, Word or Excel document.',
  ),
  fileUnnamed: text(
    'Ce fichier n’a pas de nom : enregistrez-le sous un nom, puis envoyez-le à nouveau.',
    'This file has no name: save it under a name, then send it again.',
  ),
  tooManyFiles: text('Au plus {max} fichiers.', 'At most {max} files.'),
};

/** Files: choosing, sending, showing and removing them. */
export const fileMessages = {
  drop: text('Ajoutez des photos ou des documents', 'Add photos or documents'),
  dropHelp: text('Images, PDF, Word, Excel.', 'Images, PDF, Word, Excel.'),
  taskKinds: text('Images, PDF, Word, Excel, PowerPoint, texte.', 'Images, PDF, Word, Excel, PowerPoint, text.'),
  taskKindRefused: text(
    'Ce fichier n’est ni une image, ni un document PDF, Word, Excel, PowerPoint ou texte.',
    'This file is neither an image nor a PDF, Word, Excel, PowerPoint or text document.',
  ),
  pasteHelp: text(
    'Déposez-les n’importe où sur la page, ou collez une capture d’écran (Ctrl+V).',
    'Drop them anywhere on the page, or paste a screenshot (Ctrl+V).',
  ),
  choose: text('Choisir des fichiers', 'Choose files'),
  takePhoto: text('Prendre une photo', 'Take a photo'),
  dropNow: text('Lâchez pour joindre au signalement', 'Release to attach to the report'),
  attached: text('Fichiers joints', 'Attached files'),
  download: commandWords.downloadNamed,
  downloadFailed: text('{name} n’a pas pu être téléchargé.', '{name} could not be downloaded.'),
  remove: commandWords.removeNamed,
  removeFailed: text('{name} n’a pas pu être retiré.', '{name} could not be removed.'),
  sending: text('Envoi de {name}', 'Sending {name}'),
  waiting: text('En attente', 'Waiting'),
  percent: text('{n} %', '{n}%'),
  cancel: text('Annuler l’envoi de {name}', 'Cancel sending {name}'),
  tryAgain: generalMessages.retry,
  dismiss: text('Ne plus afficher {name}', 'Dismiss {name}'),
  emptyFile: text('Ce fichier est vide.', 'This file is empty.'),
  failed: text('L’envoi a échoué.', 'Sending failed.'),
};
