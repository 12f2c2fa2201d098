export { commentOn, listCommentsOn } from './comments';
export { addDemoRecords, type DemoRecord, type ModuleDemo } from './demo-records';
export { dossierHandlers } from './dossier/dossier';
export {
  fileSection,
  type PrintedSignature,
  recordPaper,
  saidRows,
  signatureSection,
} from './dossier/paper';
export type { DossierPlan, Made, Seal } from './dossier/plan';
export { attachTo } from './files';
export { getHistoryOf } from './history';
export { type LinkPlan, linkRecords, unlinkRecords } from './links';
export { linksOf, listLinkedIds, listLinks } from './links-repository';
export {
  type AskedQuery,
  type FilterOf,
  filterFor,
  filterOfPeople,
  listHandlers,
  type ServedList,
} from './list-handlers';
export { recordViewed, updatePresence } from './presence';
export { findViewedUpTo } from './presence-repository';
export { recordHandlers } from './record-handlers';
export type { ServerKind, StoredRecord } from './server-kind';
export { tableKind } from './table-kind';
export { waitingIn } from './waiting';
