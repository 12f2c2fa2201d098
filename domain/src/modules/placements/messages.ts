import { text } from '../../kernel/message';

export const placementTitleMessages = {
  title: text('Affectation', 'Placement'),
  plural: text('Affectations', 'Placements'),
};

export const placementFieldMessages = {
  person: text('Personne', 'Person'),
  department: text('Service', 'Department'),
  site: text('Site', 'Site'),
  post: text('Poste', 'Post'),
  validFrom: text('Premier jour', 'First day'),
  validUntil: text('Dernier jour', 'Last day'),
  on: text('Valable le', 'Valid on'),
  personMissing: text('Choisissez une personne.', 'Choose a person.'),
  departmentMissing: text('Indiquez le service.', 'Give the department.'),
  siteMissing: text('Indiquez le site.', 'Give the site.'),
  validFromMissing: text('Indiquez le premier jour.', 'Give the first day.'),
  untilBeforeFrom: text(
    'Choisissez un dernier jour à partir du premier jour.',
    'Choose a last day on or after the first day.',
  ),
  alreadyPlaced: text(
    '{name} est déjà affecté à {department}, {site}, depuis le {from} : modifiez {id}.',
    '{name} already has a placement in {department}, {site}, since {from}: change {id}.',
  ),
  lineUntilBeforeFrom: text(
    'Ligne {line} : choisissez un dernier jour à partir du premier jour.',
    'Line {line}: choose a last day on or after the first day.',
  ),
  usernameUnknown: text(
    'Ligne {line} : {name} n’est pas un utilisateur actif.',
    'Line {line}: {name} is not an active user.',
  ),
  openUntilHelp: text('Laissez vide tant que la personne y travaille.', 'Leave empty while the person works there.'),
};

/** What is wrong with a file of placements, or with a line of it. */
export const placementFileMessages = {
  columnsMissing: text(
    'La première ligne doit nommer les colonnes : nom d’utilisateur, service, site et premier jour.',
    'The first line must name the columns: username, department, site and first day.',
  ),
  empty: text(
    'Le fichier n’a pas de ligne sous les noms des colonnes.',
    'The file has no line below its column names.',
  ),
  tooLong: text('Au plus {max} lignes à la fois.', 'At most {max} lines at once.'),
  tooLongText: text('Au plus {max} caractères par colonne.', 'At most {max} characters in a column.'),
  noDay: text('« {day} » n’est pas un jour.', '"{day}" is not a day.'),
  unknownUser: text('{name} n’est pas un utilisateur actif.', '{name} is not an active user.'),
  placedAlready: text('Déjà affecté à ce service ces jours-là.', 'Already placed in this department on these days.'),
  twice: text('Dit la même chose que la ligne {line}.', 'Says the same as line {line}.'),
};

export const placementStatusMessages = {
  active: text('Valable', 'Valid'),
  withdrawn: text('Retirée', 'Withdrawn'),
};

export const placementWorkflowMessages = {
  withdraw: text('Retirer', 'Withdraw'),
  onlyAdmins: text('Réservé aux administrateurs de l’entreprise.', 'Company administrators only.'),
  wrongState: text('Une affectation retirée ne change plus.', 'A withdrawn placement no longer changes.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
};
