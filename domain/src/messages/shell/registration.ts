import { text } from '../../kernel/message';
import { accountFieldWords } from '../words/account-fields';
import { commandWords } from '../words/commands';

/** Sign-up, forgotten, reset and first password, invitation. */
export const registrationMessages = {
  signUpTitle: text('Inscription gratuite', 'Free registration'),
  signUpLead: text(
    'Créez le compte de votre entreprise ; vous en serez le premier administrateur.',
    'Create the account of your company; you will be its first administrator.',
  ),
  companyName: accountFieldWords.companyName,
  firstName: accountFieldWords.firstName,
  lastName: accountFieldWords.lastName,
  email: accountFieldWords.email,
  username: accountFieldWords.username,
  usernameHelp: text('Il vous servira à vous connecter.', 'You will sign in with it.'),
  password: accountFieldWords.password,
  passwordHelp: text('Au moins 12 caractères.', 'At least 12 characters.'),
  signUpSubmit: text("Créer l'entreprise", 'Create the company'),
  signUpBusy: text('Création en cours...', 'Creating...'),
  signUpDone: text(
    'Entreprise créée. Connectez-vous avec le nom {username}.',
    'Company created. Sign in with the name {username}.',
  ),
  signUpMailed: text(
    'Nous venons d’envoyer un lien à {email}. Ouvrez-le dans les 24 heures : votre entreprise sera créée à ce moment.',
    'We have just sent a link to {email}. Open it within 24 hours: your company is created then.',
  ),
  confirmSignUpTitle: text('Confirmez votre inscription', 'Confirm your registration'),
  confirmSignUpLead: text(
    'Saisissez le mot de passe que vous avez choisi : votre entreprise est créée, et vous en êtes le premier administrateur.',
    'Enter the password you chose: your company is created, and you are its first administrator.',
  ),
  otherUsername: text("Autre nom d'utilisateur", 'Another username'),
  alreadyRegistered: text('Vous avez déjà un compte ?', 'Already have an account?'),
  backToSignIn: text('Retour à la connexion', 'Back to sign-in'),
  forgotTitle: text('Mot de passe oublié', 'Forgotten password'),
  forgotLead: text(
    'Nous vous envoyons un lien, valable 30 minutes, pour en choisir un nouveau.',
    'We send you a link, valid for 30 minutes, to choose a new one.',
  ),
  login: text("Nom d'utilisateur ou adresse e-mail", 'Username or email'),
  forgotSubmit: text('Envoyer le lien', 'Send the link'),
  sending: commandWords.sending,
  forgotDoneTitle: text('Consultez votre messagerie', 'Check your mail'),
  forgotDone: text(
    'Si ce compte existe, un lien vient de lui être envoyé. Il sert une fois, pendant 30 minutes.',
    'If this account exists, a link has just been sent to it. It works once, for 30 minutes.',
  ),
  code: text('Code', 'Code'),
  codeHelp: text(
    'L’administrateur qui a demandé le changement vous l’a remis.',
    'The administrator who asked for the change gave it to you.',
  ),
  resetTitle: text('Nouveau mot de passe', 'New password'),
  resetLead: text('Vos autres sessions seront fermées.', 'Your other sessions will be closed.'),
  resetSubmit: text('Changer le mot de passe', 'Change the password'),
  resetDone: text('Mot de passe changé. Connectez-vous.', 'Password changed. Sign in.'),
  invitationTitle: text('Bienvenue dans Vigie', 'Welcome to Vigie'),
  invitationLead: text('Choisissez le mot de passe de votre compte.', 'Choose the password of your account.'),
  invitationSubmit: text('Ouvrir mon compte', 'Open my account'),
  invitationDone: text(
    'Compte ouvert. Votre nom d’utilisateur : {username}.',
    'Account open. Your username: {username}.',
  ),
  confirmTitle: text('Confirmez votre adresse', 'Confirm your address'),
  confirmLead: text(
    'Votre mot de passe montre que cette adresse et ce compte sont à la même personne.',
    'Your password shows that this address and this account belong to the same person.',
  ),
  confirmSubmit: commandWords.confirm,
  confirmDone: text('{email} est confirmée. Vous pouvez signer.', '{email} is confirmed. You can sign.'),
  confirmAskAgain: text(
    'Connectez-vous, puis demandez un nouveau lien dans votre profil. Mot de passe inconnu ? Choisissez-en un nouveau : cela confirme aussi votre adresse.',
    'Sign in, then ask for a new link in your profile. Password unknown? Choose a new one: this confirms your address as well.',
  ),
  linkMissingTitle: text('Ce lien est incomplet', 'This link is incomplete'),
  linkMissing: text(
    'Ouvrez le lien du message tel quel, ou demandez-en un nouveau.',
    'Open the link exactly as it is in the message, or ask for a new one.',
  ),
  askNewLink: text('Demander un nouveau lien', 'Ask for a new link'),
  currentPassword: text('Mot de passe actuel', 'Current password'),
  newPassword: text('Nouveau mot de passe', 'New password'),
  repeatPassword: text('Répétez le nouveau mot de passe', 'Repeat the new password'),
  repeatDiffers: text('Les deux mots de passe diffèrent.', 'The two passwords differ.'),
  firstChangeTitle: text('Choisissez votre mot de passe', 'Choose your password'),
  firstChangeLead: text(
    'Le mot de passe initial ne sert qu’une fois : remplacez-le pour continuer.',
    'The initial password works only once: replace it to continue.',
  ),
  changed: text('Mot de passe changé.', 'Password changed.'),
};
