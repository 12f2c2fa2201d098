import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { questionnaireId } from './id';
import { questionnaireList } from './list';
import { namedQuestionnaire } from './named-kind';
import { questionnaireWords } from './words';
import { questionnaireWorkflow } from './workflow';

/** What the person who submits or reopens it vouches for: that it is this one, whatever is answered then. */
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
  listAddress: '/apps/questionnaires',
  waiting: [
    {
      work: 'fillQuestionnaire',
      label: text('Questionnaires en cours', 'Questionnaires in progress'),
      query: ({ scope }) => ({ status: 'in_progress', assigned: scope }),
    },
  ],
  words: questionnaireWords,
  signed: questionnaireSigned,
};
