import { english, text } from '../../../kernel/message';

export const stepTitleMessages = {
  definition: english('Définition (QQOQCCP)', 'Definition (5W2H)'),
  productBatch: english('Produit / Lot', 'Product / Batch'),
  process: english('Processus', 'Processus'),
  SQIPP: english('SQIPP', 'SQIPP'),
  regulatory: english('Réglementaire', 'Regulatory'),
  peopleEnvironment: english('Personnes et environnement', 'People and environment'),
  recurrence: english('Analyse de récurrence', 'Recurrence Analysis'),
  rootCause: english('Analyse des causes racines', 'Root cause Analysis'),
  capaPlan: english('Plan CAPA', 'CAPA Plan'),
  'risk-analysis': english('Analyse de risque', 'Risk analysis'),
  'customer-notification': english('Information du client', 'Customer notification'),
  'final-criticality': english('Criticité finale', 'Final criticality'),
};

export const sectionMessages = {
  impact: english('Analyse d’impact ({done}/{total})', 'Impact analysis ({done}/{total})'),
  investigation: english('Investigation ({done}/{total})', 'Investigation ({done}/{total})'),
  questionnaires: text('Questionnaires ({done}/{total})', 'Questionnaires ({done}/{total})'),
  action: english('Action ({done}/{total})', 'Action ({done}/{total})'),
};

/** How far the questionnaire is that a template asks for. */
export const questionnaireSectionMessages = {
  missing: text('Pas commencé', 'Not begun'),
  in_progress: text('En cours', 'In progress'),
  submitted: text('Envoyé', 'Submitted'),
  discarded: text('Abandonné', 'Given up'),
};

/** What could still be said on a step: advice, never a lock. */
export const gapMessages = {
  noImpactLevel: text('Le niveau d’impact n’est pas choisi.', 'The impact level is not chosen.'),
  noJustification: text('La justification manque.', 'The justification is missing.'),
  unanswered: text('{n} {n|question|questions} sans réponse.', '{n} {n|question|questions} not answered.'),
  unexplained: text('{n} {n|réponse|réponses} sans explication.', '{n} {n|answer|answers} not explained.'),
  batchWithoutStatus: text('Le lot {batch} n’a pas de statut.', 'Batch {batch} has no status.'),
};

/** The two marks of a step. */
export const stepMarkMessages = {
  stepsOf: text('Étapes de {id}', 'Steps of {id}'),
  open: text('Pas prêt', 'Not ready'),
  ready: english('Prêt pour l’AQ', 'Ready for QA'),
  reviewed: english('Revu par l’AQ', 'QA Reviewed'),
  markReady: english('Prêt pour l’AQ', 'Ready for QA'),
  withdraw: text('Retirer « prêt pour l’AQ »', 'Take “ready for QA” off'),
  review: english('Revu par l’AQ', 'QA Reviewed'),
  unreview: text('Retirer « revu par l’AQ »', 'Take “QA reviewed” off'),
  onlyLeadWriter: text(
    'Seul le rédacteur principal du dossier peut faire cela.',
    'Only the lead writer of the case may do this.',
  ),
  onlyQa: text(
    'Possible pour l’assurance qualité, jamais pour le rédacteur principal.',
    'Possible for QA, never for the lead writer.',
  ),
  wrongState: text('L’étape n’est pas dans l’état qui le permet.', 'The step is not in a state that allows it.'),
  notReadyYet: text('Possible quand l’étape est prête.', 'Possible once the step is ready.'),
  caseNotOpen: text(
    'Le dossier n’est plus en cours : ses étapes ne changent plus.',
    'The case is no longer in progress: its steps no longer change.',
  ),
  reasonMissing: text(
    'L’étape est déjà marquée : dites pourquoi vous la modifiez.',
    'The step is already marked: say why you change it.',
  ),
};
