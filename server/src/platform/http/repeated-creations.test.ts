import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import { exportTemplate } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionWork } from '../../modules/actions/testing/actions';
import { caseWork } from '../../modules/cases/testing/cases';
import { questionnaireWork } from '../../modules/questionnaires/testing/questionnaires';
import { complete, reporting } from '../../modules/reports/testing/reports';
import { type CreatedKind, createdKinds } from '../testing/listed-kinds';
import { KindLife } from '../testing/lives/kind-stories';
import { Stage } from '../testing/lives/stage';
import { multipart } from '../testing/multipart';
import { type CallOptions, createTestApp, type TestApp } from '../testing/test-app';

let t: TestApp;
let platform: string;
let tokens: Record<string, string>;
const ids: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  platform = await t.signIn('platform.admin');
  const casework = await caseWork(t);
  const record = await casework.open();
  const draft = await reporting(t).draft(casework.as('reporter'));
  const task = await (await actionWork(t)).task();
  Object.assign(ids, { case: record.id, report: draft.id, action: task.id });
  const filling = questionnaireWork(t);
  const template = await filling.publish(asking(ask('q1', 'short_answer', { finding: { is: 'answered' } })));
  const begun = await filling.begun(casework.as('lead'), template);
  await filling.answered(casework.as('lead'), begun, { q1: 'x' });
  Object.assign(ids, { template, questionnaire: begun.id });
  const [signal] = await t.database.owner<{ id: number }>(`with silenced as materialized (
      select set_config('session_replication_role', 'replica', true))
    insert into kpi_signals (company_id, indicator, bucket, begins_on, rule, value)
      select 1, 'onTime', 'month', '2026-01-01', 'trend', 0.5 from silenced returning id`);
  ids.signal = String(signal?.id);
  const stage = new Stage(t);
  for (const kind of createdKinds) ids[kind.kind.name] = (await new KindLife(stage, kind).create('Avant')).id;
  tokens = Object.fromEntries(['reporter', 'lead', 'company.admin'].map((name) => [name, casework.as(name)]));
});
afterAll(() => t.close());

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<<${text}>>\nendobj\ntrailer\n<<>>\n%%EOF\n`);
const file = (text: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  body: Buffer.concat([
    Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
    pdf(text),
    Buffer.from('\r\n--edge--\r\n'),
  ]),
});

interface Creation extends CallOptions {
  readonly who: string;
  /** Where its records can be counted. */
  readonly table: string;
}

const of = (record: string) => ({ params: { id: ids[record] as string } });
const person = (name: string) => ({ email: `${name}@once.example`, username: `${name}.once` });
const inCsv = 'username,email,first_name,last_name\nona.once,ona@once.example,Ona,Once\n';

/** A kind that says what one is created from needs no line below. */
function creationsOf({ name, kind, table, example }: CreatedKind): Record<string, (text: string) => Creation> {
  const who = 'lead';
  return {
    [`create${name}`]: (title) => ({ who, table, body: example(title, 2) }),
    [`commentOn${name}`]: (text) => ({ who, table: 'comments', ...of(kind.name), body: { text } }),
    [`attachTo${name}`]: (text) => ({ who, table: 'attachments', ...of(kind.name), ...file(text) }),
  };
}

/** That of the first creation below. */
const firstTemplate = { params: { id: 'TPL_0001' } };

const entry = {
  captureId: '6f3a2a0e-58a1-4d0c-9d55-3c1f0a5b7e21',
  base: null,
  photos: [],
  deviceTime: '2026-11-19T08:00:00.000Z',
  skewMs: null,
  contract: 1,
};

/** One request for each creation of the API; a test below finds the one that is missing. */
const creations: Record<string, (text: string) => Creation> = {
  createTemplate: (title) => ({ who: 'company.admin', table: 'templates', body: { title } }),
  importTemplate: (title) => ({
    who: 'company.admin',
    table: 'templates',
    body: { format: 'vigie', file: exportTemplate({ title, explanation: '', sections: [] }) },
  }),
  commentOnTemplate: (text) => ({ who: 'company.admin', table: 'comments', ...firstTemplate, body: { text } }),
  attachToTemplate: (text) => ({ who: 'company.admin', table: 'attachments', ...firstTemplate, ...file(text) }),
  createCompany: (name) => ({
    who: 'platform',
    table: 'companies',
    body: { name, admin: { ...person('cleo'), first_name: 'Cléo', last_name: 'Once', team_id: 0 } },
  }),
  createAdmin: () => ({
    who: 'platform',
    table: 'users',
    params: { id: 1 },
    body: { ...person('adam'), first_name: 'Adam', last_name: 'Once' },
  }),
  createUser: (name) => ({
    who: 'company.admin',
    table: 'users',
    body: { ...person('uma'), first_name: name, last_name: 'Once' },
  }),
  inviteUser: (name) => ({
    who: 'company.admin',
    table: 'users',
    body: { ...person('ines'), firstName: name, lastName: 'Once' },
  }),
  importUsers: () => ({ who: 'company.admin', table: 'users', body: { csv: inCsv, confirm: true } }),
  createTeam: (name) => ({ who: 'company.admin', table: 'teams', body: { name } }),
  uploadImport: (title) => ({
    who: 'company.admin',
    table: 'imports',
    ...multipart('old.csv', Buffer.from(`Titre;Date\n${title};12/03/2024\n`)),
  }),
  sendFeedback: (text) => ({ who: 'reporter', table: 'feedback', body: { text, page: '/home' } }),
  addGlossaryGroup: (text) => ({ who: 'company.admin', table: 'glossary_groups', body: { words: [text, 'once'] } }),
  addValues: (label) => ({ who: 'company.admin', table: 'listed_values', body: { list: 'site', lines: label } }),
  sendAlert: (text) => ({ who: 'lead', table: 'alerts', body: { text } }),
  createReport: (what) => ({ who: 'reporter', table: 'reports', body: { category: 'hse', what } }),
  captureReport: () => ({
    who: 'reporter',
    table: 'captures',
    body: { entry, sentAt: entry.deviceTime, content: { answers: complete, draftKey: null } },
  }),
  captureFile: (text) => ({
    who: 'reporter',
    table: 'captured_files',
    params: { captureId: entry.captureId },
    ...file(text),
  }),
  createAction: (title) => ({ who: 'lead', table: 'actions', body: { title, assignTo: 2 } }),
  startQuestionnaire: () => ({ who: 'lead', table: 'questionnaires', body: { templateId: ids.template } }),
  reportFinding: () => ({
    who: 'lead',
    table: 'reports',
    ...of('questionnaire'),
    body: { questionId: 'q1', instanceId: null },
  }),
  reportSignal: () => ({ who: 'lead', table: 'reports', ...of('signal') }),
  saveView: (name) => ({ who: 'lead', table: 'saved_views', body: { kind: 'action', name, query: '' } }),
  commentOnReport: (text) => ({ who: 'reporter', table: 'comments', ...of('report'), body: { text } }),
  commentOnCase: (text) => ({ who: 'lead', table: 'comments', ...of('case'), body: { text } }),
  commentOnAction: (text) => ({ who: 'lead', table: 'comments', ...of('action'), body: { text } }),
  commentOnQuestionnaire: (text) => ({ who: 'lead', table: 'comments', ...of('questionnaire'), body: { text } }),
  analyseRecurrence: () => ({ who: 'lead', table: 'case_analyses', ...of('case') }),
  uploadAttachment: (text) => ({ who: 'reporter', table: 'attachments', ...file(text) }),
  attachToReport: (text) => ({ who: 'reporter', table: 'attachments', ...of('report'), ...file(text) }),
  attachToCase: (text) => ({ who: 'lead', table: 'attachments', ...of('case'), ...file(text) }),
  attachToQuestionnaire: (text) => ({ who: 'lead', table: 'attachments', ...of('questionnaire'), ...file(text) }),
  ...Object.assign({}, ...createdKinds.map(creationsOf)),
  attachToAction: (text) => ({ who: 'lead', table: 'attachments', ...of('action'), ...file(text) }),
};

const count = async (table: string) => {
  const [row] = await t.database.owner<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? -1;
};

function asked(name: string, text: string): Creation {
  const creation = creations[name];
  if (!creation) throw new Error(name);
  return creation(text);
}

function send(name: string, text: string) {
  const { who, table: _, headers, ...options } = asked(name, text);
  const { endpoint } = allEndpoints.find((one) => one.name === name) as NamedEndpoint;
  const token = who === 'platform' ? platform : tokens[who];
  return t.call(endpoint, { token, ...options, headers: { ...headers, 'idempotency-key': `once-${name}` } });
}

describe('a creation that is sent twice with its key', () => {
  it('is known to this test, whichever it is', () => {
    const named = allEndpoints.filter(({ endpoint }) => endpoint.creates).map(({ name }) => name);
    expect(Object.keys(creations).sort()).toEqual(named.sort());
  });

  it.each(Object.keys(creations))('happens once: %s', async (name) => {
    const { table } = asked(name, 'the first');
    const before = await count(table);
    const first = await send(name, 'the first');
    expect([200, 201], first.text).toContain(first.status);
    const after = await count(table);
    expect(after).toBe(before + 1);
    const again = await send(name, 'the first');
    expect(again.status).toBe(first.status);
    expect(again.headers['idempotent-replayed']).toBe('true');
    // A password is answered once and not kept.
    const withoutPassword = first.text.replace(/("initial_?[pP]assword":)"[^"]+"/, '$1null');
    expect(again.text).toBe(withoutPassword);
    expect(await count(table)).toBe(after);
  });

  it.each(['createTeam', 'createCompany', 'attachToCase', 'uploadAttachment'])(
    'is refused when the key comes with something else: %s',
    async (name) => {
      const answer = await send(name, 'another');
      expect(answer.problem.code).toBe('idempotency_key_reused');
    },
  );

  it('happens once when both are sent in the same moment', async () => {
    const body = { name: 'Deux fois' };
    const headers = { 'idempotency-key': 'in the same moment' };
    const both = await Promise.all(
      [1, 2].map(() => t.request('POST', '/api/v1/companies', { token: platform, headers, body })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.text).toBe(both[1]?.text);
    const [row] = await t.database.owner<{ count: number }>(
      `select count(*)::int as count from companies where name = 'Deux fois'`,
    );
    expect(row?.count).toBe(1);
  });

  it('does not answer another user who happens to use the same key', async () => {
    const headers = { 'idempotency-key': 'once-saveView' };
    const body = { kind: 'action', name: 'the first', query: '' };
    const answer = await t.request('POST', '/api/v1/views', { token: tokens.reporter, headers, body });
    expect(answer.status).toBe(201);
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
  });
});
