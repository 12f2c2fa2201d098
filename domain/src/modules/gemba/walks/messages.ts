import { text } from '../../../kernel/message';

export const walkTitleMessages = {
  title: text('Tournée gemba', 'Gemba walk'),
  plural: text('Tournées gemba', 'Gemba walks'),
};

export const walkFieldMessages = {
  title: text('Titre', 'Title'),
  walker: text('Marcheur', 'Walker'),
  route: text('Parcours', 'Route'),
  noRoute: text('Sans parcours', 'No route'),
  freeTitle: text('Tournée libre', 'Free walk'),
  duty: text('Tournée régulière', 'Regular walk'),
  occurrence: text('Rang', 'Occurrence'),
  dueDate: text('Prévue le', 'Planned'),
  from: text('Prévue à partir du', 'Planned from'),
  until: text('Prévue jusqu’au', 'Planned until'),
  startedAt: text('Commencée', 'Started'),
  finishedAt: text('Terminée', 'Finished'),
  good: text('Bons points', 'Good points'),
  improve: text('À améliorer', 'To improve'),
};

export const walkStatusMessages = {
  planned: text('Prévue', 'Planned'),
  in_progress: text('En cours', 'In progress'),
  finished: text('Terminée', 'Finished'),
  skipped: text('Non faite', 'Skipped'),
};

export const walkWorkflowMessages = {
  start: text('Commencer', 'Start'),
  finish: text('Terminer', 'Finish'),
  skip: text('Ne pas faire', 'Skip'),
  onlyWalker: text('Seule la personne qui marche peut le faire.', 'Only the walker may do this.'),
  onlyOwn: text(
    'Planifiez vos propres tournées ; celles des autres sont planifiées par l’assurance qualité.',
    'Plan your own walks; QA plans those of others.',
  ),
};
