import pg from 'pg';

/** Numbers that nothing else in the database locks. */
const locks = { migrate: 4_871_202_611, demo: 4_871_202_612 } as const;

/** Copies of the server that start together do this one after the other. */
export async function withLock<T>(
  url: string,
  name: keyof typeof locks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: `vigie ${name}` });
  // A database that stops takes its connections with it; the work fails by itself then.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [locks[name]]);
    return await work(client);
  } finally {
    // Ending the connection lets go of the lock.
    await client.end();
  }
}
