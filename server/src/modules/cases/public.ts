export type { CaseStory } from './demo/story';
export { walkDemoCase } from './demo/walk';
export { listClosedCases, listWrittenCases, type WrittenCase } from './list/text-repository';
export { findCaseTitles, searchCases } from './list/title-repository';
export { openCase } from './open-case';
export { writeCaseStep } from './steps';
export { findSimilarClosedCases, readWholeCase, type SimilarClosedCase, type WholeCase } from './whole-case';
