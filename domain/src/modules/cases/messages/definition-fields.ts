import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';

/** The questions of a definition, which a case takes over from its report. */
export const definitionFieldWords = {
  type: text('Problème ou risque', 'Problem or risk'),
  detectionMethod: caseFieldWords.detectionMode,
  detectionReference: text('Référence', 'Reference'),
  what: text('Quoi', 'What'),
  who: text('Qui a détecté', 'Who detected'),
  department: caseFieldWords.department,
  site: caseFieldWords.site,
  product: caseFieldWords.product,
  batch: caseFieldWords.batch,
  equipment: caseFieldWords.equipment,
  customer: caseFieldWords.customer,
  detectionDate: text('Détecté le', 'When detected'),
  detectionHour: text('Heure de détection', 'Hour of detection'),
  occurrenceDate: text('Survenu le', 'When occurred'),
  occurrenceHour: text('Heure de survenue', 'Hour of occurrence'),
  declarationDate: text('Déclaré le', 'When declared'),
  declarationHour: text('Heure de déclaration', 'Hour of declaration'),
  where: text('Où', 'Where'),
  howMany: text('Quelle ampleur', 'How much impact'),
  how: text('Comment détecté', 'How detected'),
  why: text('En quoi est-ce un problème', 'Why a problem'),
};
