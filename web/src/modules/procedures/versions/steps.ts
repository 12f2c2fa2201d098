import { type VersionMove, versionWorkflow } from '@vigie/domain/modules/procedures/versions/workflow';
import { recordTransitions } from '../../records/public';
import { type VersionDetail, versionCalls } from './queries';

export const versionTransitions = recordTransitions<VersionMove, VersionDetail>(versionCalls, versionWorkflow, {
  dangerous: ['discard', 'withdraw', 'goLive'],
});
