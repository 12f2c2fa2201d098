export { type Fact, Facts } from './facts';
export {
  ChangeRecordDialog,
  type CreationView,
  type FieldInputProps,
  NewRecordDialog,
  type RecordFields,
} from './fields-dialog';
export { useFoundRecords } from './found-records';
export { boardView, type ListView, listView } from './list-view';
export { ReadFiles } from './read-files';
export { type RecordCalls, recordCalls, recordTransitions, viewsOf } from './record-calls';
export { RecordComments } from './record-comments';
export { RecordFiles } from './record-files';
export { RecordHistory } from './record-history';
export { RecordListPage } from './record-list-page';
export { type PageView, RecordPage } from './record-page';
export { type PanelTab, RecordPanel } from './record-panel';
export { RecordReferenceField } from './record-reference-field';
export { OriginsCard, RelatedRecords } from './related-records';
