import { english, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { stateWords } from '../../../messages/words/states';
import { caseWords } from './words';

export const stepTitleMessages = {
  definition: caseFieldWords.definitionInEnglish,
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
  missing: caseWords.notBegun,
  in_progress: stateWords.inProgress,
  submitted: stateWords.submitted,
  discarded: stateWords.discarded,
};

/** What could still be said on a step: advice, never a lock. */
export const gapMessages = {
  noImpactLevel: text('Le niveau d’impact n’est pas choisi.', 'The impact level is not chosen.'),
  noJustification: caseWords.justificationMissing,
  unanswered: text('{n} {n|question|questions} sans réponse.', '{n} {n|question|questions} not answered.'),
  unexplained: text('{n} {n|réponse|réponses} sans explication.', '{n} {n|answer|answers} not explained.'),
  batchWithoutStatus: text('Le lot {batch} n’a pas de statut.', 'Batch {batch} has no status.'),
};

/** The two marks of a step. */
export const stepMarkMessages = {
  stepsOf: text('Étapes de {id}', 'Steps of {id}'),
  open: text('Pas prêt', 'Not ready'),
  ready: stateWords.readyForQaInEnglish,
  reviewed: stateWords.qaReviewedInEnglish,
  markReady: stateWords.readyForQaInEnglish,
  withdraw: text('Retirer « prêt pour l’AQ »', 'Remove “ready for QA”'),
  review: stateWords.qaReviewedInEnglish,
  unreview: text('Retirer « revu par l’AQ »', 'Remove “QA reviewed”'),
  onlyLeadWriter: text(
    'Seul le rédacteur principal du dossier peut faire cela.',
    'Only the lead writer of the case can do this.',
  ),
  onlyQa: text('Réservé à l’AQ (pas au rédacteur principal).', 'QA only (not the lead writer).'),
  wrongState: text('L’étape n’est pas dans l’état qui le permet.', 'The step is not in a state that allows it.'),
  blank: text(
    'Cette étape est vide : remplissez-la, ou dites pourquoi elle est sans objet.',
    'This step is empty: fill it in, or say why it does not apply.',
  ),
  notBlank: text(
    'Cette étape a un contenu : elle ne peut pas être sans objet.',
    'This step has content: it cannot be marked as not applicable.',
  ),
  leftOut: text(
    'Non utilisée : règle de l’entreprise du {day}, par {who}.',
    'Left out: company rule of {day}, by {who}.',
  ),
  leftOutHere: text(
    'La règle de l’entreprise ne prévoit pas cette étape dans ce dossier.',
    'The rule of the company leaves this step out of this case.',
  ),
  emptyBecause: text('Sans objet, car : {reason}', 'Not applicable, because: {reason}'),
  notReadyYet: text('Possible quand l’étape est prête.', 'Possible once the step is ready.'),
  caseNotOpen: text(
    'Le dossier n’est plus en cours : ses étapes ne changent plus.',
    'The case is no longer in progress: its steps no longer change.',
  ),
  reasonMissing: text(
    'L’étape est déjà marquée : indiquez pourquoi vous la modifiez.',
    'The step is already marked: explain why you are changing it.',
  ),
};
