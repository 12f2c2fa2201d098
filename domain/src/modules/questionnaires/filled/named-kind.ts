import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { questionnaireNotices } from './notices';

export const namedQuestionnaire: NamedKind<'questionnaire'> = {
  name: 'questionnaire',
  title: text('Questionnaire', 'Questionnaire'),
  plural: text('Questionnaires', 'Questionnaires'),
  notices: questionnaireNotices,
};
