import { english, french } from '../kernel/message';

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
};

/** What could still be said on a step: advice, never a lock. */
export const gapMessages = {
  noImpactLevel: french('Le niveau d’impact n’est pas choisi.', 'The impact level is not chosen.'),
  noJustification: french('La justification manque.', 'The justification is missing.'),
  unanswered: french('{n} {n|question|questions} sans réponse.', '{n} {n|question|questions} not answered.'),
  unexplained: french('{n} {n|réponse|réponses} sans explication.', '{n} {n|answer|answers} not explained.'),
  batchWithoutStatus: french('Le lot {batch} n’a pas de statut.', 'Batch {batch} has no status.'),
};

/** The two marks of a step. */
export const stepMarkMessages = {
  open: english('Pas prêt', 'Not ready'),
  ready: english('Prêt pour l’AQ', 'Ready for QA'),
  reviewed: english('Revu par l’AQ', 'QA Reviewed'),
  markReady: english('Prêt pour l’AQ', 'Ready for QA'),
  withdraw: french('Retirer « prêt pour l’AQ »', 'Take “ready for QA” off'),
  review: english('Revu par l’AQ', 'QA Reviewed'),
  unreview: french('Retirer « revu par l’AQ »', 'Take “QA reviewed” off'),
  onlyLeadWriter: french(
    'Seul le rédacteur principal du dossier peut faire cela.',
    'Only the lead writer of the case may do this.',
  ),
  onlyQa: french(
    'Possible pour l’assurance qualité, jamais pour le rédacteur principal.',
    'Possible for QA, never for the lead writer.',
  ),
  wrongState: french('L’étape n’est pas dans l’état qui le permet.', 'The step is not in a state that allows it.'),
  notReadyYet: french('Possible quand l’étape est prête.', 'Possible once the step is ready.'),
  caseNotOpen: french(
    'Le dossier n’est plus en cours : ses étapes ne changent plus.',
    'The case is no longer in progress: its steps no longer change.',
  ),
  reasonMissing: french(
    'L’étape est déjà marquée : dites pourquoi vous la modifiez.',
    'The step is already marked: say why you change it.',
  ),
};
