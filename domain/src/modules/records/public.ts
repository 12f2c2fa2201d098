export {
  type EndpointNames,
  linkEndpoints,
  presenceEndpoints,
  type RecordEndpoints,
  reason,
  recordEndpoints,
  removalWithOrWithoutReason,
} from './endpoints';
export { recordPermissions } from './permissions';
