import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { chosenTypes, noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { canReadCase } from '@vigie/domain/modules/cases/confidentiality';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { moduleContracts } from '@vigie/domain/modules/index';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { trailEndpoints as trail } from '@vigie/domain/modules/trail/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChains } from '../../../platform/audit/verify';
import { OpenPage } from '../../../platform/testing/open-page';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { sendDigests } from '../../notifications/digest';
import { complete, ifMatch, reporting, userIdOf } from '../../reports/testing/reports';
import { capaFor, caseWork, rootOf } from '../testing/cases';

const notificationTypes = chosenTypes(noticeGroupsOf(Object.values(moduleContracts)));

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
const ids: Record<string, number> = {};
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  for (const name of ['lead', 'qa', 'designer', 'validator', 'reporter', 'company.admin'])
    ids[name] = await userIdOf(t, name);
});
afterAll(() => t.close());

const status = async (name: string, id: string) =>
  (await t.call(cases.getCase, { token: work.as(name), params: { id } })).status;
const restrict = async (id: string, more: object = {}, who = 'lead') =>
  t.call(cases.restrictCase, {
    token: work.as(who),
    params: { id },
    headers: ifMatch((await work.get(id)).version),
    body: { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Données de santé', ...more },
  });
const secret = async (more: object = {}) => {
  const record = await work.open();
  const { status: answered, text } = await restrict(record.id, more);
  if (answered !== 200) throw new Error(text);
  return record.id;
};

describe('R19 who reads a case', () => {
  it('is said by its lead writer or QA, with a reason, and stands in its history', async () => {
    const { id } = await work.open();
    for (const name of ['designer', 'validator', 'company.admin']) {
      expect((await restrict(id, {}, name)).status, name).toBe(403);
    }
    expect((await restrict(id, { reason: ' ' })).status).toBe(422);
    const made = await restrict(id, { readerIds: [ids.designer], readerRoles: ['qa'] }, 'qa');
    expect(made.body.confidentiality).toMatchObject({
      people: [
        { person: { username: 'lead' }, because: 'lead' },
        { person: { username: 'designer' }, because: 'named' },
      ],
      roles: ['qa'],
    });
    const history = (await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id } })).body;
    expect(history.items[0]).toMatchObject({
      action: 'case.restricted',
      reason: 'Données de santé',
      changes: [
        { field: 'isConfidential', from: false, to: true },
        { field: 'readerRoles', from: [], to: ['qa'] },
        { field: 'readers', from: [], to: ['Inès Da Costa'] },
        { field: 'readersId', from: [], to: [ids.designer] },
      ],
    });
    const stale = { token: work.as('lead'), params: { id }, headers: ifMatch(1) };
    const body = { isConfidential: false, readerIds: [], readerRoles: [], reason: 'x' };
    expect((await t.call(cases.restrictCase, { ...stale, body })).status).toBe(412);
  });

  it('is never said so that a user who says it is shut out, nor with people who are not there', async () => {
    const { id } = await work.open();
    expect((await restrict(id, { readerIds: [ids.designer] }, 'qa')).problem.detail).toMatch(
      /ajoutez-vous|add yourself/,
    );
    expect((await restrict(id, { readerIds: [999_999] })).status).toBe(422);
    expect((await restrict(id, { readerIds: [await userIdOf(t, 'other.admin')] })).status).toBe(422);
    expect((await restrict(id)).status).toBe(200);
    expect(await status('qa', id)).toBe(404);
    expect(await status('lead', id)).toBe(200);
  });

  it('is the same in the database as the rule says, for each of the ways to become a reader', async () => {
    const names = ['lead', 'qa', 'designer', 'validator', 'reporter', 'company.admin'];
    const id = await secret();
    const roles = async (name: string) =>
      (await t.database.owner<{ roles: never[] }>('select roles from users where username = $1', [name]))[0]?.roles ??
      [];
    const check = async (
      readerIds: number[],
      readerRoles: readonly (typeof companyRoles)[number][],
      teamIds: number[],
    ) => {
      expect((await restrict(id, { readerIds, readerRoles })).status).toBe(200);
      const [row] = await t.database.owner<{ company_id: number }>('select company_id from cases where id = $1', [id]);
      const companyId = row?.company_id ?? -1;
      const item = {
        companyId,
        ownerId: ids.lead ?? -1,
        isConfidential: true,
        readerIds,
        readerRoles,
        teamIds,
        actionIds: [],
      };
      for (const name of names) {
        const actor = {
          companyId,
          userId: ids[name] ?? -1,
          username: name,
          displayName: name,
          roles: await roles(name),
        };
        expect(await status(name, id), `${name} ${readerIds} ${readerRoles}`).toBe(
          canReadCase(item, actor) ? 200 : 404,
        );
      }
    };
    await check([], [], []);
    for (const name of names) await check([ids[name] ?? -1], [], []);
    for (const role of companyRoles) await check([], [role], []);
    await t.call(cases.addCaseMember, { token: work.as('lead'), params: { id }, body: { userId: ids.validator } });
    await check([], [], [ids.validator ?? -1]);
    const gone = { token: work.as('lead'), params: { id, userId: ids.validator ?? -1 } };
    await t.call(cases.removeCaseMember, gone);
    await check([], [], []);
    expect((await restrict(id, { isConfidential: false })).body.confidentiality).toBeNull();
    for (const name of names) expect(await status(name, id)).toBe(200);
  });

  it('goes with the case: who hands it over sees it a last time, who gets it reads it', async () => {
    const id = await secret();
    const { version } = await work.get(id);
    const options = { token: work.as('lead'), params: { id }, headers: ifMatch(version) };
    const handed = await t.call(cases.changeCase, { ...options, body: { ownerId: ids.designer, reason: 'Congés' } });
    expect(handed.body.owner.username).toBe('designer');
    expect(await status('lead', id)).toBe(404);
    expect(await status('designer', id)).toBe(200);
    const news = (await t.call(notifications.listNotifications, { token: work.as('designer') })).body.items;
    expect(news.map(({ recordId }) => recordId)).toContain(id);
  });
});

describe('R20 a confidential case', () => {
  const total = async (name: string) => {
    const query = { kind: 'nonConformity', assigned: 'everyone' };
    const list = (await t.call(cases.listCases, { token: work.as(name), query })).body;
    const board = (await t.call(cases.getCaseBoard, { token: work.as(name), query })).body;
    const filtered = (
      await t.call(cases.listCases, { token: work.as(name), query: { ...query, dueFrom: '2000-01-01' } })
    ).body;
    expect(board.columns.reduce((sum, column) => sum + column.total, 0)).toBe(list.total);
    return { list: list.total, withDate: filtered.total };
  };

  it('is counted for its readers alone, before and after the switch', async () => {
    const { id } = await work.open();
    const [lead, designer] = [await total('lead'), await total('designer')];
    await restrict(id);
    expect(await total('lead')).toEqual(lead);
    expect(await total('designer')).toEqual({ list: designer.list - 1, withDate: designer.withDate - 1 });
    await restrict(id, { isConfidential: false });
    expect(await total('designer')).toEqual(designer);
  });

  it('is found as similar by its readers alone', async () => {
    const what = 'Fissure hublot autoclave vapeur condensat palier supérieur.';
    const { id } = await work.open('nonConformity', what);
    const found = async (name: string) =>
      (await t.call(cases.listSimilarCases, { token: work.as(name), query: { text: what } })).body.items.map(
        (one) => one.id,
      );
    expect(await found('designer')).toContain(id);
    await restrict(id);
    expect(await found('designer')).not.toContain(id);
    expect(await found('lead')).toContain(id);
  });

  it('is read by the people of its actions, and no longer by a user who hands one over', async () => {
    const { id } = await work.open();
    await work.write(id, 'rootCause', 0, { 'cause-abcdefgh': rootOf('Joint usé') });
    await work.write(id, 'capaPlan', 0, { 'capa-abcdefgh': capaFor('cause-abcdefgh', ids.validator ?? -1) });
    for (const step of ['rootCause', 'capaPlan'] as const) {
      await work.mark(id, step, 'markReady');
      await work.mark(id, step, 'review', 'qa');
    }
    const [action] = (await work.get(id)).actions;
    await restrict(id);
    const approvedBy = async (who: string, approver: string) => {
      const params = { id: action?.id ?? '' };
      const { version } = (await t.call(actions.getAction, { token: work.as(who), params })).body;
      const body = { approverId: ids[approver], reason: 'Congés' };
      return t.call(actions.changeAction, { token: work.as(who), params, headers: ifMatch(version), body });
    };
    expect(await status('validator', id)).toBe(200);
    expect(await status('designer', id)).toBe(404);
    expect((await approvedBy('validator', 'designer')).status).toBe(200);
    expect(await status('designer', id)).toBe(200);
    expect((await approvedBy('designer', 'company.admin')).status).toBe(200);
    expect(await status('designer', id)).toBe(404);
    expect(await status('company.admin', id)).toBe(200);
  });
});

describe('news of a confidential case', () => {
  let id: string;
  beforeEach(async () => {
    id = (await work.open()).id;
    await t.call(cases.commentOnCase, { token: work.as('lead'), params: { id }, body: { text: 'Voyez, @designer.' } });
    await restrict(id);
  });
  const bell = async (name: string) =>
    (
      await t.call(notifications.listNotifications, { token: work.as(name), query: { state: 'all' } })
    ).body.items.filter(({ recordId }) => recordId === id);

  it('is hidden under the bell of a user who reads it no longer, and comes back with the right to read', async () => {
    expect(await bell('designer')).toEqual([]);
    await restrict(id, { readerIds: [ids.designer] });
    expect(await bell('designer')).toHaveLength(1);
  });

  it('calls nobody who may not read it, and says so', async () => {
    const call = (text: string) =>
      t.call(cases.commentOnCase, { token: work.as('lead'), params: { id }, body: { text } });
    const refused = await call('Qu’en pensez-vous, @qa ?');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.problem.detail)).toMatch(/Claire Vasseur/);
    const offered = async () =>
      (await t.call(cases.listCaseReaders, { token: work.as('lead'), params: { id } })).body.items.map(
        (one) => one.username,
      );
    expect(await offered()).toEqual(['lead']);
    await restrict(id, { readerRoles: ['qa'] });
    expect((await call('Qu’en pensez-vous, @qa ?')).status).toBe(201);
    expect(await offered()).toContain('qa');
  });

  it('reaches the open pages of its readers alone', async () => {
    const [row] = await t.database.owner<{ company_id: number }>('select company_id from cases where id = $1', [id]);
    const open = (name: string) =>
      new OpenPage(t.app.platform.live, { companyId: row?.company_id ?? -1, userId: ids[name] ?? -1 });
    const [reader, stranger] = [open('lead'), open('qa')];
    await t.call(cases.commentOnCase, { token: work.as('lead'), params: { id }, body: { text: 'Un mot.' } });
    await expect.poll(() => reader.received, { timeout: 10_000 }).toContain('case');
    expect(stranger.received).not.toContain('case');
    const member = { token: work.as('lead'), params: { id }, body: { userId: ids.qa } };
    await t.call(cases.addCaseMember, member);
    await expect.poll(() => stranger.received, { timeout: 10_000 }).toContain('case');
    stranger.received.length = 0;
    await t.call(cases.removeCaseMember, { token: work.as('lead'), params: { id, userId: ids.qa ?? -1 } });
    await expect.poll(() => stranger.received, { timeout: 10_000 }).toContain('case');
    reader.destroy();
    stranger.destroy();
  });

  it('is mailed to its readers alone, at once and in the summary of the day', async () => {
    for (const name of ['qa', 'designer']) {
      const body = { inApp: notificationTypes, mail: notificationTypes, digest: notificationTypes };
      await t.call(notifications.chooseNotifications, { token: work.as(name), body });
    }
    await restrict(id, { isConfidential: false });
    await t.call(cases.commentOnCase, {
      token: work.as('lead'),
      params: { id },
      body: { text: 'Lisez, @designer @qa.' },
    });
    const everyMailSent = () =>
      expect
        .poll(() => t.database.owner(`select from graphile_worker.jobs where task_identifier = 'send-mail'`), {
          timeout: 30_000,
        })
        .toEqual([]);
    // A mail is made when it is sent: one that still waits would not reach a person who may no longer read the case.
    await everyMailSent();
    await restrict(id, { readerRoles: ['qa'] });
    const folder = join(t.dataFolder, 'mail');
    const mailsTo = async (name: string) => {
      await everyMailSent();
      const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
      const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${name}@demo.example`) && mail.includes(id)).length;
    };
    const before = { qa: await mailsTo('qa'), designer: await mailsTo('designer') };
    expect(before).toEqual({ qa: 1, designer: 1 });
    await sendDigests(t.app.platform);
    expect(await mailsTo('designer')).toBe(1);
    expect(await mailsTo('qa')).toBe(2);
    await t.call(cases.commentOnCase, { token: work.as('lead'), params: { id }, body: { text: 'Encore.' } });
    expect(await mailsTo('designer')).toBe(1);
  });
});

describe('R01 the trail of a company with confidential cases', () => {
  it('shows the place of an event to a user who may not see it, so that the chain has no silent gap', async () => {
    const id = await secret();
    const list = async (name: string, query: Record<string, string> = {}) =>
      (await t.call(trail.listAuditEvents, { token: work.as(name), query })).body;
    const theirs = await list('qa');
    const all = await t.database.owner<{ seq: string; hash: string }>(
      `select seq, encode(hash, 'hex') as hash from audit_events
        where company_id = (select company_id from cases where id = $1) order by seq desc limit 15`,
      [id],
    );
    expect(theirs.items.map(({ seq, hash }) => [seq, hash])).toEqual(all.map(({ seq, hash }) => [Number(seq), hash]));
    const hidden = theirs.items.filter(({ action }) => action === 'trail.hidden');
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden[0]).toMatchObject({ actorId: null, actorName: '', recordId: '', changes: [], reason: null });
    expect((await list('qa', { record: 'case', recordId: id })).items).toEqual([]);
    const csv = await t.call(trail.exportAuditEvents, { token: work.as('qa') });
    const seqs = csv.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(';')[0]));
    const lines = [...new Set(seqs.filter((seq) => !Number.isNaN(seq) && seq > 0))];
    expect(lines).toEqual(Array.from({ length: lines.length }, (_, n) => n + 1));
    for await (const { broken } of verifyChains(t.app.platform.database)) expect(broken).toBeNull();
  });
});

describe('a kind that is confidential by default', () => {
  it('opens its cases for the lead writer and QA; the report stays as it was, and leads nobody else there', async () => {
    const admin = work.as('company.admin');
    const { version } = (await t.call(parameters.getParameters, { token: admin })).body;
    const body = { confidentialKinds: ['hse'], reason: 'Secret médical' };
    const changed = await t.call(parameters.changeParameters, { token: admin, headers: ifMatch(version), body });
    expect(changed.body.confidentialKinds).toEqual(['hse']);
    const doing = reporting(t);
    const report = await doing.sent(work.as('reporter'), { ...complete, category: 'hse', what: 'Malaise au poste 4.' });
    const made = { decision: 'approve' as const, criticality: 'Major' as const, leadWriterId: ids.lead ?? -1 };
    const decided = await doing.decide(work.as('validator'), report, made, { username: 'validator' });
    expect(decided.status).toBe(200);
    expect(decided.body).toMatchObject({ status: 'approved', caseId: null });
    const { caseId } = (await t.call(reports.getReport, { token: work.as('qa'), params: { id: report.id } })).body;
    expect(caseId).toMatch(/^HSE_/);
    for (const name of ['lead', 'qa']) expect(await status(name, caseId ?? ''), name).toBe(200);
    for (const name of ['reporter', 'validator', 'designer', 'company.admin']) {
      expect(await status(name, caseId ?? ''), name).toBe(404);
    }
    expect((await doing.get(work.as('reporter'), report.id)).caseId).toBeNull();
    const record = await work.get(caseId ?? '', 'qa');
    expect(record.confidentiality).toMatchObject({ roles: ['qa'], named: [] });
    const { id } = await work.open('nonConformity');
    expect(await status('designer', id)).toBe(200);
  });
});

describe('where the owner of the tables is no superuser', () => {
  it('R20 the wall is kept all the same', async () => {
    await t.database.owner(`do $$ declare one regclass; fn regprocedure; begin
      create role plain_keeper nologin;
      grant all on schema public to plain_keeper;
      for one in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') loop
        execute format('alter %s %s owner to plain_keeper',
          (select case relkind when 'S' then 'sequence' else 'table' end from pg_class where oid = one), one);
      end loop;
      for fn in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' loop
        execute format('alter function %s owner to plain_keeper', fn);
      end loop;
    end $$`);
    const id = await secret();
    expect(await status('designer', id)).toBe(404);
    await t.call(cases.commentOnCase, { token: work.as('lead'), params: { id }, body: { text: 'Entre nous.' } });
    const member = { token: work.as('lead'), params: { id }, body: { userId: ids.designer } };
    expect((await t.call(cases.addCaseMember, member)).status).toBe(200);
    expect(await status('designer', id)).toBe(200);
    expect(
      (await t.call(cases.listCaseComments, { token: work.as('designer'), params: { id } })).body.items,
    ).toHaveLength(1);
    const taken = { token: work.as('lead'), params: { id, userId: ids.designer ?? -1 } };
    expect((await t.call(cases.removeCaseMember, taken)).status).toBe(200);
    expect(await status('designer', id)).toBe(404);
    expect((await restrict(id, { isConfidential: false })).status).toBe(200);
    expect(await status('designer', id)).toBe(200);
  });
});
