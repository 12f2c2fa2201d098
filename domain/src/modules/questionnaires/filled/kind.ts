import { text } from '../../../kernel/message';
import type { NamedKind, RecordKind } from '../../../kernel/records/record-kind';
import { questionnaireList } from './list';
import { questionnaireNotices } from './notices';
import { questionnaireId } from './record';
import { questionnaireWords } from './words';
import { questionnaireWorkflow } from './workflow';

export const namedQuestionnaire: NamedKind<'questionnaire'> = {
  name: 'questionnaire',
  title: text('Questionnaire', 'Questionnaire'),
  plural: text('Questionnaires', 'Questionnaires'),
  notices: questionnaireNotices,
};

/** What whoever submits it vouches for, and whoever reopens it: that it is this one, whatever is answered then. */
export const questionnaireSigned = {
  questionnaire_submission: ['templateId', 'templateVersion', 'answers', 'photos'],
  questionnaire_reopening: ['templateId', 'templateVersion'],
} as const;

export const questionnaireKind: RecordKind<'questionnaire'> = {
  ...namedQuestionnaire,
  id: questionnaireId,
  address: (id) => `/apps/questionnaires/${id}`,
  workflow: questionnaireWorkflow,
  list: questionnaireList,
  words: questionnaireWords,
  signed: questionnaireSigned,
};
