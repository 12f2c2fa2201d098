import { permits } from '@vigie/domain/kernel/identity/permission';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import { listedKinds } from '../listed-kinds';
import type { TestApp } from '../test-app';
import { hostileRequests, type KnownIds, objectionTo } from './hostile-requests';

/** From those who may most to those who may least. */
const people = [
  { username: 'company.admin', roles: ['reporter', 'company_admin'] },
  { username: 'qa', roles: ['reporter', 'qa'] },
  { username: 'validator', roles: ['reporter', 'validator'] },
  { username: 'designer', roles: ['reporter', 'designer'] },
  { username: 'platform.admin', roles: ['platform_admin'] },
] as const;

export interface Fuzzed {
  readonly findings: readonly string[];
  readonly answers: { readonly routes: number; readonly asked: number; readonly accepted: number };
}

/** Many requests for every route, as the first who may ask it. A stream has no end to wait for. */
export async function fuzzRoutes(
  t: TestApp,
  { seed, count, only, onRoute }: { seed: number; count: number; only?: string; onRoute?: (name: string) => void },
): Promise<Fuzzed> {
  const known = await knownIds(t);
  const tokens = new Map<string, string>();
  const findings: string[] = [];
  const answers = { routes: 0, asked: 0, accepted: 0 };
  for (const named of routesToAsk((name) => !only || name.includes(only))) {
    onRoute?.(named.name);
    // A quarter of a million lines would fill the memory.
    t.logs.length = 0;
    answers.routes += 1;
    const asker = askerOf(named);
    for (const { url, headers, payload } of hostileRequests(named, known, { seed, count })) {
      const token = asker ? await tokenOf(t, tokens, asker) : undefined;
      const response = await t.app.http.inject({
        method: named.endpoint.method as 'GET',
        url,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(payload !== undefined && { payload }),
      });
      const { statusCode: status, body: text } = response;
      answers.asked += 1;
      if (status < 300) answers.accepted += 1;
      if (status === 401 && asker) tokens.delete(asker);
      const objection = objectionTo(named, { status, text, type: String(response.headers['content-type'] ?? '') });
      if (objection) findings.push(`${named.name} ${url.slice(0, 200)} ${payload?.slice(0, 300) ?? ''} ${objection}`);
    }
  }
  return { findings, answers };
}

/** The first who may ask it; undefined where anyone may. */
export const askerOf = ({ permission }: NamedEndpoint) =>
  people.find(({ roles }) => permits(permission ?? [], { roles: [...roles] }))?.username;

/** Those that end, the least dangerous first. */
export const routesToAsk = (isWanted: (name: string) => boolean): readonly NamedEndpoint[] =>
  allEndpoints
    .filter(({ endpoint, name }) => endpoint.answers !== 'events' && isWanted(name))
    .toSorted((one, other) => danger(one) - danger(other));

/** What ends sessions, changes who may do what or how one signs in comes last, so that all else is asked before. */
const danger = ({ module, endpoint: { method } }: NamedEndpoint) =>
  method === 'GET' ? 0 : module === 'companies' ? 4 : module === 'accounts' ? 3 : module === 'parameters' ? 2 : 1;

export async function tokenOf(t: TestApp, tokens: Map<string, string>, username: string): Promise<string | undefined> {
  const kept = tokens.get(username);
  if (kept) return kept;
  const token = await t.signIn(username).catch(() => undefined);
  if (token) tokens.set(username, token);
  return token;
}

export async function knownIds(t: TestApp): Promise<KnownIds> {
  const ids = async (statement: string) => (await t.database.owner<{ id: string }>(statement)).map(({ id }) => id);
  const of = (table: string) => ids(`select id::text as id from ${table} where company_id <> 0 order by id limit 4`);
  const users = await of('users');
  const records = (await Promise.all(listedKinds.map(({ table }) => of(table)))).flat();
  return {
    id: [...records, ...(await of('alerts')), ...users, ...(await of('teams'))],
    userId: users,
    attachmentId: await of('attachments'),
    step: ['rootCause', 'capaPlan', 'productBatch', 'definition'],
    kind: ['nonConformity', 'hse'],
  };
}
