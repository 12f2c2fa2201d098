import type { Pool, PoolClient } from 'pg';

/** "Cannot connect now": after an error of this code the queue tries again, a hundred times, every few seconds and then minutes. */
const triedAgain = '57P03';

/** The connection was closed, broke or could not be made: what the database has against a statement is of another class. */
function isLostConnection(error: unknown): error is Error {
  const { severity, code = '' } = error as { severity?: string; code?: string };
  return error instanceof Error && (severity === undefined || /^(?:57P0|08)/.test(code));
}

function asTriedAgain(error: unknown): unknown {
  return isLostConnection(error) ? Object.assign(error, { code: triedAgain }) : error;
}

const markLosses = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw asTriedAgain(error);
  });

/**
 * The connections of the queue. It reports the end of a job in a promise that it does not wait for, and tries again after
 * errors of few codes only: a connection that broke at that moment ended the whole process.
 */
export function withRetriedLosses(pool: Pool): Pool {
  const connect = async (): Promise<PoolClient> => {
    const client = await markLosses(pool.connect());
    return replaced(client, 'query', (...asked: unknown[]) => {
      const answer: unknown = Reflect.apply(client.query, client, asked);
      return answer instanceof Promise ? markLosses(answer) : answer;
    });
  };
  // Asked with a function, for the connection on which it listens: a loss of that one is heard of and mended elsewhere.
  return replaced(pool, 'connect', (listening?: Parameters<Pool['connect']>[0]) =>
    listening ? pool.connect(listening) : connect(),
  );
}

/** The same object but for one method. */
export function replaced<T extends object>(one: T, name: keyof T, method: (...asked: never[]) => unknown): T {
  return new Proxy(one, {
    get(target, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
