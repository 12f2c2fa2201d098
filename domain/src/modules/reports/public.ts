export { answerChanges } from './answers';
export { type InboxEntry, reportAddress, reportId, reportList, reportListEndpoints } from './list';
export { readingRoles, reportStatuses, reportWorkflow } from './workflow';
