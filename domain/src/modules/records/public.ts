export {
  type EndpointNames,
  type RecordEndpoints,
  reason,
  recordEndpoints,
  removalWithOrWithoutReason,
} from './endpoints';
export { recordPermissions } from './permissions';
