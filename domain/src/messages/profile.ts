import { french, text } from '../kernel/message';

export const profileMessages = {
  title: french('Mon profil', 'My profile'),
  identity: text('Identité', 'Identity'),
  username: text("Nom d'utilisateur", 'Username'),
  usernameHelp: text('Il signe vos actes et ne change jamais.', 'It signs what you do and never changes.'),
  company: text('Entreprise', 'Company'),
  roles: text('Rôles', 'Roles'),
  firstName: text('Prénom', 'First name'),
  lastName: text('Nom', 'Last name'),
  email: text('Adresse e-mail', 'Email'),
  saved: text('Profil enregistré.', 'Profile saved.'),
  draftKept: text('Modifications non enregistrées, gardées sur cet appareil.', 'Unsaved changes, kept on this device.'),
  password: text('Mot de passe', 'Password'),
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
