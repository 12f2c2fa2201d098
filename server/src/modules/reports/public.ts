export { servedReports } from './inbox';
export { findReportIdsOf, reportsOfPeople } from './people-repository';
export { readReport } from './report-view';
export { findReport, hasReports, reportStates } from './repository';
export { addDraft, writeReport } from './service';
