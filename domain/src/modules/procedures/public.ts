export type { Epoch } from './epochs/epochs';
export { effectiveAt } from './epochs/epochs';
export type { RequiredPerson } from './epochs/go-live';
export { procedureId, proceduresPath } from './id';
export { type Impact, isAmong, type NamedPerson, namedPerson } from './procedures/procedure';
export type { Block } from './text/blocks';
export { delta } from './text/delta';
