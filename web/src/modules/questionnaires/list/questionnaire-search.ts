import { questionnaireList as declared } from '@vigie/domain/modules/questionnaires/filled/list';
import { describeList } from '../../../platform/lists/list-search';

export const questionnairesPath = '/apps/questionnaires';
export const startPath = '/apps/questionnaires/new';
export const questionnaireAddress = (id: string) => `${questionnairesPath}/${id}`;

export const questionnaireList = describeList(declared);

export type QuestionnaireSearch = ReturnType<typeof questionnaireList.searchOf>;
export type Show = (changes: Partial<QuestionnaireSearch>) => void;

export function addressOfQuestionnaires(search: QuestionnaireSearch): string {
  return questionnaireList.addressAt(questionnairesPath, search);
}
