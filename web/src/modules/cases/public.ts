export { DefinitionList } from './definition-list';
export { SimilarCases } from './similar-cases';
