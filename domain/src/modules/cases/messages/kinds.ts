import { english, text } from '../../../kernel/message';
import { detectionModeMessages, kindMessages } from '../../../messages/kinds';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { stateWords } from '../../../messages/words/states';
import { caseWords } from './words';

export const caseMessages = {
  ...kindMessages,
  notFound: text('Le dossier {id} est introuvable.', 'Case with ID {id} not found.'),
};

export const criticalityMessages = {
  Critical: english('Critique', 'Critical'),
  Major: english('Majeure', 'Major'),
  Minor: english('Mineure', 'Minor'),
};

export const caseStatusMessages = {
  in_progress: stateWords.inProgressInEnglish,
  ready_for_qa: stateWords.readyForQaInEnglish,
  approved: stateWords.approvedInEnglish,
  closed: caseWords.closedInEnglish,
  void: text('Annulé', 'Void'),
};

/** Definition (5W2H), as the report's form, its wizard and the case show it. */
export const definitionMessages = {
  title: caseFieldWords.definitionInEnglish,
  what: english('Quoi', 'What'),
  who: english('Qui a détecté', 'Who detected'),
  department: english('Service', 'Department'),
  site: caseFieldWords.site,
  product: caseFieldWords.product,
  batch: caseFieldWords.batch,
  equipment: caseFieldWords.equipment,
  customer: caseFieldWords.customer,
  detectionDate: english('Détecté le', 'When detected'),
  occurrenceDate: english('Survenu le', 'When occurred'),
  declarationDate: english('Déclaré le', 'When declared'),
  where: english('Où', 'Where'),
  howMany: english('Quelle ampleur', 'How much impact'),
  how: english('Comment détecté', 'How detected'),
  why: english('En quoi est-ce un problème', 'Why a problem'),
  comments: recordPartWords.commentsInEnglish,
  hour: text('Heure', 'Hour'),
  type: caseFieldWords.problemOrRiskInEnglish,
  problem: english('Problème', 'Problem'),
  risk: english('Risque', 'Risk'),
  detectionMethod: caseWords.detectionModeInEnglish,
  detectionReference: text('Référence', 'Reference'),
  ...detectionModeMessages,
};

export const retentionMessages = {
  keptUntil: text('Conservation jusqu’au {day}', 'Retention until {day}'),
  keptForEver: text('Conservation illimitée', 'Retention: unlimited'),
};

export const urgencyMessages = {
  closed: caseWords.closedInEnglish,
  overdue: stateWords.overdueInEnglish,
  toClose: text('À clore', 'To close'),
  left: english('{n} {n|jour restant|jours restants}', '{n} {n|day|days} left'),
};
