import { text } from '../../kernel/message';

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
