import { verifyCompanyChain } from '../audit/verify';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { ContentStore } from '../files/content-store';
import type { ColumnVerification, HangingTable } from './columns';
import { verifyFiles } from './files';
import { Findings, type PartReport } from './findings';
import type { SignedKind, VerifiedKind } from './kinds';
import { verifyRecords } from './records';
import { verifySignatures } from './signatures';
import { type VerifiedTable, verifyTables } from './tables';

/** Whatever can be compared with the trail, as the modules declare it. */
export interface Verified {
  readonly records: readonly VerifiedKind[];
  readonly signed: readonly SignedKind[];
  /** What follows from the trail or from other tables, and is compared as a set. */
  readonly tables: readonly VerifiedTable[];
  /** Where the program has its migrations. */
  readonly migrationsFolder: string;
  /** Words of the trail that no row stands behind, and why. */
  readonly withoutRow: Readonly<Record<string, string>>;
}

/** A series of numbers without gaps, and the table whose column `number` bears them. */
export interface NumberSeries {
  readonly series: string;
  readonly table: string;
}

/** What one module adds to it. */
export interface VerifiedModule extends Partial<Verified> {
  /** How each column of its tables is verified, by table. */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, ColumnVerification>>>>;
  readonly numbers?: readonly NumberSeries[];
  /** What belongs to its records. */
  readonly hanging?: readonly HangingTable[];
}

export interface Verifier {
  readonly database: Database;
  readonly contents: ContentStore;
  readonly verified: Verified;
  /** How many findings of each part are kept; the first hundred by default. */
  readonly keeps?: number;
}

/** The chain of one company, then everything that it records. */
export async function* verifyCompany(
  { database, contents, verified, keeps }: Verifier,
  companyId: number,
): AsyncGenerator<PartReport> {
  const chain = await verifyCompanyChain(database, companyId);
  const findings = new Findings();
  findings.checked = chain.events;
  if (chain.broken) findings.add(chain.broken);
  yield findings.report(companyId, 'chain');
  yield await verifyRecords(database, companyId, verified, keeps);
  yield await verifyTables(database, companyId, verified, keeps);
  yield await verifySignatures(database, companyId, verified.signed, keeps);
  yield await verifyFiles(database, companyId, contents);
}

export async function* verifyAll(verifier: Verifier): AsyncGenerator<PartReport> {
  const { last } = await verifier.database.read(systemContext(0), (reader) =>
    reader.get<{ last: number }>(sql`select last_value as last from company_ids`),
  );
  for (let companyId = 0; companyId <= last; companyId += 1) yield* verifyCompany(verifier, companyId);
}
