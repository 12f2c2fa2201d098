export { CaseState } from './case-marks';
export { DefinitionList } from './definition-list';
export { CaseFrame, CaseTransitionDialog, MarksDialog } from './lazy-parts';
export { SimilarCases } from './similar-cases';
