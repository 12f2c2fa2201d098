import { text } from '../../kernel/message';

/** The set-up list on the launcher of an administrator. */
export const setUpMessages = {
  title: text('Mettre votre entreprise en route', 'Set up your company'),
  progress: text('{n} {n|étape faite|étapes faites} sur {total}', '{n} of {total} steps done'),
  done: text('Fait', 'Done'),
  dismiss: text('Masquer cette liste', 'Hide this list'),
  people: text('Inviter les utilisateurs', 'Invite users'),
  peopleHelp: text(
    'Un par un, ou à partir d’un fichier CSV. Chacun choisit son mot de passe.',
    'One by one or from a CSV file. Each chooses their own password.',
  ),
  teams: text('Créer les équipes', 'Create teams'),
  teamsHelp: text('Elles filtrent les listes et partagent le travail.', 'They filter lists and share the work.'),
  lists: text('Remplir les listes', 'Fill in the lists'),
  listsHelp: text(
    'Services, sites, produits, équipements : ce que les formulaires proposent.',
    'Departments, sites, products, equipment: what forms offer.',
  ),
  rules: text('Vérifier les règles', 'Check the rules'),
  rulesHelp: text(
    'Délais, premiers numéros, étapes, quatre yeux, confidentialité, second facteur : enregistrez-les une fois lues.',
    'Due dates, first numbers, steps, four eyes, confidentiality, second factor: save them once you have read them.',
  ),
  mail: text('Confirmer votre adresse e-mail', 'Confirm your email address'),
  mailHelp: text(
    'Un lien reçu par e-mail le fait. Sans lui, vous ne pouvez pas signer.',
    'A mailed link does it. Without it you cannot sign.',
  ),
  report: text('Faire un premier signalement', 'Make a first report'),
  reportHelp: text(
    'Un essai suffit : il arrive dans la boîte de réception des validateurs.',
    'A test is enough: it arrives in the inbox of the validators.',
  ),
};
