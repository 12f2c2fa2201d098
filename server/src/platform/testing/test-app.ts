import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Problem } from '@vigie/domain/kernel/http/problem';
import { inject } from 'vitest';
import { type App, createApp, type House, wholeHouse } from '../../app';
import { type Config, readConfig } from '../../config';
import { demoPassword } from '../../modules/accounts/public';
import { createLog } from '../log';
import { createTestDatabase, type TestDatabase } from './test-database';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  readonly body: T;
  readonly problem: Problem;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Sent as application/x-www-form-urlencoded. */
  readonly form?: Record<string, string>;
}

export interface TestApp {
  readonly app: App;
  readonly database: TestDatabase;
  readonly dataFolder: string;
  readonly logs: string[];
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Answer<OutputOf<E>>>;
  request(method: string, url: string, options?: CallOptions): Promise<Answer>;
  signIn(username: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

/** The real application on a real PostgreSQL, driven through its HTTP interface. */
export async function createTestApp(
  changes: Partial<Config> = {},
  sharedDatabase?: TestDatabase,
  house: House = wholeHouse,
): Promise<TestApp> {
  const database = sharedDatabase ?? (await createTestDatabase());
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-test-files-'));
  const logs: string[] = [];
  // Loading a test file may hold the event loop for seconds on a busy machine, which is no pressure of requests.
  const plenty = 1_000_000;
  const limits = {
    requestsPerMinute: plenty,
    addressRequestsPerMinute: plenty,
    signInsPerMinute: plenty,
    signUpsPerMinute: plenty,
    accountSignInsPerMinute: plenty,
    latenessLimitMs: 0,
    databasePatienceMs: 0,
  };
  const config = {
    ...readConfig({}),
    dataFolder,
    // Tests read the mail folder as people read their mail.
    deliversMailFolder: true,
    ...limits,
    ...changes,
    ...addressesOf(database.ownerUrl),
  };
  const namesTraces = config.telemetry !== null;
  const log = createLog({ level: 'info', namesTraces }, { write: (line: string) => void logs.push(line) });
  const app = await createApp(config, log, house);

  const request = async (method: string, url: string, options: CallOptions = {}): Promise<Answer> => {
    const response = await app.http.inject({
      method: method as 'GET',
      url,
      ...(options.query && { query: stringified(options.query) }),
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...options.headers,
      },
      ...(options.form && { payload: new URLSearchParams(options.form).toString() }),
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    const body = isJson ? response.json() : undefined;
    return { status: response.statusCode, headers: response.headers, text: response.body, body, problem: body };
  };

  const call = async <E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answer<OutputOf<E>>> => {
    const url = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(options.params?.[name])));
    const answer = await request(endpoint.method, url, options);
    // The contract speaks for the server too: an answer that it does not describe fails the test.
    if (answer.status < 300 && endpoint.output) endpoint.output.parse(answer.body);
    return answer as Answer<OutputOf<E>>;
  };

  const signIn = async (username: string, password = demoPassword): Promise<string> => {
    const answer = await request('POST', '/api/v1/auth/token', {
      form: { grant_type: 'password', username, password },
    });
    if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.text}`);
    return (answer.body as { access_token: string }).access_token;
  };

  return {
    app,
    database,
    dataFolder,
    logs,
    call,
    request,
    signIn,
    close: async () => {
      await app.close();
      if (!sharedDatabase) await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Through the pooler where all tests go through one. */
function addressesOf(ownerUrl: string): { databaseUrl: string; directUrl: string | null; ownerUrl: string } {
  const poolerUrl = inject('poolerUrl');
  if (!poolerUrl) return { databaseUrl: ownerUrl, directUrl: null, ownerUrl };
  const through = Object.assign(new URL(poolerUrl), { pathname: new URL(ownerUrl).pathname });
  return { databaseUrl: through.href, directUrl: ownerUrl, ownerUrl };
}

function stringified(values: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
