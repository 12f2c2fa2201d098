export type Part = 'chain' | 'records' | 'tables' | 'signatures' | 'files';

/** What the verification of one part of one company has found. */
export interface PartReport {
  readonly companyId: number;
  readonly part: Part;
  /** How many events, records, rows, signatures or files were looked at. */
  readonly checked: number;
  /** The first of what does not hold, each in one sentence. */
  readonly findings: readonly string[];
  /** Findings in total; only the first are kept. */
  readonly found: number;
  /** What could not be compared, and why. */
  readonly notes: readonly string[];
}

export const maxKept = 100;

/** Gathers findings without keeping more of them than a report can show. */
export class Findings {
  private readonly kept: string[] = [];
  private readonly notes: string[] = [];
  private readonly older = new Map<string, number>();
  private found = 0;
  checked = 0;

  constructor(private readonly most = maxKept) {}

  add(finding: string): void {
    this.found += 1;
    if (this.kept.length < this.most) this.kept.push(finding);
  }

  /** Something of a row that is older than the first event about it. */
  uncompared(what: string): void {
    this.older.set(what, (this.older.get(what) ?? 0) + 1);
  }

  note(note: string): void {
    if (this.notes.length < maxKept) this.notes.push(note);
  }

  report(companyId: number, part: Part): PartReport {
    const { checked, kept: findings, found } = this;
    const older = [...this.older].map(
      ([what, times]) => `${what}: not compared in ${times}, which are older than its events`,
    );
    return { companyId, part, checked, findings, found, notes: [...this.notes, ...older] };
  }
}

const longestTurnMs = 10;

/** Lets others have their turn of the event loop, when this work has had it long enough. */
export class Turns {
  private began = performance.now();

  async yield(): Promise<void> {
    if (performance.now() - this.began < longestTurnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.began = performance.now();
  }
}
