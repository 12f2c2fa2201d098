import { text } from '../../../kernel/message';

export const postTitleMessages = {
  title: text('Poste', 'Post'),
  plural: text('Postes', 'Posts'),
};

export const postFieldMessages = {
  title: text('Titre', 'Title'),
  titleHelp: text(
    'Comme les affectations le nomment ; il ne change plus ensuite.',
    'As placements name it; it stays afterwards.',
  ),
  members: text('Programmes', 'Curricula'),
  unknown: text('Choisissez des programmes qui ne sont pas retirés.', 'Choose curricula that are not retired.'),
};

export const postStatusMessages = {
  active: text('Actif', 'Active'),
  retired: text('Retiré', 'Retired'),
};

export const postWorkflowMessages = { retire: text('Retirer', 'Retire') };
