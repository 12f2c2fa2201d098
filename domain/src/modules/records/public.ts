export {
  type EndpointNames,
  linkEndpoints,
  presenceEndpoints,
  type RecordEndpoints,
  reason,
  recordEndpoints,
  removalWithOrWithoutReason,
} from './endpoints';
export { listEndpoints } from './list-endpoints';
export { recordPermissions } from './permissions';
