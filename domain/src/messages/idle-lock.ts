import { text } from '../kernel/message';
import { accountFieldWords } from './words/account-fields';

/** What covers the page while it waits for its person. */
export const idleLockMessages = {
  title: text('Session verrouillée', 'Session locked'),
  lead: text(
    '{name}, saisissez votre mot de passe pour reprendre. Votre saisie est conservée.',
    '{name}, enter your password to resume. What you typed is still there.',
  ),
  password: accountFieldWords.password,
  missing: text('Saisissez votre mot de passe.', 'Enter your password.'),
  unlock: text('Déverrouiller', 'Unlock'),
  withPasskey: text('Déverrouiller avec une clé d’accès', 'Unlock with a passkey'),
  otherAccount: text('Se connecter avec un autre compte', 'Sign in with another account'),
};
