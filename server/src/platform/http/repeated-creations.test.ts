import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import { programmesEndpoints as programmes } from '@vigie/domain/modules/audits/programmes/contract';
import { gembaEndpoints as gemba } from '@vigie/domain/modules/gemba/contract';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import { placementsEndpoints as placements } from '@vigie/domain/modules/placements/contract';
import { proceduresEndpoints as procedures } from '@vigie/domain/modules/procedures/contract';
import { exportTemplate } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { trainingEndpoints as training } from '@vigie/domain/modules/training/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../modules/accounts/public';
import { actionWork } from '../../modules/actions/testing/actions';
import { caseWork } from '../../modules/cases/testing/cases';
import { procedureWork } from '../../modules/procedures/testing/procedure-work';
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
  await beginWalk(stage);
  await beginProgramme(stage);
  await beginAudit(stage);
  await beginProcedure(stage);
  await beginTraining(stage);
  const named = Object.fromEntries(
    ['reporter', 'lead', 'qa', 'company.admin'].map((name) => [name, casework.as(name)]),
  );
  tokens = { ...tokens, ...named };
});
afterAll(() => t.close());

/** What gemba walks are noted on, and two observations to follow up. */
async function beginWalk(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const place = { label: 'Avant', site: 'Site', department: 'Essais' };
  const station = await act('company.admin', gemba.createGembaStation, { body: place });
  const route = await act('company.admin', gemba.createGembaRoute, {
    body: { title: 'Avant', stations: [station.id] },
  });
  const firstDay = new Date().toISOString().slice(0, 10);
  const duty = await act('company.admin', gemba.createGembaDuty, {
    body: { routeId: route.id, personId: await stage.idOf('lead'), rhythm: 'monthly', firstDay },
  });
  const walk = await act('lead', gemba.createGembaWalk, { body: { startsNow: true } });
  const ended = await act('lead', gemba.createGembaWalk, { body: { startsNow: true } });
  const seen = { walkId: walk.id, stationId: station.id, verdict: 'improve' as const, category: 'order' };
  const first = await act('lead', gemba.createObservation, { body: { ...seen, text: 'Avant' } });
  const second = await act('lead', gemba.createObservation, { body: { ...seen, text: 'Encore avant' } });
  Object.assign(ids, { gemba_station: station.id, gemba_route: route.id, gemba_duty: duty.id, walkOfLead: walk.id });
  Object.assign(ids, { endedWalk: ended.id });
  Object.assign(ids, { observation: first.id, otherObservation: second.id });
}

/** Where people work, and what is audited. */
async function beginProgramme(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const placement = await act('company.admin', placements.createPlacement, {
    body: { ...placed, personId: await stage.idOf('lead'), department: 'Avant' },
  });
  const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
  const programme = await act('qa', programmes.createAuditProgramme, { body: { title: 'Avant', ...days } });
  Object.assign(ids, { placement: placement.id, audit_programme: programme.id });
}

const placed = { site: 'Site', validFrom: '2026-01-01', reason: 'Organigramme' };

/** A plan, an audit that goes on with a draft of a finding, and one that was issued with a finding to answer. */
async function beginAudit(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const leadId = await stage.idOf('lead');
  const ownerId = leadId;
  const body = { ...aPlan, leadId };
  const plan = async () => (await act('qa', audits.createAudit, { body })).id;
  const move = async (id: string, action: 'confirm' | 'start' | 'finish' | 'issue', more: object = {}) => {
    const params = { id };
    const { version } = await act('lead', audits.getAudit, { params });
    await act('lead', audits.moveAudit, { params, version, body: { action, ...more } });
  };
  const begun = async () => {
    const id = await plan();
    await move(id, 'confirm');
    await move(id, 'start');
    return id;
  };
  const [audit, other] = [await begun(), await begun()];
  await stage.t.database.owner(`set session_replication_role to replica;
    update audit_works set template_id = '${ids.template}', template_version = 1 where audit_id = '${audit}'`);
  const statement = 'Le registre n’est pas signé.';
  const draft = await act('lead', findings.createFinding, { body: { auditId: audit, statement } });
  const sent = await act('lead', findings.createFinding, {
    body: { auditId: other, statement, grade: 'major', ownerId },
  });
  await move(other, 'finish');
  const { version } = await act('lead', audits.getAuditWork, { params: { id: other } });
  await act('lead', audits.writeAuditWork, { params: { id: other }, version, body: { summary: 'Maîtrisé.' } });
  await move(other, 'issue', { credentials: { username: 'lead', password: demoPassword } });
  Object.assign(ids, { audit, finding: draft.id, sentFinding: sent.id });
}

/** One in force with a copy, and a draft. */
async function beginProcedure(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const { id, versionId } = await procedureWork(stage).inForce();
  const draft = await act('designer', procedures.createProcedureVersion, { body: { procedureId: id } });
  const copy = await act('qa', procedures.createProcedureCopy, {
    body: { versionId, use: 'controlled', place: 'Avant', holderId: await stage.idOf('qa') },
  });
  tokens = { ...tokens, designer: await stage.tokenOf('designer') };
  Object.assign(ids, { procedure: id, procedure_version: draft.id, procedure_copy: copy.id, inForce: versionId });
}

/** What is asked of a post, who is away, and what somebody owes. */
async function beginTraining(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const asked = { title: 'Avant', type: 'external' as const, trainerIds: [await stage.idOf('lead')] };
  const requirement = await act('designer', training.createTrainingRequirement, { body: asked });
  const other = await act('designer', training.createTrainingRequirement, { body: { ...asked, title: 'Après' } });
  const curriculum = await act('designer', training.createCurriculum, { body: { title: 'Avant', requirementIds: [] } });
  const post = await act('designer', training.createPost, { body: { title: 'Avant', curriculumIds: [] } });
  const personId = await stage.idOf('qa');
  const away = await act('company.admin', training.createAbsence, { body: { personId, firstDay: '2026-01-01' } });
  const owed = await act('designer', training.createTraining, {
    body: { userId: personId, requirementId: requirement.id, reason: 'Avant' },
  });
  Object.assign(ids, { training_requirement: requirement.id, curriculum: curriculum.id, post: post.id });
  Object.assign(ids, { absence: away.id, training: owed.id, otherRequirement: other.id });
}

const aPlan = {
  type: 'supplier' as const,
  title: 'Avant',
  scope: 'Avant',
  site: 'Site',
  supplier: 'Avant',
  plannedFrom: new Date().toISOString().slice(0, 10),
  plannedUntil: new Date().toISOString().slice(0, 10),
  auditeeNames: ['Avant'],
};

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

const now = new Date().toISOString();
const entryOf = (last: string) => ({ ...entry, captureId: entry.captureId.slice(0, -1) + last });

/** Comments and files of a kind that says nothing of what one is created from. */
function partsOf(name: string, record: string, who: string): Record<string, (text: string) => Creation> {
  return {
    [`commentOn${name}`]: (text) => ({ who, table: 'comments', ...of(record), body: { text } }),
    [`attachTo${name}`]: (text) => ({
      who,
      table: 'attachments',
      ...of(record),
      query: { reason: 'Relevé' },
      ...file(text),
    }),
  };
}

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
  createPlacement: (department) => ({
    who: 'company.admin',
    table: 'placements',
    body: { ...placed, personId: 2, department },
  }),
  addPlacements: (department) => {
    const { reason, ...place } = placed;
    const items = [{ ...place, username: 'lead', department }];
    return { who: 'company.admin', table: 'placements', body: { items, reason } };
  },
  importPlacements: (department) => {
    const { reason, site, validFrom } = placed;
    const csv = `Identifiant;Service;Site;Premier jour\nqa;${department};${site};${validFrom}`;
    return { who: 'company.admin', table: 'placements', body: { csv, reason } };
  },
  ...partsOf('Placement', 'placement', 'company.admin'),
  createAuditProgramme: (title) => ({
    who: 'qa',
    table: 'audit_programmes',
    body: { title, validFrom: '2026-01-01', validUntil: '2026-12-31' },
  }),
  ...partsOf('AuditProgramme', 'audit_programme', 'qa'),
  createProcedure: (title) => ({
    who: 'designer',
    table: 'procedures',
    body: { code: `ONCE ${title.length}`, type: 'procedure', title, department: 'Essais' },
  }),
  createProcedureVersion: () => ({
    who: 'designer',
    table: 'procedure_versions',
    body: { procedureId: ids.procedure },
  }),
  createProcedureCopy: (place) => ({
    who: 'qa',
    table: 'procedure_copies',
    body: { versionId: ids.inForce, use: 'controlled', place },
  }),
  ...partsOf('Procedure', 'procedure', 'qa'),
  ...partsOf('ProcedureVersion', 'procedure_version', 'designer'),
  ...partsOf('ProcedureCopy', 'procedure_copy', 'qa'),
  createTrainingRequirement: (title) => ({
    who: 'designer',
    table: 'training_requirements',
    body: { title, type: 'external', trainerIds: [2] },
  }),
  createCurriculum: (title) => ({ who: 'designer', table: 'curriculums', body: { title, requirementIds: [] } }),
  createPost: (title) => ({ who: 'designer', table: 'posts', body: { title, curriculumIds: [] } }),
  createAbsence: () => ({ who: 'company.admin', table: 'absences', body: { personId: 2, firstDay: '2026-02-01' } }),
  createTraining: (reason) => ({
    who: 'designer',
    table: 'trainings',
    body: { userId: 2, requirementId: ids.otherRequirement, reason },
  }),
  ...partsOf('TrainingRequirement', 'training_requirement', 'designer'),
  ...partsOf('Curriculum', 'curriculum', 'designer'),
  ...partsOf('Post', 'post', 'designer'),
  ...partsOf('Absence', 'absence', 'company.admin'),
  ...partsOf('Training', 'training', 'qa'),
  createGembaStation: (label) => ({
    who: 'company.admin',
    table: 'gemba_stations',
    body: { label, site: 'Site', department: 'Essais' },
  }),
  createGembaRoute: (title) => ({
    who: 'company.admin',
    table: 'gemba_routes',
    body: { title, stations: [ids.gemba_station] },
  }),
  createGembaDuty: () => ({
    who: 'company.admin',
    table: 'gemba_duties',
    body: { routeId: ids.gemba_route, personId: 2, rhythm: 'weekly', firstDay: new Date().toISOString().slice(0, 10) },
  }),
  createObservation: (text) => ({
    who: 'lead',
    table: 'observations',
    body: { walkId: ids.walkOfLead, stationId: ids.gemba_station, verdict: 'good', category: 'order', text },
  }),
  captureGembaWalk: () => ({
    who: 'lead',
    table: 'captures',
    body: { entry: entryOf('4'), sentAt: entry.deviceTime, content: { routeId: null } },
  }),
  captureObservation: (text) => ({
    who: 'lead',
    table: 'captures',
    body: {
      entry: { ...entryOf('5'), deviceTime: now },
      sentAt: now,
      content: { walk: ids.walkOfLead, stationId: ids.gemba_station, verdict: 'good', category: 'order', text },
    },
  }),
  captureGembaWalkEnd: () => ({
    who: 'lead',
    table: 'captures',
    body: { entry: entryOf('6'), sentAt: entry.deviceTime, content: { walk: ids.endedWalk } },
  }),
  reportObservation: () => ({ who: 'lead', table: 'reports', ...of('observation') }),
  actOnObservation: (title) => ({
    who: 'lead',
    table: 'actions',
    ...of('otherObservation'),
    body: { title, assignTo: 2 },
  }),
  createAudit: (title) => ({ who: 'qa', table: 'audits', body: { ...aPlan, title, leadId: 2 } }),
  holdAudit: (device) => ({
    who: 'lead',
    table: 'audit_leases',
    ...of('audit'),
    body: { leaseId: 'a3a8f7f6-2f5c-4b9e-8a53-5f0e3f0a9c11', device },
  }),
  captureAuditAnswers: (text) => ({
    who: 'lead',
    table: 'captures',
    body: {
      entry: { ...entry, captureId: '6f3a2a0e-58a1-4d0c-9d55-3c1f0a5b7e22' },
      sentAt: '2026-11-19T08:00:00.000Z',
      content: { auditId: ids.audit, answers: [{ key: 'q1', answer: text, base: null }] },
    },
  }),
  createFinding: (text) => ({
    who: 'lead',
    table: 'findings',
    body: { auditId: ids.audit, statement: `Le registre : ${text}` },
  }),
  captureFinding: (text) => ({
    who: 'lead',
    table: 'findings',
    body: {
      entry: { ...entry, captureId: '6f3a2a0e-58a1-4d0c-9d55-3c1f0a5b7e23' },
      sentAt: '2026-11-19T08:00:00.000Z',
      content: { auditId: ids.audit, statement: `Le registre : ${text}` },
    },
  }),
  captureFindingPhotos: () => ({
    who: 'lead',
    table: 'captures',
    body: {
      entry: { ...entry, captureId: '6f3a2a0e-58a1-4d0c-9d55-3c1f0a5b7e28' },
      sentAt: '2026-11-19T08:00:00.000Z',
      content: { finding: ids.finding },
    },
  }),
  reportAuditFinding: () => ({ who: 'lead', table: 'reports', ...of('sentFinding') }),
  actOnAuditFinding: (title) => ({
    who: 'lead',
    table: 'actions',
    ...of('sentFinding'),
    body: { title, assignTo: 2 },
  }),
  ...partsOf('Audit', 'audit', 'lead'),
  ...partsOf('Finding', 'finding', 'lead'),
  ...partsOf('GembaStation', 'gemba_station', 'company.admin'),
  ...partsOf('GembaRoute', 'gemba_route', 'company.admin'),
  ...partsOf('GembaDuty', 'gemba_duty', 'company.admin'),
  ...partsOf('Observation', 'observation', 'lead'),
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
