import { english, french, text } from '../../kernel/message';

/** The sign-in page, which every user loads before the first page. */
export const signInMessages = {
  title: english('Connexion', 'Sign in'),
  username: english("Nom d'utilisateur", 'Username'),
  password: english('Mot de passe', 'Password'),
  usernameHelp: text('Ou votre adresse e-mail.', 'Or your email address.'),
  forgotPassword: english('Mot de passe oublié ?', 'Forgot password?'),
  submit: english('Se connecter', 'Sign in'),
  submitting: english('Connexion en cours...', 'Signing in...'),
  withPasskey: text('Se connecter avec une clé d’accès', 'Sign in with a passkey'),
  workOffline: text('Travailler sans réseau', 'Work without a network'),
  noAccount: english('Pas encore de compte ?', "Don't have an account yet?"),
  register: english('Inscription gratuite', 'Free registration'),
  fillingDemo: text(
    'Les données de démonstration arrivent encore, les comptes d’abord. Comptez une minute.',
    'Demo data is still loading, accounts first. Give it a minute.',
  ),
  missingFields: french(
    "Veuillez entrer un nom d'utilisateur et un mot de passe.",
    'Please enter a username and a password.',
  ),
  success: french('Connexion réussie !', 'Signed in!'),
  failure: french("Nom d'utilisateur ou mot de passe incorrect.", 'Wrong username or password.'),
};

/** The frame that the pages before sign-in share. */
export const entryMessages = {
  language: text('Langue', 'Language'),
  languageMixed: text('Mixte', 'Mixed'),
  languageFrench: text('Français', 'Français'),
  languageEnglish: text('English', 'English'),
  switchToDark: text('Passer au thème sombre', 'Switch to the dark theme'),
  switchToLight: text('Passer au thème clair', 'Switch to the light theme'),
  promise: text('Voir tôt. Décider clair. Prouver tout.', 'See early. Decide clearly. Prove everything.'),
  promiseDetail: text(
    'Non-conformités, CAPA et actions d’un site réglementé, sous une même lumière.',
    'Non-conformities, CAPA and actions of a regulated site, under one light.',
  ),
};
