export { reportAddress } from './address';
export { answerChanges } from './answers';
export { type InboxEntry, reportId, reportList, reportListEndpoints } from './list';
export { readingRoles, reportStatuses, reportWorkflow } from './workflow';
