import { text } from '../kernel/message';

/** Whether what was typed is safe, and where. */
export const savingMessages = {
  saving: text('Enregistrement…', 'Saving…'),
  offline: text('Hors ligne : gardé sur cet appareil', 'Offline: kept on this device'),
  failed: text('Non enregistré : gardé sur cet appareil', 'Not saved: kept on this device'),
};
