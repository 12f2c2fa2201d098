import type { RequiredPerson } from '@vigie/domain/modules/procedures/epochs/go-live';
import type { Reader } from '../../../platform/database/tx';
import type { VersionRecord } from '../versions/versions';

/** What a module above, which keeps who must learn procedures, says of them. */
export interface ProcedureLearning {
  /** Who must be trained before a version comes into force, and since when each of them is. */
  readonly findRequired: (reader: Reader, version: VersionRecord) => Promise<readonly RequiredPerson[]>;
  /** What would lack a procedure that is retired, as people call it. */
  readonly findNeeding: (reader: Reader, companyId: number, procedureId: string) => Promise<readonly string[]>;
}

/** Nobody is required of anything while no module says so. */
let learning: ProcedureLearning = { findRequired: async () => [], findNeeding: async () => [] };

export function learnProceduresBy(said: ProcedureLearning): void {
  learning = said;
}

export const findRequired: ProcedureLearning['findRequired'] = (reader, version) =>
  learning.findRequired(reader, version);
export const findNeeding: ProcedureLearning['findNeeding'] = (reader, companyId, procedureId) =>
  learning.findNeeding(reader, companyId, procedureId);
