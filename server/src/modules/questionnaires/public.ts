export { listQuestionnairesOfCase } from './filled/case-repository';
export { findFinding, linkFinding } from './filled/findings';
