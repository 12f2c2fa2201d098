export {
  listQuestionnaireIdsOfCases,
  listQuestionnairesOfCase,
  listQuestionnairesOfCases,
  questionnaireIdsOfCase,
} from './filled/case-repository';
export { findFinding, linkFinding } from './filled/findings';
export { servedQuestionnaires } from './filled/list';
