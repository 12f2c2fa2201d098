export { DefinitionList } from './definition-list';
export { CaseFrame } from './frame';
export { CaseLayout } from './page/case-layout';
export { viewsOf } from './saved-views';
export { SimilarCases } from './similar-cases';
