import { questionnaireList as declared } from '@vigie/domain/modules/questionnaires/filled/list';
import { describeList } from '../../../platform/lists/list-search';
import { questionnairesPath } from '../questionnaire-address';

export const startPath = '/apps/questionnaires/new';

export const questionnaireList = describeList(declared);

export type QuestionnaireSearch = ReturnType<typeof questionnaireList.searchOf>;
export type Show = (changes: Partial<QuestionnaireSearch>) => void;

export function addressOfQuestionnaires(search: QuestionnaireSearch): string {
  return questionnaireList.addressAt(questionnairesPath, search);
}
