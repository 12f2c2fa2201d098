import { english, text } from '../../../kernel/message';

/** What the pages of the module are called, in their tabs and in the palette: every page loads them. */
export const trainingPageTitles = {
  training: english('Formation', 'Training'),
  newTraining: text('Demander une formation', 'Assign training'),
  mine: text('Mes formations', 'My training'),
  learn: text('Lire et signer', 'Read and sign'),
  matrix: text('Matrice des qualifications', 'Training matrix'),
  requirements: text('Exigences de formation', 'Training requirements'),
  newRequirement: text('Nouvelle exigence de formation', 'New training requirement'),
  curricula: text('Programmes de formation', 'Curricula'),
  newCurriculum: text('Nouveau programme de formation', 'New curriculum'),
  posts: text('Postes', 'Posts'),
  newPost: text('Nouveau poste', 'New post'),
  absences: text('Absences', 'Absences'),
  newAbsence: text('Saisir une absence', 'Enter an absence'),
  gates: text('Actes protégés par une formation', 'Steps gated by training'),
};
