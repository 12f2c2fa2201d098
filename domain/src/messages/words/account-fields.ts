import { english, text } from '../../kernel/message';

/** Fields of a person, an account and a company. */
export const accountFieldWords = {
  username: text("Nom d'utilisateur", 'Username'),
  password: text('Mot de passe', 'Password'),
  email: text('Adresse e-mail', 'Email'),
  firstName: text('Prénom', 'First name'),
  lastName: text('Nom', 'Last name'),
  phone: text('Téléphone', 'Phone'),
  company: text('Entreprise', 'Company'),
  companyName: text("Nom de l'entreprise", 'Company name'),
  roles: text('Rôles', 'Roles'),
  linkSent: text('Lien envoyé à {email}.', 'Link sent to {email}.'),
  secondFactor: text('Second facteur', 'Second factor'),
  codeOfApplication: text('Code de votre application', 'Code from your app'),
};

export const personChoiceMessages = {
  noneFound: text('Aucune personne trouvée.', 'No one found.'),
  selectPerson: english('Choisir une personne', 'Select a person'),
};
