import type { PoolClient, QueryResultRow } from 'pg';
import { run, type Sql } from './statement';
import type { Tx } from './tx';

/**
 * Statements whose answers are not awaited: the first that fails is why everything after it in the transaction does.
 */
export class SentStatements {
  private readonly answers: Promise<unknown>[] = [];
  isOver = false;

  constructor(private readonly client: PoolClient) {}

  /**
   * Of several things that are done at once one may fail: what the others still do must not reach the next user of the
   * connection.
   */
  refuseLate(): void {
    if (this.isOver) throw new Error('this transaction is over');
  }

  add<Row extends QueryResultRow>(statement: Sql): Promise<Row[]> {
    this.refuseLate();
    const answer = run<Row>(this.client, statement);
    answer.catch(() => undefined);
    this.answers.push(answer);
    return answer;
  }

  txMethods(): Pick<Tx, 'send' | 'sendFor'> {
    return {
      send: (statement) => void this.add(statement),
      sendFor: <Row extends QueryResultRow>(statement: Sql) => {
        const first = this.add<Row>(statement).then(([row]) => row as Row);
        first.catch(() => undefined);
        return first;
      },
    };
  }

  async done(): Promise<void> {
    for (const answer of this.answers) await answer;
  }

  /** What made the transaction fail, rather than that it has. */
  async explain<T>(work: Promise<T>): Promise<T> {
    return work.catch(async (error: unknown) => {
      if (codeOf(error) === failedTransaction) await this.done();
      throw error;
    });
  }
}

export const failedTransaction = '25P02';

export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
