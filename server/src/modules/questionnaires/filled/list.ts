import { questionnaireList } from '@vigie/domain/modules/questionnaires/filled/list';
import { namedQuestionnaire } from '@vigie/domain/modules/questionnaires/filled/named-kind';
import type { ServedList } from '../../records/public';
import { questionnaireEntries } from './list-repository';

export const servedQuestionnaires = {
  list: questionnaireList,
  entries: questionnaireEntries,
  sheetOf: () => ({ list: 'questionnaire', title: namedQuestionnaire.plural, fileName: 'questionnaires' }),
} satisfies ServedList;
