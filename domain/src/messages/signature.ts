import { english, french, text } from '../kernel/message';
import { accountFieldWords } from './words/account-fields';

/** An electronic signature: asked for in a dialog, shown beside what it covers. */
export const signatureMessages = {
  validatorTitle: english('Authentification du validateur', 'Validator Authentication'),
  equivalent: text(
    'Votre signature électronique équivaut à votre signature manuscrite.',
    'Your electronic signature is equivalent to your handwritten signature.',
  ),
  meaning: text('Signification :', 'Meaning:'),
  covers: text('{id}, version {version}', '{id}, version {version}'),
  username: english("Nom d'utilisateur", 'Username'),
  password: english('Mot de passe', 'Password'),
  missing: french('Veuillez entrer des identifiants valides', 'Please enter valid credentials'),
  signing: text('Signature en cours...', 'Signing...'),
  sinceLooked: text('Changé depuis que vous l’avez ouvert à {time} :', 'Changed since you opened it at {time}:'),
  sameAsLooked: text(
    'Rien n’a changé depuis que vous l’avez ouvert à {time}.',
    'Nothing has changed since you opened it at {time}.',
  ),
  notLooked: text(
    'Vous ne l’avez pas ouvert : lisez-le avant de signer.',
    'You have not opened it: read it before you sign.',
  ),
  sign: text('Signer', 'Sign'),
  withPasskey: text('Signer avec une clé d’accès', 'Sign with a passkey'),
  noPasskey: text(
    'Cette personne n’a pas de clé d’accès qui serve ici : signez avec le mot de passe.',
    'This person has no passkey that works here: sign with the password.',
  ),
  factorAsked: text(
    'Le mot de passe est juste. Un second facteur est aussi exigé pour signer.',
    'The password is right. Signing also requires a second factor.',
  ),
  code: accountFieldWords.codeOfApplication,
  codeHelp: text(
    'Un code sert une fois : après une connexion ou une signature, attendez le suivant.',
    'A code works once: after a sign-in or a signature, wait for the next one.',
  ),
  method: {
    password: text('signé avec le mot de passe', 'signed with the password'),
    password_and_code: text('signé avec le mot de passe et un code', 'signed with the password and a code'),
    passkey: text('signé avec une clé d’accès', 'signed with a passkey'),
  },
  signedBy: text('Signé par {name} ({username})', 'Signed by {name} ({username})'),
  hash: text('Empreinte SHA-256 {hash}', 'SHA-256 hash {hash}'),
  void: text('Signature nulle', 'Signature void'),
  voidHelp: text(
    'Le contenu a changé depuis : cette signature ne couvre plus ce qui est affiché.',
    'The content has changed since: this signature no longer covers what is shown.',
  ),
};
