import type { Role } from '@vigie/domain/kernel/identity/actor';
import { permits } from '@vigie/domain/kernel/identity/permission';
import { stepNames, steps } from '@vigie/domain/modules/cases/steps/steps';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import * as fc from 'fast-check';
import { demoPassword } from '../../../modules/accounts/public';
import { arbitraryOf } from '../hostile/arbitrary-of';
import { listedKinds } from '../listed-kinds';
import { multipart, pdf } from '../multipart';
import type { CallOptions, TestApp } from '../test-app';

interface Person {
  readonly username: string;
  readonly roles: readonly Role[];
  /** How often they act; once where it is not said. */
  readonly weight?: number;
}

/** Those who act. What ends a user's access is done to their colleagues. */
export const people: readonly Person[] = [
  { username: 'lead', roles: ['reporter'], weight: 4 },
  { username: 'reporter', roles: ['reporter'] },
  { username: 'validator', roles: ['reporter', 'validator'] },
  { username: 'qa', roles: ['reporter', 'qa'], weight: 3 },
  { username: 'designer', roles: ['reporter', 'designer'] },
  { username: 'company.admin', roles: ['reporter', 'company_admin'] },
  { username: 'other.admin', roles: ['reporter', 'company_admin'] },
  { username: 'platform.admin', roles: ['platform_admin'] },
];

/** The table whose rows a part of an address names: `/cases/:id`. */
const tables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listedKinds.map(({ kind, table }) => [kind.list?.path.split('/').at(-1), table])),
  alerts: 'alerts',
  users: 'users',
  teams: 'teams',
  imports: 'imports',
  companies: 'companies',
  groups: 'glossary_groups',
  values: 'listed_values',
  views: 'saved_views',
  feedback: 'feedback',
  signals: 'kpi_signals',
  suggestions: 'assistant_suggestions',
  vouched: 'password_resets',
};

interface Row {
  readonly id: string;
  readonly version: string;
}

export interface Act {
  readonly name: string;
  readonly who: string;
  readonly url: string;
  readonly options: CallOptions;
}

/** What the walk leaves to a story, because it would take the ground from under everything that follows. */
const leftToStories = new Set([
  'changePassword',
  'revokeAllSessions',
  'signOut',
  'lockSession',
  'revokeSession',
  'archiveCompany',
  'setQuotas',
  'changeParameters',
]);

export const walked: readonly NamedEndpoint[] = allEndpoints.filter(
  ({ name, endpoint, permission }) =>
    endpoint.method !== 'GET' && endpoint.answers !== 'events' && permission !== 'anyone' && !leftToStories.has(name),
);

/** Acts of random people with what stands in the database at that time, made from one number each. */
export class RandomActs {
  private readonly tokens = new Map<string, string>();

  constructor(private readonly t: TestApp) {}

  async make({ name, endpoint, permission = [] }: NamedEndpoint, seed: number): Promise<Act> {
    let drawn = 0;
    const sample = <Value>(values: fc.Arbitrary<Value>): Value => {
      drawn += 1;
      const [value] = fc.sample(values, { seed: (seed * 101 + drawn) % 2 ** 31, numRuns: 1 });
      return value as Value;
    };
    const may = people.filter(({ roles }) => permits(permission, { roles: [...roles] }));
    const who = sample(
      fc.constantFrom(...may.flatMap(({ username, weight = 1 }) => Array<string>(weight).fill(username))),
    );
    const [, segment = ''] = /([\w-]+)\/:\w+/.exec(endpoint.path) ?? [];
    const rows = await this.rows(who);
    const found = rows[segment] ?? [];
    const row = sample(fc.constantFrom(...(found.length > 0 ? found : [{ id: '1', version: '1' }])));
    const fields = fieldsFor(who, rows);
    const step = sample(fc.constantFrom(...stepNames));
    const params: Record<string, string> = {
      id: row.id,
      step,
      otherId: String(sample(fields.caseId)),
      userId: String(sample(fields.userId)),
      attachmentId: endpoint.path.includes(':attachmentId')
        ? sample(fc.constantFrom(...(await this.attachmentsOn(row.id)), 'none'))
        : '',
      indicator: 'openCases',
    };
    const version = endpoint.path.includes(':step') ? await this.stepVersion(row.id, step) : row.version;
    const content = arbitraryOf(steps[step].schema, fields);
    const body = endpoint.body && sample(arbitraryOf(endpoint.body, { ...fields, content }));
    const file = endpoint.encoding === 'multipart' ? multipart('a.pdf', pdf) : null;
    return {
      name,
      who,
      url: endpoint.path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? row.id)),
      options: {
        headers: { 'if-match': `"${version}"`, ...file?.headers },
        ...(file ? { body: file.body } : body !== undefined && { body }),
      },
    };
  }

  /** The status of the answer. */
  async perform({ who, url, options }: Act, { endpoint }: NamedEndpoint): Promise<{ status: number; text: string }> {
    const token = await this.tokenOf(who);
    const answer = await this.t.request(endpoint.method, url, { ...options, token });
    if (answer.status === 401) this.tokens.delete(who);
    return answer;
  }

  private async tokenOf(who: string): Promise<string> {
    const token = this.tokens.get(who) ?? (await this.t.signIn(who));
    this.tokens.set(who, token);
    return token;
  }

  /** The newest rows of every table that an address names, in the company of a person. */
  private async rows(who: string): Promise<Readonly<Record<string, readonly Row[]>>> {
    const newest = Object.entries(tables).map(([segment, table]) => {
      const company = table === 'companies' ? 't.id > 1' : 't.company_id = w.company_id';
      const others = table === 'users' ? 'and t.username <> all ($2)' : '';
      return `'${segment}', (select coalesce(jsonb_agg(r), '[]') from (select t.id::text as id,
        coalesce(to_jsonb(t) ->> 'version', '1') as version from ${table} t
        where ${company} ${others} order by t.id desc limit 30) as r)`;
    });
    const [found] = await this.t.database.owner<{ rows: Record<string, Row[]> }>(
      `select jsonb_build_object(${newest.join(', ')}) as rows from users w where w.username = $1
        and $2::text[] is not null`,
      [who, people.map(({ username }) => username)],
    );
    return found?.rows ?? {};
  }

  private async stepVersion(caseId: string, step: string): Promise<string> {
    const [row] = await this.t.database.owner<{ version: number }>(
      'select version from case_steps where company_id = 1 and case_id = $1 and step = $2',
      [caseId, step],
    );
    return String(row?.version ?? 0);
  }

  private async attachmentsOn(recordId: string): Promise<string[]> {
    const rows = await this.t.database.owner<{ id: string }>(
      'select attachment_id::text as id from attachment_links where company_id = 1 and record_id = $1',
      [recordId],
    );
    return rows.map(({ id }) => id);
  }
}

/** What fields mean by their names. */
function fieldsFor(who: string, rows: Readonly<Record<string, readonly Row[]>>) {
  const ids = (segment: string) => (rows[segment] ?? []).map(({ id }) => id);
  const [users, cases, actions] = [ids('users').map(Number), ids('cases'), ids('actions')];
  const userId = fc.constantFrom(...users, 1);
  const caseId = fc.constantFrom(...cases, 'NC_9999');
  const reason = fc.constantFrom('Essai', 'Parce que', 'Erreur de saisie');
  const day = fc.constantFrom('2026-10-02', '2026-11-10', '2027-02-28', '2027-06-30');
  const signed = { username: who, password: demoPassword };
  return {
    userId,
    caseId,
    otherId: caseId,
    ownerId: userId,
    leadWriterId: userId,
    assignTo: userId,
    approver: userId,
    approverId: fc.option(userId),
    responsibleId: userId,
    recipientIds: fc.array(userId, { maxLength: 3 }),
    readerIds: fc.array(userId, { maxLength: 3 }),
    teamIds: fc.constant([]),
    replyTo: fc.constant(null),
    attachmentIds: fc.constant([]),
    recordIds: fc.array(fc.constantFrom(...cases, ...actions, 'NC_9999'), { maxLength: 2 }),
    reason,
    comment: reason,
    dueDate: day,
    detectionDate: fc.constant('2026-11-03'),
    credentials: fc.constant(signed),
    password: fc.constant(demoPassword),
    currentPassword: fc.constant(demoPassword),
    teamId: fc.constant(null),
    team_id: fc.constant(null),
    preferences: fc.constant({}),
    username: fc.stringMatching(/^[a-z]{8,12}$/),
    email: fc.stringMatching(/^[a-z]{8,12}@life\.example$/),
  };
}
