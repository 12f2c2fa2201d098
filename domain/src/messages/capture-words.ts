import { text } from '../kernel/message';

/** What the history says of an entry that was written without a network. */
export const captureFieldWords = {
  captureId: text('Identifiant de la saisie', 'Id of the entry'),
  observedAt: text('Saisi le', 'Written at'),
  deviceTime: text('Heure de l’appareil', 'Time of the device'),
  isClockOff: text('Horloge de l’appareil décalée', 'Clock of the device off'),
  contract: text('Format de la saisie', 'Format of the entry'),
};
