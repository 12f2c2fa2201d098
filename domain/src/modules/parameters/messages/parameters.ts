import { text } from '../../../kernel/message';
import { reasonMessages } from '../../../messages/shell/shell';
import { accountFieldWords } from '../../../messages/words/account-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

/** A company's users and teams, run by its administrator. */
export const parametersMessages = {
  tabUsers: text('Utilisateurs', 'Users'),
  tabTeams: text('Équipes', 'Teams'),

  userCount: text('{n} {n|utilisateur|utilisateurs}', '{n} {n|user|users}'),
  search: text('Rechercher un utilisateur', 'Search for a user'),
  stateFilter: fieldWords.state,
  anyState: fieldWords.all,
  name: text('Nom', 'Name'),
  username: accountFieldWords.username,
  email: accountFieldWords.email,
  roles: accountFieldWords.roles,
  team: fieldWords.team,
  noTeam: text('Aucune équipe', 'No team'),
  state: fieldWords.state,
  actions: text('Actions', 'Actions'),
  you: text('vous', 'you'),
  empty: text('Aucun utilisateur trouvé', 'No user found'),
  emptyHelp: text('Aucun utilisateur ne correspond à cette recherche.', 'No user matches this search.'),
  clearSearch: commandWords.showAll,
  actionsOn: text('Actions pour {name}', 'Actions for {name}'),

  edit: commandWords.edit,
  resetPassword: text('Réinitialiser le mot de passe', 'Reset the password'),
  editTitle: text("Modifier l'utilisateur", 'Edit the user'),
  firstName: accountFieldWords.firstName,
  lastName: accountFieldWords.lastName,
  reporterHelp: text('Tout utilisateur peut signaler.', 'Every user can report.'),
  changeReasonHelp: text(
    "Obligatoire quand le nom, l'adresse ou les rôles changent ; elle sera inscrite dans la piste d'audit.",
    'Required when the name, the address or the roles change; it is written in the audit trail.',
  ),
  emailChangeHelp: text(
    'La personne est prévenue ; elle doit confirmer la nouvelle adresse par un lien et son mot de passe avant de pouvoir signer.',
    'The person is notified and must confirm the new address through a link and with their password before they can sign.',
  ),
  pendingEmail: text('En attente de confirmation : {email}.', 'Waiting for confirmation: {email}.'),
  userSaved: text('Utilisateur enregistré.', 'User saved.'),
  userChangedMeanwhile: text(
    'Cet utilisateur a changé entre-temps. Ce que vous avez modifié est gardé, le reste est à jour : vérifiez, puis recommencez.',
    'This user changed meanwhile. What you changed is kept, the rest is up to date: check it, then try again.',
  ),

  deactivateTitle: text('Désactiver {name}', 'Deactivate {name}'),
  deactivateAsk: text("Retirer à {name} l'accès à Vigie ?", 'Remove {name}’s access to Vigie?'),
  deactivateNote: text(
    "Ses sessions se ferment aussitôt. Rien n'est effacé, et vous pouvez le réactiver.",
    'Their sessions close at once. Nothing is deleted, and you can reactivate them.',
  ),
  deactivated: text('Utilisateur désactivé.', 'User deactivated.'),
  reactivateTitle: commandWords.reactivateNamed,
  reactivateAsk: text("Redonner à {name} l'accès à Vigie ?", 'Give {name} access to Vigie again?'),
  reactivated: text('Utilisateur réactivé.', 'User reactivated.'),

  resetTitle: text('Réinitialiser le mot de passe de {name}', 'Reset the password of {name}'),
  resetHelp: text(
    'Un lien est envoyé à {email} ; la personne choisit son mot de passe.',
    'A link is sent to {email}; the person chooses a password.',
  ),
  resetNote: text('Toutes ses sessions se ferment.', 'All their sessions close.'),
  reset: text('Réinitialiser', 'Reset'),
  linkSent: accountFieldWords.linkSent,

  initialPasswordTitle: text('Mot de passe initial', 'Initial password'),
  password: accountFieldWords.password,
  initialPasswordNote: text(
    'Il ne sera plus jamais affiché. Transmettez-le par un moyen sûr : il doit être changé à la première connexion. Pour signer, la personne confirmera aussi son adresse.',
    'It will never be shown again. Hand it over safely: it must be changed at first sign-in. To sign, the person will also confirm their address.',
  ),
  copy: commandWords.copy,
  copied: commandWords.copied,
  noted: text("C'est noté", 'Noted'),

  invite: text('Inviter', 'Invite'),
  inviteTitle: text('Inviter un utilisateur', 'Invite a user'),
  inviteNote: text(
    'La personne reçoit un lien pour choisir son mot de passe.',
    'The person receives a link to choose a password.',
  ),
  usernameHelp: text('Laissé vide : {username}', 'Left empty: {username}'),
  usernameHelpEmpty: text('Laissé vide : prenom.nom', 'Left empty: first.last'),
  optional: reasonMessages.optional,
  sendInvitation: text("Envoyer l'invitation", 'Send the invitation'),
  sending: commandWords.sending,
  invited: text('Invitation envoyée à {email}.', 'Invitation sent to {email}.'),

  import: commandWords.import,
  importTitle: text('Importer des utilisateurs', 'Import users'),
  importNote: text(
    'Une ligne par personne. La première nomme les colonnes : prénom, nom, e-mail, et si vous voulez nom d’utilisateur, rôles, équipe.',
    'One line per person. The first names the columns: first name, last name, email, and if you like username, roles, team.',
  ),
  importRoles: text(
    'Rôles possibles : déclarant, validateur, assurance qualité, concepteur, administrateur. Plusieurs : séparez-les par une virgule. Vide : déclarant.',
    'Possible roles: reporter, validator, quality assurance, designer, administrator. Several: separate them with a comma. Empty: reporter.',
  ),
  importTeams: text('Équipes de l’entreprise : {teams}.', 'Teams of the company: {teams}.'),
  importNoTeams: text('L’entreprise n’a pas encore d’équipe.', 'The company has no team yet.'),
  importCreateTeams: text(
    'Créer {n|l’équipe qui manque|les équipes qui manquent} : {teams}',
    'Create the missing {n|team|teams}: {teams}',
  ),
  importExample: text('Télécharger un exemple', 'Download an example'),
  importFile: text('Choisir un fichier CSV', 'Choose a CSV file'),
  importText: text('Ou collez les lignes ici', 'Or paste the lines here'),
  importTooLarge: text('Le fichier dépasse {max} caractères.', 'The file is longer than {max} characters.'),
  importNothing: text('Choisissez un fichier ou collez des lignes.', 'Choose a file or paste lines.'),
  importCheck: commandWords.check,
  importChecking: text('Vérification...', 'Checking...'),
  importBack: text('Modifier les lignes', 'Edit the lines'),
  importPreview: text('Personnes à inviter', 'People to invite'),
  importLine: text('Ligne', 'Line'),
  importProblems: fieldWords.toFix,
  importReady: text('Prêt', 'Ready'),
  importBlocked: text(
    'Corrigez d’abord {n} {n|ligne|lignes} : personne n’est invité avant que toutes soient valides.',
    'Fix {n} {n|line|lines} first: nobody is invited until all lines are valid.',
  ),
  importConfirm: text('Inviter {n} {n|personne|personnes}', 'Invite {n} {n|person|people}'),
  importDone: text('{n} {n|invitation envoyée|invitations envoyées}.', '{n} {n|invitation|invitations} sent.'),
  importRenamed: text(
    "Noms d'utilisateur qui n'étaient pas disponibles et ont reçu un numéro : {names}.",
    'Usernames that were not available and were given a number: {names}.',
  ),

  teamName: text("Nom de l'équipe", 'Team name'),
  teamId: text('ID', 'ID'),
  members: text('Membres', 'Members'),
  createTeam: text("Créer l'équipe", 'Create the team'),
  teamCreated: text('Équipe créée.', 'Team created.'),
  rename: commandWords.rename,
  renameTeam: commandWords.renameNamed,
  teamRenamed: text('Équipe renommée.', 'Team renamed.'),
  teamChangedMeanwhile: text(
    'Cette équipe s’appelle maintenant « {name} ». Vérifiez, puis recommencez.',
    'This team is now called “{name}”. Check, then try again.',
  ),
  noTeams: text('Aucune équipe', 'No team'),
  noTeamsHelp: text('Créez la première équipe de votre entreprise.', 'Create the first team of your company.'),
};
