import { text } from '../../../kernel/message';

export const curriculumTitleMessages = {
  title: text('Programme de formation', 'Curriculum'),
  plural: text('Programmes de formation', 'Curricula'),
};

export const curriculumFieldMessages = {
  title: text('Titre', 'Title'),
  members: text('Exigences', 'Requirements'),
  unknown: text('Choisissez des exigences qui ne sont pas retirées.', 'Choose requirements that are not retired.'),
};

export const curriculumStatusMessages = {
  active: text('Actif', 'Active'),
  retired: text('Retiré', 'Retired'),
};

export const curriculumWorkflowMessages = { retire: text('Retirer', 'Retire') };
