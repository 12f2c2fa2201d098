export { type Epoch, effectiveAt } from './epochs/epochs';
export type { RequiredPerson } from './epochs/go-live';
export { procedureAddress, procedureId, proceduresPath, versionAddress } from './id';
export { proceduresHere } from './pages/messages';
export { type Impact, isAmong, type NamedPerson, namedPerson } from './procedures/procedure';
export { delta, idsOf as idsOfDelta } from './text/delta';
