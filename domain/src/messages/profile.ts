import { french } from '../kernel/message';

export const profileMessages = {
  title: french('Mon profil', 'My profile'),
  identity: french('Identité', 'Identity'),
  username: french("Nom d'utilisateur", 'Username'),
  usernameHelp: french('Il signe vos actes et ne change jamais.', 'It signs what you do and never changes.'),
  company: french('Entreprise', 'Company'),
  roles: french('Rôles', 'Roles'),
  firstName: french('Prénom', 'First name'),
  lastName: french('Nom', 'Last name'),
  email: french('Adresse e-mail', 'Email'),
  saved: french('Profil enregistré.', 'Profile saved.'),
  draftKept: french(
    'Modifications non enregistrées, gardées sur cet appareil.',
    'Unsaved changes, kept on this device.',
  ),
  password: french('Mot de passe', 'Password'),
  passwordLead: french(
    'Changer le mot de passe ferme vos autres sessions.',
    'Changing the password closes your other sessions.',
  ),
  changePassword: french('Changer le mot de passe', 'Change the password'),
  changedMeanwhile: french(
    'Votre profil a changé entre-temps. Ce que vous avez modifié est gardé, le reste est à jour : vérifiez, puis recommencez.',
    'Your profile changed meanwhile. What you changed is kept, the rest is up to date: check it, then try again.',
  ),
};

export const roleMessages = {
  reporter: french('Déclarant', 'Reporter'),
  validator: french('Validateur', 'Validator'),
  qa: french('Assurance qualité', 'Quality assurance'),
  designer: french('Concepteur de formulaires', 'Form designer'),
  company_admin: french("Administrateur de l'entreprise", 'Company administrator'),
  platform_admin: french('Administrateur de la plateforme', 'Platform administrator'),
};
