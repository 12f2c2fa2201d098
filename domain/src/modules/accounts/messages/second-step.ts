import { text } from '../../../kernel/message';

/** The second step of signing in. */
export const secondStepMessages = {
  title: text('Second facteur', 'Second factor'),
  lead: text('Confirmez que c’est vous, {username}.', 'Confirm that it is you, {username}.'),
  usePasskey: text('Utiliser une clé d’accès', 'Use a passkey'),
  code: text('Code de votre application', 'Code of your application'),
  recoveryCode: text('Code de secours', 'Recovery code'),
  useRecovery: text('Utiliser un code de secours', 'Use a recovery code'),
  useCode: text('Utiliser un code de l’application', 'Use a code of the application'),
  submit: text('Confirmer', 'Confirm'),
  back: text('Retour', 'Back'),
};
