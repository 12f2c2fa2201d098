import { french, text } from '../../../kernel/message';
import { reasonMessages } from '../../../messages/shell/shell';
import { accountFieldWords } from '../../../messages/words/account-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

/** The administration page. The texts of the sources stand here to the letter. */
export const administrationMessages = {
  gateTitle: french('Accès protégé', 'Protected access'),
  gateLead: text(
    "Confirmez votre mot de passe d'administrateur de la plateforme.",
    'Confirm your password as administrator of the platform.',
  ),
  gatePassword: accountFieldWords.password,
  gateSubmit: french('Valider', 'Confirm'),
  gateWrong: french('Mot de passe incorrect', 'Wrong password'),

  noHeads: text(
    'Les têtes de la piste d’audit ne sont envoyées nulle part : le propriétaire de la base pourrait réécrire la piste sans que cela se voie. À configurer par l’exploitant : {variable}.',
    'The heads of the audit trail are sent nowhere: the owner of the database could rewrite the trail unnoticed. To be configured by the operator: {variable}.',
  ),

  tabAccounts: french('Gestion des comptes', 'Account management'),
  tabFeedback: french('Feedback utilisateurs', 'User feedback'),

  companies: text('Entreprises', 'Companies'),
  search: text('Rechercher une entreprise ou un admin', 'Search for a company or an admin'),
  filter: text('Entreprises affichées', 'Companies shown'),
  filterActive: text('Actives', 'Active'),
  filterArchived: text('Archivées', 'Archived'),
  loading: french('Chargement des entreprises...', 'Loading companies...'),
  empty: french('Aucune entreprise trouvée', 'No company found'),
  loadFailed: french('Erreur de chargement : {text}', 'Could not load: {text}'),
  noName: french('Sans nom', 'No name'),
  id: text('ID', 'ID'),
  provider: text('Stripe', 'Stripe'),
  notLinked: french('Non lié', 'Not linked'),
  adminCount: text('{n} {n|administrateur|administrateurs}', '{n} {n|administrator|administrators}'),
  noAdmin: french('Aucun administrateur', 'No administrator'),
  adminsLoading: text('Chargement des administrateurs...', 'Loading administrators...'),
  unfold: text('Déplier {name}', 'Expand {name}'),
  fold: text('Replier {name}', 'Collapse {name}'),
  edit: text('Modifier {name}', 'Edit {name}'),
  remove: text('Supprimer {name}', 'Delete {name}'),
  restore: text('Rétablir {name}', 'Restore {name}'),
  archived: text('Archivée', 'Archived'),

  removeAsk: french(
    'Êtes-vous sûr de vouloir supprimer cette entreprise ?',
    'Are you sure you want to delete this company?',
  ),
  removeNote: text(
    "{name} sera archivée : rien n'est perdu, ses utilisateurs ne peuvent plus se connecter, et vous pouvez la rétablir.",
    '{name} will be archived: nothing is lost, its users can no longer sign in, and you can restore it.',
  ),
  removeConfirm: commandWords.delete,
  removed: text('Entreprise archivée.', 'Company archived.'),
  restored: text('Entreprise rétablie.', 'Company restored.'),

  editTitle: text("Modifier l'entreprise", 'Edit the company'),
  description: fieldWords.description,
  domain: text('Domaine', 'Domain'),
  vat: text('N° de TVA', 'VAT number'),
  companyNumber: text("N° d'immatriculation", 'Company number'),
  address: text('Adresse', 'Address'),
  city: text('Ville', 'City'),
  country: text('Pays', 'Country'),
  postCode: text('Code postal', 'Post code'),
  phoneNumber: accountFieldWords.phone,
  website: text('Site web', 'Website'),
  industry: text("Secteur d'activité", 'Industry'),
  numEmployees: text("Nombre d'employés", 'Number of employees'),
  logoUrl: text('Adresse du logo', 'Logo address'),
  subscriptionPlan: text('Formule', 'Plan'),
  subscriptionStartDate: text("Début de l'abonnement", 'Subscription start'),
  subscriptionEndDate: text("Fin de l'abonnement", 'Subscription end'),
  dateFormat: fieldWords.dateFormat,
  dateInvalid: fieldWords.dateInvalid,
  numberInvalid: fieldWords.wholeNumber,
  companySaved: text('Entreprise enregistrée.', 'Company saved.'),
  companyChangedMeanwhile: text(
    'Cette entreprise a changé entre-temps. Ce que vous avez modifié est gardé, le reste est à jour : vérifiez, puis recommencez.',
    'This company changed meanwhile. What you changed is kept, the rest is up to date: check it, then try again.',
  ),

  signingRoleHelp: text(
    'Rôle qui signe : à donner ici à une personne qui administre seule son entreprise.',
    'A role that signs: give it here to a person who administers their company alone.',
  ),
  editAdminTitle: text("Modifier l'administrateur", 'Edit the administrator'),
  adminSaved: text('Administrateur enregistré.', 'Administrator saved.'),
  adminChangedMeanwhile: text(
    'Cet administrateur a changé entre-temps. Ce que vous avez modifié est gardé, le reste est à jour : vérifiez, puis recommencez.',
    'This administrator changed meanwhile. What you changed is kept, the rest is up to date: check it, then try again.',
  ),
  removeAdminAsk: text(
    'Êtes-vous sûr de vouloir supprimer cet administrateur ?',
    'Are you sure you want to delete this administrator?',
  ),
  removeAdminNote: text(
    '{name} sera désactivé : ses sessions se ferment aussitôt, son nom reste dans la piste d’audit, et vous pouvez le réactiver.',
    '{name} will be deactivated: their sessions close at once, their name stays in the audit trail, and you can reactivate them.',
  ),
  adminRemoved: text('Administrateur désactivé.', 'Administrator deactivated.'),
  reactivateAdmin: commandWords.reactivateNamed,
  reactivateAdminAsk: text("Redonner à {name} l'accès à l'entreprise ?", 'Give {name} access to the company again?'),
  reactivateConfirm: commandWords.reactivate,
  adminReactivated: text('Administrateur réactivé.', 'Administrator reactivated.'),

  createTitle: text('Nouvelle entreprise', 'New company'),
  companyName: accountFieldWords.companyName,
  companyNameMissing: french("Le nom de l'entreprise est obligatoire", 'The company name is required'),
  adminEmail: text("Email de l'admin", 'Admin email'),
  adminLastName: text("Nom de l'admin", 'Admin last name'),
  adminFirstName: text("Prénom de l'admin", 'Admin first name'),
  adminInPart: text(
    "L'entreprise sera créée sans administrateur : il lui faut un email, un nom et un prénom. Son domaine est celui de l'email.",
    'The company will be created without an administrator, who needs an email, a last name and a first name. Its domain is that of the email.',
  ),
  createdWithoutAdmin: text(
    "Elle n'a pas encore d'administrateur : ajoutez-en un ci-dessous.",
    'It has no administrator yet: add one below.',
  ),
  create: french('Ajouter un nouveau compte', 'Add a new account'),
  creating: french('Création en cours...', 'Creating...'),
  created: french('Entreprise créée avec succès!', 'Company created!'),

  addAdminTitle: text('Admin supplémentaire', 'Extra admin'),
  company: accountFieldWords.company,
  chooseCompany: text('Choisir une entreprise', 'Choose a company'),
  email: text('Email', 'Email'),
  lastName: accountFieldWords.lastName,
  firstName: accountFieldWords.firstName,
  username: accountFieldWords.username,
  usernameFormat: text('prenom.nom', 'first.last'),
  password: accountFieldWords.password,
  optional: reasonMessages.optional,
  sendInvitation: text('Envoyer une invitation par e-mail', 'Send an invitation by email'),
  sendInvitationHelp: text('La personne choisit elle-même son mot de passe.', 'The person chooses their own password.'),
  inviteAdmin: text("Inviter l'admin par e-mail", 'Invite the admin by email'),
  initialPasswordHelp: text(
    'Un mot de passe initial est créé et montré une fois, à vous.',
    'An initial password is made and shown once, to you.',
  ),
  fillRequired: french('Veuillez remplir tous les champs obligatoires', 'Please fill in all required fields'),
  addAdmin: french('Ajouter un admin supplémentaire', 'Add an extra admin'),
  adminAdded: french('Admin ajouté avec succès!', 'Admin added!'),

  linkTitle: text('Paiement', 'Payment'),
  providerId: text('ID Stripe', 'Stripe ID'),
  linkProvider: french('Relier compte Stripe', 'Link Stripe account'),
  providerLinked: text('Compte Stripe relié à {name}.', 'Stripe account linked to {name}.'),
  companyMissing: text('Choisissez une entreprise.', 'Choose a company.'),

  createUserTitle: french('Créer un nouvel utilisateur', 'Create a new user'),
  passwordOrRandom: text(
    'Vide : un mot de passe aléatoire est créé et montré une fois.',
    'Empty: a random password is generated and shown once.',
  ),
  teamId: text('ID équipe', 'Team ID'),
  createUser: french("Créer l'utilisateur", 'Create the user'),
  userCreated: french('Utilisateur créé avec succès!', 'User created!'),

  error: french('Erreur: {text}', 'Error: {text}'),
  unknownError: french('Erreur inconnue', 'Unknown error'),
  noToken: french("Pas de token d'authentification", 'No authentication token'),
};
