import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

export const accountsMessages = {
  passwordTooShort: text('Choisissez au moins 12 caractères.', 'Choose at least 12 characters.'),
  passwordTooLong: text('Choisissez au plus 128 caractères.', 'Choose at most 128 characters.'),
  passwordTooSimple: text('Choisissez un mot de passe plus varié.', 'Choose a more varied password.'),
  passwordHasName: text(
    "Choisissez un mot de passe sans votre nom d'utilisateur ni votre adresse.",
    'Choose a password without your username or address.',
  ),
  passwordSameAsBefore: text(
    'Choisissez un mot de passe différent de l’actuel.',
    'Choose a password other than the current one.',
  ),
  confirmEmailFirst: text(
    'Confirmez d’abord votre adresse actuelle. Si elle est fausse, un administrateur peut la corriger.',
    'First confirm your current address. If it is wrong, an administrator can correct it.',
  ),
  ownEmailInProfile: text(
    'Changez votre propre adresse dans votre profil, avec votre mot de passe.',
    'Change your own address in your profile, with your password.',
  ),
  identityReasonMissing: text(
    'Indiquez pourquoi le nom ou l’adresse change.',
    'Explain why the name or the address changes.',
  ),
  usernameTaken: text("Ce nom d'utilisateur est déjà pris.", 'This username is already taken.'),
  usernameUnavailable: text("Ce nom d'utilisateur n'est pas disponible.", 'This username is not available.'),
  companyMissing: text(
    "Indiquez l'entreprise (company_id) ou une de ses équipes (team_id).",
    'Name the company (company_id) or one of its teams (team_id).',
  ),
  teamUnknown: text("Cette équipe n'existe pas dans l'entreprise.", 'This team does not exist in the company.'),
  teamTaken: text('Une équipe porte déjà ce nom.', 'A team already has this name.'),
  stateInvited: text('Invité', 'Invited'),
  stateActive: text('Actif', 'Active'),
  stateDeactivated: text('Désactivé', 'Deactivated'),
  acceptInvitation: text("Accepter l'invitation", 'Accept the invitation'),
  deactivate: text('Désactiver', 'Deactivate'),
  reactivate: commandWords.reactivate,
  lastAdministrator: text(
    "C'est le dernier administrateur de l'entreprise : donnez d'abord ce rôle à quelqu'un d'autre.",
    'This is the last administrator of the company: first give the role to another person.',
  ),
  userWrongRole: text(
    "Seul un administrateur de l'entreprise peut gérer ses utilisateurs.",
    'Only an administrator of the company can manage its users.',
  ),
  userWrongState: text(
    "L'état actuel de l'utilisateur ne le permet pas.",
    'The current state of the user does not allow it.',
  ),
  reasonMissing: fieldWords.giveReason,
  importColumnsMissing: text(
    'La première ligne doit nommer les colonnes ; il manque : {columns}.',
    'The first line must name the columns; missing: {columns}.',
  ),
  importEmpty: text('Le fichier ne contient aucune personne.', 'The file contains no people.'),
  importTooLong: text('Au plus {max} personnes à la fois.', 'At most {max} people at a time.'),
  importFirstName: text(
    'Le prénom manque, est trop long ou contient un retour à la ligne, < ou >.',
    'The first name is missing, too long, or has a line break, < or >.',
  ),
  importLastName: text(
    'Le nom manque, est trop long ou contient un retour à la ligne, < ou >.',
    'The last name is missing, too long, or has a line break, < or >.',
  ),
  importEmail: text("L'adresse e-mail n'est pas valide.", 'The email address is not valid.'),
  importUsername: text(
    "Le nom d'utilisateur ne peut contenir que lettres, chiffres, points, tirets et soulignements.",
    'The username may contain only letters, digits, dots, hyphens and underscores.',
  ),
  importRole: text(
    'Le rôle « {role} » n’existe pas. Écrivez : déclarant, validateur, assurance qualité, concepteur ou administrateur.',
    'The role “{role}” does not exist. Write: reporter, validator, quality assurance, designer or administrator.',
  ),
  importTeam: text(
    'L’équipe « {team} » n’existe pas. Corrigez son nom, ou choisissez de créer les équipes qui manquent.',
    'The team “{team}” does not exist. Correct its name, or choose to create the teams that are missing.',
  ),
  importTeamName: text(
    'Le nom d’équipe « {team} » ne convient pas : raccourcissez-le, sans signe spécial.',
    'The team name “{team}” is not suitable: shorten it, without special signs.',
  ),
  importNameTwice: text(
    'Le nom d’utilisateur {username} figure déjà à la ligne {line}.',
    'The username {username} is already on line {line}.',
  ),
};
