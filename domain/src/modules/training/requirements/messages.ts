import { text } from '../../../kernel/message';

export const requirementTitleMessages = {
  title: text('Exigence de formation', 'Training requirement'),
  plural: text('Exigences de formation', 'Training requirements'),
};

export const requirementFieldMessages = {
  title: text('Titre', 'Title'),
  type: text('Type', 'Type'),
  procedure: text('Procédure', 'Procedure'),
  template: text('Questionnaire', 'Quiz'),
  passPercent: text('Réussite à partir de (%)', 'Passed from (%)'),
  attempts: text('Essais', 'Attempts'),
  trainers: text('Formateurs', 'Trainers'),
  validityMonths: text('Valable (mois)', 'Valid for (months)'),
  dueDays: text('À faire sous (jours)', 'Due within (days)'),
  refreshOnReturn: text('À refaire après une longue absence', 'Anew after a long absence'),
  procedureMissing: text('Choisissez une procédure.', 'Choose a procedure.'),
  procedureUnknown: text('Choisissez une procédure qui n’est pas retirée.', 'Choose a procedure that is not retired.'),
  templateMissing: text('Choisissez un questionnaire publié.', 'Choose a published quiz.'),
  trainersMissing: text('Choisissez au moins un formateur.', 'Choose at least one trainer.'),
  trainerUnknown: text('Choisissez des utilisateurs actifs.', 'Choose active users.'),
};

export const requirementTypeMessages = {
  read: text('Lecture', 'Reading'),
  quiz: text('Questionnaire', 'Quiz'),
  practice: text('Pratique', 'Practice'),
  external: text('Formation externe', 'External training'),
};

export const requirementStatusMessages = {
  active: text('Active', 'Active'),
  retired: text('Retirée', 'Retired'),
};

export const requirementWorkflowMessages = {
  retire: text('Retirer', 'Retire'),
  isNeeded: text('Retirez-la d’abord de : {by}.', 'Take it out of these first: {by}.'),
};
