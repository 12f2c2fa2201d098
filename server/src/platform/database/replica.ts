import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** The log is written behind a commit within a fifth of a second, and has a way to go. */
const patienceMs = 500;
const pauseMs = 10;
/** One that lags behind, or cannot be asked, is not used for so long, so that no request waits for it. */
const restMs = { lags: 3_000, fails: 30_000 };

/** Whether a copy of the database that follows its log has got as far as the database itself. */
export class Replica {
  private restsUntil = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly primary: pg.Pool,
    private readonly onError: (error: Error) => void,
  ) {}

  /**
   * True once it has everything that was committed when this was asked: a user who has just written something reads it
   * there too. False when that takes too long, or when it cannot be asked.
   */
  async isInStep(): Promise<boolean> {
    if (Date.now() < this.restsUntil) return false;
    const { rows } = await this.primary.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
    const position = rows[0]?.position ?? '';
    try {
      for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(pauseMs)) {
        if (await this.hasReached(position)) return true;
      }
      this.restsUntil = Date.now() + restMs.lags;
    } catch (error) {
      this.restsUntil = Date.now() + restMs.fails;
      this.onError(error as Error);
    }
    return false;
  }

  /** One that follows no longer is a database of its own, whatever it holds. */
  private async hasReached(position: string): Promise<boolean> {
    const statement = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
    const { rows } = await this.pool.query<{ reached: boolean }>(statement, [position]);
    return rows[0]?.reached === true;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
