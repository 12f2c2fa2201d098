export { DefinitionList } from './definition-list';
export { CaseFrame } from './frame';
export { CaseLayout } from './page/case-layout';
export { SimilarCases } from './similar-cases';
