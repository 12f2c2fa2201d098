import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';

/** The printed dossier of a report. */
export const reportDossierMessages = {
  status: fieldWords.status,
  author: caseFieldWords.reporter,
  begunAt: recordPartWords.begunOn,
  sentAt: text('Envoyé le', 'Sent on'),
  late: text('Saisi en retard', 'Entered late'),
  lateDays: text('{n} {n|jour|jours} après la détection', '{n} {n|day|days} after detection'),
  severity: text('Gravité', 'Severity'),
  immediateAction: caseFieldWords.immediateAction,
  caseId: caseFieldWords.case,
  answers: text('Réponses', 'Answers'),
  decisions: caseFieldWords.decisions,
};
