import type { Database } from '../database/database';
import { findFact, saveFact } from '../database/installation';

/** When everything was last held against the trail, and how much of it did not hold. */
export interface LastVerification {
  readonly at: string;
  readonly findings: number;
}

const fact = 'last_verification';

export async function findLastVerification(database: Database): Promise<LastVerification | null> {
  const kept = await findFact(database, fact);
  return kept === null ? null : (JSON.parse(kept) as LastVerification);
}

export function saveLastVerification(database: Database, findings: number): Promise<void> {
  const last: LastVerification = { at: new Date().toISOString(), findings };
  return saveFact(database, fact, JSON.stringify(last));
}
