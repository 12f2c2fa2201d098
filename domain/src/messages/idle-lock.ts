import { text } from '../kernel/message';

/** What covers the page while it waits for its person. */
export const idleLockMessages = {
  title: text('Session verrouillée', 'Session locked'),
  lead: text(
    '{name}, votre session attend votre mot de passe. Ce que vous avez saisi est resté en place.',
    '{name}, your session waits for your password. What you typed is still there.',
  ),
  password: text('Mot de passe', 'Password'),
  missing: text('Saisissez votre mot de passe.', 'Enter your password.'),
  unlock: text('Déverrouiller', 'Unlock'),
  withPasskey: text('Déverrouiller avec une clé d’accès', 'Unlock with a passkey'),
  otherAccount: text('Se connecter avec un autre compte', 'Sign in with another account'),
};
