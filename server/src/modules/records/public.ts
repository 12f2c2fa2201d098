export { commentOn, listCommentsOn } from './comments';
export { attachTo } from './files';
export { getHistoryOf } from './history';
export { recordHandlers } from './record-handlers';
export type { ServerKind, StoredRecord } from './server-kind';
