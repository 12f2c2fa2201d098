import { text } from '../../../kernel/message';
import { accountFieldWords } from '../../../messages/words/account-fields';
import { commandWords } from '../../../messages/words/commands';

/** The second step of signing in. */
export const secondStepMessages = {
  title: accountFieldWords.secondFactor,
  lead: text('Confirmez que c’est vous, {username}.', 'Confirm that it is you, {username}.'),
  usePasskey: text('Utiliser une clé d’accès', 'Use a passkey'),
  code: accountFieldWords.codeOfApplication,
  recoveryCode: text('Code de secours', 'Recovery code'),
  useRecovery: text('Utiliser un code de secours', 'Use a recovery code'),
  useCode: text('Utiliser un code de l’application', 'Use a code from the app'),
  submit: commandWords.confirm,
  back: text('Retour', 'Back'),
};
