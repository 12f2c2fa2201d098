export { CaseState } from './case-marks';
export { DefinitionList } from './definition-list';
export { CaseTransitionDialog, MarksDialog } from './dialogs';
export { CaseFrame } from './frame';
export { SimilarCases } from './similar-cases';
