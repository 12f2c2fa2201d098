export { ChangeRecordDialog, type CreationView, NewRecordDialog, type RecordFields } from './fields-dialog';
export { boardView, type ListView, listView } from './list-view';
export { type RecordCalls, recordCalls, recordTransitions } from './record-calls';
export { RecordListPage } from './record-list-page';
export { type PageView, RecordPage } from './record-page';
export { type PanelTab, RecordPanel } from './record-panel';
export { ReadFiles, RecordComments, RecordFiles, RecordHistory } from './record-parts';
export { viewsOf } from './saved-views';
