import type { NamedEndpoint } from '@vigie/domain/modules/index';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedRequest, answerTo, everyRequest, type Known } from '../../../platform/testing/every-request';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { secretCase, secretWords, titleWord } from '../testing/secret';

let t: TestApp;
let secret: Awaited<ReturnType<typeof secretCase>>;
let known: Known;
let owner: pg.Client;
beforeAll(async () => {
  t = await createTestApp();
  secret = await secretCase(t);
  const { status, text } = await secret.restrict();
  if (status !== 200) throw new Error(text);
  await t.database.owner(`do $$ begin set local session_replication_role = replica;
    insert into assistant_suggestions (company_id, user_id, task, case_id, step, field, original, suggested, language, model,
        prompt_hash, input_hash)
      select company_id, owner_id, 'style', id, 'rootCause', 'cause-abcdefgh.text', '${secretWords.step}',
        '${secretWords.step}', 'fr', 'plume-1', '', '' from cases where id = '${secret.id}'; end $$`);
  known = {
    params: {
      id: [
        secret.id,
        secret.actionId,
        secret.questionnaireId,
        secret.reportId,
        secret.ordinaryId,
        ...secret.fileIds,
        secret.alertId,
      ],
      otherId: [secret.id, secret.ordinaryId],
      attachmentId: secret.fileIds,
      step: ['rootCause', 'capaPlan'],
      capaId: [secret.capaId],
      userId: [1],
    },
    queries: [
      { kind: 'nonConformity', assigned: 'everyone', state: 'all', seq: '999999', text: askedText },
      { kind: 'nonConformity', assigned: 'everyone', search: 'zyx', caseId: secret.id, box: 'outbox' },
      { kind: 'nonConformity', assigned: 'everyone', search: secret.id, box: 'inbox' },
      { kind: 'nonConformity', assigned: 'everyone', search: secret.actionId, ids: `${secret.id},${secret.actionId}` },
      { kind: 'nonConformity', assigned: 'everyone', dueFrom: '2000-01-01', record: 'case', recordId: secret.id },
      { kind: 'nonConformity', record: 'comment', from: '2000-01-01', sort: 'action' },
      { ...recentPeriod, figure: 'opened' },
      { ...recentPeriod, figure: 'openActions', knownOn: dayIn(-300) },
    ],
    bodies: [],
  };
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
}, 240_000);
afterAll(async () => {
  await owner.end();
  await t.close();
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Long enough for all that was done here: ten years would be a hundred and twenty rows of each chart on paper. */
const recentPeriod = { from: dayIn(-320), to: dayIn(30) };
const askedText = 'Odeur zyxtitre vestiaire mezzanine casier numéro quarante';
const strangers = ['reporter', 'validator', 'qa', 'designer', 'company.admin'];

/** The trail is not rewritten: what stood in it of another record, a number among it, stays. */
const answersWithNumbers = new Set([
  'listAuditEvents',
  'exportAuditEvents',
  'getReportHistory',
  'getCaseHistory',
  'getCaseAsItStood',
  'getCaseDossierData',
  'getCaseDossier',
  'getReportDossierData',
]);
/** The report that it came from is read, listed and found as before; its answers also name the number of the case. */
const isAboutReport = ({ module, name }: AskedRequest) =>
  module === 'reports' || module === 'trail' || name === 'listNotifications' || name === 'findRecords';

async function leaksFor(name: string, requests: readonly AskedRequest[]): Promise<string[]> {
  const token = await t.signIn(name);
  const leaks: string[] = [];
  for (const request of requests) {
    const { status, text } = await answerTo(t, request, token);
    const words = Object.values(secretWords).filter((word) => text.includes(word));
    if (text.includes(titleWord) && !isAboutReport(request)) words.push(titleWord);
    const ids = everyId().filter((id) => text.includes(id));
    const numbers = status < 300 && !answersWithNumbers.has(request.name) ? ids : [];
    const found = [...words, ...numbers];
    if (found.length > 0) leaks.push(`${request.endpoint.method} ${request.url}: ${found.join(', ')}`);
  }
  return leaks;
}

describe('R19 R20 a confidential case', () => {
  it('is found by its lead writer with these requests, every word of it', async () => {
    const leaks = (await leaksFor('lead', everyRequest(known, reads))).join('\n');
    const everything = [...Object.values(secretWords), titleWord, secret.id, secret.actionId, secret.capaId];
    expect(everything.filter((word) => !leaks.includes(word))).toEqual([]);
  }, 240_000);

  it.each([...strangers, 'platform.admin', 'other.admin'])(
    'tells %s nothing, at any address that is read',
    async (name) => {
      expect(await leaksFor(name, everyRequest(known, reads))).toEqual([]);
    },
    240_000,
  );

  it('answers every change that a stranger asks for like a case that does not exist', async () => {
    const absent = { id: 'NC_999999', actionId: 'ACT_999999', capaId: secret.capaId, otherId: 'NC_999998' };
    const unreached = new Set<string>();
    for (const name of strangers) {
      const token = await t.signIn(name);
      const there = everyRequest(changesOf({ ...secret, otherId: secret.ordinaryId }), changes);
      const nowhere = everyRequest(changesOf(absent), changes);
      expect(nowhere.map((request) => request.name)).toEqual(there.map((request) => request.name));
      for (const [place, request] of there.entries()) {
        const answer = await answerTo(t, request, token);
        const other = await answerTo(t, nowhere[place] as AskedRequest, token);
        expect(answer.status, `${name} ${request.name} ${answer.text}`).toBe(other.status);
        const asAbsent = answer.text.replaceAll(secret.actionId, absent.actionId).replaceAll(secret.id, absent.id);
        expect(withoutNames(asAbsent), request.name).toBe(withoutNames(other.text));
        if (answer.status === 404 || answer.status === 401) unreached.delete(request.name);
        else if (name === 'reporter') unreached.add(request.name);
      }
    }
    expect([...unreached]).toEqual(['changeCases', 'changeActions']);
    const { version } = await secret.work.get(secret.id);
    expect(version).toBe(secret.record.version + 1);
  }, 240_000);

  it('is hidden by row-level security in every table that tells of it', async () => {
    expect(await leakingTables('designer')).toEqual(openTables);
    expect(await leakingTables('lead')).toContain('comments');
  });

  it('is found in each table as soon as one of its policies is dropped', async () => {
    const { rows } = await owner.query<{
      table: string;
      policy: string;
    }>(
      `select tablename as table, policyname as policy
      from pg_policies where permissive = 'RESTRICTIVE' and tablename <> all ($1) order by 1, 2`,
      [tablesOfAudits],
    );
    expect(rows.length).toBeGreaterThan(20);
    const silent: string[] = [];
    for (const { table, policy } of rows) {
      await owner.query(`begin; drop policy ${policy} on ${table}`);
      const shown = await leakingRows(table, 'designer', [...everyWord(), ...everyId()]);
      await owner.query('rollback');
      const before = await leakingRows(table, 'designer', [...everyWord(), ...everyId()]);
      if (shown <= before) silent.push(`${table}: ${policy}`);
    }
    expect(silent).toEqual([]);
  });
});

/** What they hide is looked for in the tests of audits. */
const tablesOfAudits = ['audits', 'audit_works', 'audit_leases', 'audit_reports', 'findings', 'finding_reminders'];

/** Links of an alert are taken out as it is read. */
const openTables = ['alerts'];
/** As far as the stem of a word goes. */
const stems = () => everyWord().map((word) => word.slice(0, -2));
const everyWord = () => Object.values(secretWords);
const everyId = () => [secret.id, secret.actionId, secret.questionnaireId, secret.capaId, ...secret.fileIds];

/** What the application's role sees of a table on a user's behalf, whichever query it runs. */
async function leakingRows(table: string, name: string, words: readonly string[]): Promise<number> {
  const { rows } = await owner.query(`select company_id, id, roles from users where username = $1`, [name]);
  const { company_id: company, id, roles } = rows[0];
  await owner.query('savepoint look').catch(() => owner.query('begin; savepoint look'));
  await owner.query(`set local role vigie_app; set local vigie.company to '${company}';
    set local vigie.reader to '${id}'; set local vigie.roles to '{${roles.join(',')}}'`);
  const found = await owner.query<{ n: number }>(
    `select count(*)::int as n from ${table} r where exists (
      select from unnest($1::text[]) as word where strpos(lower(r::text), lower(word)) > 0)`,
    [words],
  );
  await owner.query('rollback to savepoint look; reset role');
  return found.rows[0]?.n ?? 0;
}

async function leakingTables(name: string): Promise<string[]> {
  const { rows } = await owner.query<{ table: string }>(`select c.relname as table from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_table_privilege('vigie_app', c.oid, 'select') order by 1`);
  const leaking: string[] = [];
  await owner.query('begin');
  for (const { table } of rows) if ((await leakingRows(table, name, stems())) > 0) leaking.push(table);
  await owner.query('rollback');
  return leaking;
}

interface Ids {
  readonly id: string;
  readonly actionId: string;
  readonly capaId: string;
  readonly otherId: string;
}

/** Every change of a case and its actions, in one body for each sort of move. */
function changesOf({ id, actionId, capaId, otherId }: Ids): Known {
  const body = {
    reason: 'Pour voir',
    text: 'Bonjour',
    step: 'rootCause',
    isHere: true,
    upTo: 1,
    userId: 1,
    content: {},
    isConfidential: false,
    readerIds: [],
    readerRoles: [],
    criterion: 'Rien',
    isEffective: true,
    findings: 'Vu',
    dueDate: '2027-01-01',
    ids: [id],
    recordIds: [id],
    isGranted: true,
    otherId,
    comment: 'Non',
    credentials: { username: 'qa', password: 'wrong on purpose' },
  };
  return {
    params: {
      id: [id, actionId],
      otherId: [otherId],
      step: ['rootCause'],
      userId: [1],
      capaId: [capaId],
      attachmentId: [noFile],
    },
    queries: [{}],
    bodies: [
      body,
      { ...body, ids: [actionId] },
      ...['submit', 'markReady', 'ready'].map((action) => ({ ...body, action })),
    ],
  };
}
const noFile = '00000000-0000-4000-8000-000000000000';

const changes = ({ endpoint, module }: NamedEndpoint) =>
  endpoint.method !== 'GET' && (module === 'cases' || module === 'actions') && /:id|bulk/.test(endpoint.path);

/** An answer that names the moment and the request is compared without them. */
const withoutNames = (text: string) =>
  text.replace(/"(requestId|instance|request_id)":"[^"]*"/g, '').replaceAll(/NC_\d+|ACT_\d+/g, 'ID');

const reads = ({ endpoint }: NamedEndpoint) => endpoint.method === 'GET';
