import type { RequiredPerson } from '@vigie/domain/modules/procedures/epochs/go-live';
import type { Reader } from '../../../platform/database/tx';
import type { VersionRecord } from '../versions/versions';

/** Who must be trained before a version comes into force, and since when each of them is. */
export type FindRequired = (reader: Reader, version: VersionRecord) => Promise<readonly RequiredPerson[]>;

/** Nobody is required of anything while the company keeps no training here. */
export const findRequired: FindRequired = async () => [];
