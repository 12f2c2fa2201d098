/** What a backup begins with: what it holds, before any of it. */
export interface Contents {
  readonly format: 1;
  readonly takenAt: string;
  /** The migrations that its tables were made by, in their order. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[];
  readonly tables: readonly BackupTable[];
}

export interface BackupTable {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

/** What it ends with: what was written. */
export interface Totals {
  readonly tables: Readonly<Record<string, TableTotals>>;
  readonly sequences: readonly SequenceState[];
  readonly jobs: number;
  readonly files: number;
  /** Of records that name a file which is not stored. */
  readonly missingFiles: readonly string[];
}

export interface TableTotals {
  readonly rows: number;
  /** Of its rows as text, in their order. */
  readonly sha256: string;
}

export interface SequenceState {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

export const entryNames = {
  contents: 'contents.json',
  totals: 'totals.json',
  jobs: 'jobs.json.gz',
  seal: 'seal.txt',
  sealWithoutKey: 'seal.sha256',
} as const;

export const tablePart = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}.gz`;
export const fileEntry = (sha256: string): string => `files/${sha256}`;

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly what: string;
}
export type OnProgress = (progress: Progress) => void;
