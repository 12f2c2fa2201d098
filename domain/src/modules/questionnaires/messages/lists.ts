import { text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { questionnaireWords } from './words';

export const templateListMessages = {
  title: fieldWords.title,
  publishedVersion: text('Version publiée', 'Published version'),
  questions: text('Questions', 'Questions'),
  filled: text('Remplis', 'Filled'),
  changedBy: text('Modifié par', 'Changed by'),
  changedAt: text('Modifié le', 'Changed on'),
};

export const questionnaireListMessages = {
  title: text('Questionnaire', 'Questionnaire'),
  templateVersion: text('Version', 'Version'),
  filler: questionnaireWords.filledBy,
  startedAt: recordPartWords.begunOn,
  submittedAt: questionnaireWords.submittedOn,
  percent: questionnaireWords.score,
  findings: caseFieldWords.findings,
  caseId: caseFieldWords.case,
  from: text('Commencé à partir du', 'Started from'),
  to: text('Commencé jusqu’au', 'Started until'),
  template: questionnaireWords.template,
};
