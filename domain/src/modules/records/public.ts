export { dossierEndpoints, dossierPermissions, maxDossiers } from './dossier-endpoints';
export {
  type EndpointNames,
  linkEndpoints,
  presenceEndpoints,
  type RecordEndpoints,
  recordEndpoints,
  removalWithOrWithoutReason,
} from './endpoints';
export { listEndpoints } from './list-endpoints';
export { recordPermissions } from './permissions';
export { namesOf, permissionsOf, recordContract, recordFields } from './record-contract';
