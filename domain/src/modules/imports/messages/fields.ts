import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';

export const fieldMessages = {
  kind: caseFieldWords.kind,
  title: fieldWords.title,
  what: fieldWords.description,
  originalNumber: caseFieldWords.originalNumber,
  criticality: caseFieldWords.criticality,
  status: fieldWords.status,
  detectionDate: text('Date de détection', 'Detection date'),
  openedOn: text('Date d’ouverture', 'Opening date'),
  closedOn: text('Date de clôture', 'Closing date'),
  dueDate: fieldWords.dueDate,
  owner: caseFieldWords.leadWriter,
  who: text('Détecté par', 'Detected by'),
  department: caseFieldWords.department,
  site: caseFieldWords.site,
  product: caseFieldWords.product,
  batch: caseFieldWords.batch,
  equipment: caseFieldWords.equipment,
  customer: caseFieldWords.customer,
  where: text('Lieu', 'Place'),
  detectionMethod: caseFieldWords.detectionMode,
  rootCause: caseFieldWords.rootCause,
  mCategory: caseFieldWords.mCategory,
  capa: text('Action corrective (CAPA)', 'Corrective action (CAPA)'),
  cost: text('Coût (euros)', 'Cost (euros)'),
  comments: recordPartWords.comments,
};
