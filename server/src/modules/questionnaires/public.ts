export {
  listQuestionnaireIdsOfCases,
  listQuestionnairesOfCase,
  listQuestionnairesOfCases,
  listQuestionnairesToSign,
  questionnaireIdsOfCase,
} from './filled/case-repository';
export { findFinding, linkFinding } from './filled/findings';
export { readFrozen } from './filled/frozen-versions';
export { type FilledForCase, gatherFilledFor } from './filled/print';
export { questionnaireNodes } from './filled/print-layout';
export { type HandedIn, listHandedIn } from './filled/repository';
export { discardQuestionnairesOf } from './filled/transitions';
export { titledTemplates } from './templates/repository';
export { findOffer, findOfferedTemplate, findOffers, type TemplateOffer } from './templates/versions-repository';
