import type { Role } from '@vigie/domain/kernel/identity/actor';
import { permits } from '@vigie/domain/kernel/identity/permission';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretCase } from './modules/cases/testing/secret';
import { arbitraryOf } from './platform/testing/hostile/arbitrary-of';
import { listedKinds } from './platform/testing/listed-kinds';
import { createTestApp, type TestApp } from './platform/testing/test-app';

interface Person {
  readonly username: string;
  readonly roles: readonly Role[];
}

const people: readonly Person[] = [
  { username: 'reporter', roles: ['reporter'] },
  { username: 'validator', roles: ['reporter', 'validator'] },
  { username: 'qa', roles: ['reporter', 'qa'] },
  { username: 'designer', roles: ['reporter', 'designer'] },
  { username: 'company.admin', roles: ['reporter', 'company_admin'] },
  { username: 'platform.admin', roles: ['platform_admin'] },
];
const strangers: readonly Person[] = [
  { username: 'other.admin', roles: ['reporter', 'company_admin'] },
  { username: 'other.reporter', roles: ['reporter'] },
];
// A stream has no end to wait for.
const routes = allEndpoints.filter(({ endpoint }) => endpoint.answers !== 'events');

let t: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  t = await createTestApp();
  for (const { username } of [...people, ...strangers]) tokens.set(username, await t.signIn(username));
});
afterAll(() => t.close());

const may = ({ permission = [] }: NamedEndpoint, { roles }: Person) => permits(permission, { roles: [...roles] });

async function ask(
  { endpoint }: NamedEndpoint,
  token: string | undefined,
  ids: Record<string, string>,
  body?: unknown,
) {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(ids[name] ?? ids.id ?? ''));
  const { statusCode, body: text } = await t.app.http.inject({
    method: endpoint.method as 'GET',
    url,
    headers: { 'if-match': '"1"', ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.method !== 'GET' && { payload: (body ?? {}) as object }),
  });
  return { status: statusCode, text };
}

describe('R19 every route', () => {
  const nowhere = { id: 'IN_99999', step: 'rootCause' };

  it('wants a user who is signed in, unless its permission says that anyone may', async () => {
    const open: string[] = [];
    for (const route of routes.filter(({ permission }) => permission !== 'anyone')) {
      const { status } = await ask(route, undefined, nowhere);
      if (status !== 401) open.push(`${route.name}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it.each(people)('answers 403 to $username where the permission does not name them', async (person) => {
    const wrong: string[] = [];
    for (const route of routes.filter((one) => !may(one, person))) {
      const { status } = await ask(route, tokens.get(person.username), nowhere);
      if (status !== 403) wrong.push(`${route.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('R20 a record of another company', () => {
  const company = `(select company_id from users where username = 'reporter')`;

  /** One of each kind and of what else has a number, which the strangers have none of. */
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const made = await secretCase(t);
    const first = async (table: string) => {
      const [row] = await t.database.owner<{
        id: string;
      }>(`select a.id::text as id from ${table} a where a.company_id = ${company}
        and not exists (select from ${table} b where b.company_id <> a.company_id and b.id = a.id) order by a.id limit 1`);
      return row?.id ?? '';
    };
    const ofKinds = listedKinds.map(async ({ kind, table }) => [kind.name, await first(table)]);
    ids = {
      ...Object.fromEntries(await Promise.all(ofKinds)),
      report: made.reportId,
      case: made.id,
      action: made.actionId,
      questionnaire: made.questionnaireId,
      alert: String(made.alertId),
      attachment: made.fileIds[0] ?? '',
      user: await first('users'),
      team: await first('teams'),
    };
  }, 120_000);

  const state = () =>
    t.database.owner(`select (select count(*) from audit_events where company_id = ${company}) as events,
      (select max(seq) from audit_events where company_id = ${company}) as last`);

  it.each(strangers)(
    'does not exist for $username, whatever they ask, and stays as it is',
    async (person) => {
      expect(Object.keys(ids).filter((kind) => !ids[kind])).toEqual([]);
      const before = await state();
      const reached: string[] = [];
      const namesRecord = (path: string) => /:(id|otherId|userId|attachmentId|capaId)\b/.test(path);
      for (const route of routes.filter((one) => namesRecord(one.endpoint.path) && may(one, person))) {
        const { body } = route.endpoint;
        const bodies = body ? fc.sample(arbitraryOf(body), { seed: 7, numRuns: 2 }) : [undefined];
        for (const id of Object.values(ids)) {
          for (const sent of bodies) {
            const { status, text } = await ask(route, tokens.get(person.username), { id, step: 'rootCause' }, sent);
            if (status < 400 || status >= 500) reached.push(`${route.name} ${id}: ${status} ${text.slice(0, 100)}`);
          }
        }
      }
      expect(reached).toEqual([]);
      expect(await state()).toEqual(before);
    },
    120_000,
  );
});
