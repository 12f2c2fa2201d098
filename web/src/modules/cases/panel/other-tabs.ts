export { CaseComments } from './case-comments';
export { CaseDocuments } from './case-documents';
export { CaseHistory } from './case-history';
export { CaseLinks } from './case-links';
