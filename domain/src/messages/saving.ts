import { french } from '../kernel/message';

/** Whether what was typed is safe, and where. */
export const savingMessages = {
  saving: french('Enregistrement…', 'Saving…'),
  offline: french('Hors ligne : gardé sur cet appareil', 'Offline: kept on this device'),
  failed: french('Non enregistré : gardé sur cet appareil', 'Not saved: kept on this device'),
};
