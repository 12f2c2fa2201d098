import { text } from '../../../kernel/message';

export const programmeTitleMessages = {
  title: text('Programme d’audits', 'Audit programme'),
  plural: text('Programmes d’audits', 'Audit programmes'),
  newOne: text('Nouveau programme d’audits', 'New audit programme'),
};

export const programmeFieldMessages = {
  title: text('Titre', 'Title'),
  owner: text('Responsable', 'Owner'),
  validFrom: text('Premier jour', 'First day'),
  validUntil: text('Dernier jour', 'Last day'),
  revision: text('Révision', 'Revision'),
  approvedRevision: text('Révision approuvée', 'Approved revision'),
  lineCount: text('Lignes', 'Lines'),
  lines: text('Lignes', 'Lines'),
  linesHash: text('Empreinte des lignes', 'Hash of the lines'),
  titleMissing: text('Donnez un titre au programme.', 'Give the programme a title.'),
  validFromMissing: text('Indiquez le premier jour.', 'Give the first day.'),
  validUntilMissing: text('Indiquez le dernier jour.', 'Give the last day.'),
};

export const programmeLineFieldMessages = {
  type: text('Type', 'Type'),
  site: text('Site', 'Site'),
  departments: text('Services', 'Departments'),
  supplier: text('Fournisseur', 'Supplier'),
  processes: text('Processus', 'Processes'),
  standards: text('Référentiels', 'Standards'),
  template: text('Questionnaire', 'Checklist'),
  lead: text('Responsable d’audit', 'Lead auditor'),
  firstDay: text('Premier audit', 'First audit'),
  everyMonths: text('Fréquence', 'How often'),
  days: text('Durée (jours)', 'Length (days)'),
  once: text('Une fois', 'Once'),
};

export const programmeLineMessages = {
  untilBeforeFrom: text(
    'Choisissez un dernier jour à partir du premier jour.',
    'Choose a last day on or after the first day.',
  ),
  tooLong: text(
    'Un programme dure au plus {months} mois : choisissez un dernier jour plus proche.',
    'A programme lasts at most {months} months: choose an earlier last day.',
  ),
  departmentMissing: text('Choisissez au moins un service.', 'Choose at least one department.'),
  supplierMissing: text('Indiquez le fournisseur.', 'Give the supplier.'),
  firstDayOutside: text(
    'Choisissez un jour entre le premier et le dernier jour du programme.',
    'Choose a day between the first and the last day of the programme.',
  ),
  rhythmStays: text(
    'Cette fréquence a été approuvée : pour une autre, retirez la ligne et ajoutez-en une nouvelle.',
    'This frequency was approved: for another one, remove the line and add a new one.',
  ),
  lineUnknown: text('Cette ligne n’est pas de ce programme.', 'This line is not part of this programme.'),
  lineTwice: text('Cette ligne figure deux fois.', 'This line stands in it twice.'),
  linesOutside: text(
    'Une ligne commence en dehors de ces jours : déplacez-la d’abord.',
    'A line begins outside these days: move it first.',
  ),
  leadUnknown: text(
    'Choisissez un responsable d’audit parmi les utilisateurs actifs.',
    'Choose a lead auditor among the active users.',
  ),
  templateUnknown: text('Choisissez un questionnaire publié.', 'Choose a published checklist.'),
};

export const programmeStatusMessages = {
  draft: text('Brouillon', 'Draft'),
  approved: text('Approuvé', 'Approved'),
  ended: text('Terminé', 'Ended'),
};

export const programmeWorkflowMessages = {
  approve: text('Approuver', 'Approve'),
  revise: text('Réviser', 'Revise'),
  end: text('Mettre fin', 'End'),
  approved: text('Programme d’audits approuvé', 'Audit programme approved'),
  onlyQa: text('Réservé à l’assurance qualité.', 'QA only.'),
  wrongState: text('Cet état ne le permet pas.', 'Not possible in this state.'),
  notDraft: text(
    'Un programme approuvé ne change que par une révision.',
    'An approved programme changes by a revision only.',
  ),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  ownWork: text(
    'Vous avez écrit ce programme : une autre personne de l’assurance qualité l’approuve.',
    'You wrote this programme: another person of QA approves it.',
  ),
  noLines: text('Ajoutez au moins une ligne.', 'Add at least one line.'),
  incompleteLines: text(
    '{n} {n|ligne n’a pas|lignes n’ont pas} de responsable d’audit ou de questionnaire. Complétez d’abord : {first}.',
    '{n} {n|line lacks|lines lack} a lead auditor or a checklist. Complete first: {first}.',
  ),
};

/** Why an audit was moved that nobody had confirmed yet. */
export const programmeMoveMessages = {
  revised: text('Révision {revision} de {id}', 'Revision {revision} of {id}'),
};
