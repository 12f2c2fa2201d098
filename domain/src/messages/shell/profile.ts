import { text } from '../../kernel/message';
import { accountFieldWords } from '../words/account-fields';
import { shellMessages } from './shell';

export const profileMessages = {
  title: shellMessages.myProfile,
  identity: text('Identité', 'Identity'),
  username: accountFieldWords.username,
  usernameHelp: text('Il identifie vos actions et ne change jamais.', 'It identifies what you do and never changes.'),
  company: accountFieldWords.company,
  roles: accountFieldWords.roles,
  name: text('Nom', 'Name'),
  nameHelp: text(
    'Vos signatures portent ce nom. Seul un administrateur de votre entreprise peut le changer, avec une raison.',
    'Your signatures bear this name. Only an administrator of your company can change it, with a reason.',
  ),
  signing: text('Signature', 'Signing'),
  confirmed: text('Adresse confirmée : vous pouvez signer.', 'Address confirmed: you can sign.'),
  unconfirmed: text(
    'Adresse non confirmée : vous ne pouvez pas encore signer.',
    'Address not confirmed: you cannot sign yet.',
  ),
  sendConfirmation: text('M’envoyer le lien de confirmation', 'Send me the confirmation link'),
  confirmationSent: accountFieldWords.linkSent,
  pendingEmail: text(
    'Nouvelle adresse {email}, pas encore confirmée : ouvrez le lien qui y a été envoyé. D’ici là, {current} reste utilisée.',
    'New address {email}, not confirmed yet: open the link sent to it. Until then, {current} remains in use.',
  ),
  keepEmail: text('Garder {email}', 'Keep {email}'),
  emailKept: text('Vous gardez {email}.', 'You keep {email}.'),
  emailHelp: text(
    'La nouvelle adresse sert une fois confirmée par un lien ; l’ancienne est prévenue.',
    'The new address is used once confirmed through a link; the old one is notified.',
  ),
  currentPassword: text('Votre mot de passe', 'Your password'),
  email: accountFieldWords.email,
  draftKept: text('Modifications non enregistrées, gardées sur cet appareil.', 'Unsaved changes, kept on this device.'),
  password: accountFieldWords.password,
  passwordLead: text(
    'Changer le mot de passe ferme vos autres sessions.',
    'Changing the password closes your other sessions.',
  ),
  changePassword: text('Changer le mot de passe', 'Change the password'),
  changedMeanwhile: text(
    'Votre profil a changé entre-temps. Ce que vous avez modifié est gardé, le reste est à jour : vérifiez, puis recommencez.',
    'Your profile changed meanwhile. What you changed is kept, the rest is up to date: check it, then try again.',
  ),
};

export const roleMessages = {
  reporter: text('Déclarant', 'Reporter'),
  validator: text('Validateur', 'Validator'),
  qa: text('Assurance qualité', 'Quality assurance'),
  designer: text('Concepteur de formulaires', 'Form designer'),
  company_admin: text("Administrateur de l'entreprise", 'Company administrator'),
  platform_admin: text('Administrateur de la plateforme', 'Platform administrator'),
};
