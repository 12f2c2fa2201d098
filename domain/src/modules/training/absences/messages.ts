import { text } from '../../../kernel/message';

export const absenceTitleMessages = {
  title: text('Absence', 'Absence'),
  plural: text('Absences', 'Absences'),
};

export const absenceFieldMessages = {
  person: text('Personne', 'Person'),
  firstDay: text('Premier jour', 'First day'),
  lastDay: text('Dernier jour', 'Last day'),
  on: text('Absent le', 'Away on'),
  personMissing: text('Choisissez une personne.', 'Choose a person.'),
  firstDayMissing: text('Indiquez le premier jour.', 'Give the first day.'),
  lastBeforeFirst: text(
    'Choisissez un dernier jour à partir du premier jour.',
    'Choose a last day on or after the first day.',
  ),
  lastDayHelp: text('Laissez vide tant que le retour n’est pas connu.', 'Leave empty until the return is known.'),
};

export const absenceStatusMessages = {
  active: text('Valable', 'Valid'),
  withdrawn: text('Retirée', 'Withdrawn'),
};

export const absenceWorkflowMessages = { withdraw: text('Retirer', 'Withdraw') };
