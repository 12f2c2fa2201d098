import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnList, quoted, readFor } from './catalogue';
import type { BackupTable, TableTotals } from './contents';

/** The rows of a table as PostgreSQL's own text, and once it has been read to its end, what it was. */
export class TableText {
  private readonly hash = createHash('sha256');
  private rows = 0;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly table: BackupTable,
    private readonly views: readonly (number | null)[],
    /** Which rows; all of them without it. */
    private readonly condition = 'true',
  ) {}

  async *pieces(): AsyncGenerator<Buffer> {
    for (const view of this.views) {
      if (view !== null) await this.client.query(readFor(view));
      const text = copyTo(`copy (select ${columnList(this.table)} from ${quoted(this.table.name)}
        where ${this.condition}) to stdout`);
      for await (const piece of this.client.query(text) as AsyncIterable<Buffer>) {
        this.hash.update(piece);
        yield piece;
      }
      this.rows += text.rowCount;
    }
  }

  totals(): TableTotals {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
