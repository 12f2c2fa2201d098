export {
  listQuestionnaireIdsOfCases,
  listQuestionnairesOfCase,
  listQuestionnairesOfCases,
  listQuestionnairesToSign,
} from './filled/case-repository';
export { readFrozen } from './filled/frozen-versions';
export { findFinding, linkFinding } from './filled/findings';
export { type FilledForCase, gatherFilledFor } from './filled/print';
export { questionnaireNodes } from './filled/print-layout';
export { findOffer, type TemplateOffer } from './templates/versions-repository';
export { discardQuestionnairesOf } from './filled/transitions';
