import { addDays } from '@vigie/domain/kernel/day';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { attachmentsEndpoints } from '@vigie/domain/modules/attachments/contract';
import { dutiesEndpoints as duties } from '@vigie/domain/modules/gemba/duties/contract';
import { gembaFiguresEndpoints as figures } from '@vigie/domain/modules/gemba/figures/contract';
import { cellQuery } from '@vigie/domain/modules/gemba/figures/heat';
import { observationsEndpoints as observations } from '@vigie/domain/modules/gemba/observations/contract';
import { routesEndpoints as routes } from '@vigie/domain/modules/gemba/routes/contract';
import { stationsEndpoints as stations } from '@vigie/domain/modules/gemba/stations/contract';
import { walksEndpoints as walks } from '@vigie/domain/modules/gemba/walks/contract';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { parametersEndpoints } from '@vigie/domain/modules/parameters/contract';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { multipart } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { caseWork } from '../cases/testing/cases';
import { complete, reporting } from '../reports/testing/reports';
import { concludeObservations } from './follow-ups';
import { planWalks } from './plan-walks';

const { listRelatedRecords: related } = recordsEndpoints;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let t: TestApp;
const tokens: Record<string, string> = {};
const ids: Record<string, number> = {};
const people = ['lead', 'qa', 'designer', 'reporter', 'validator', 'other.admin'];
beforeAll(async () => {
  t = await createTestApp();
  for (const name of people) {
    tokens[name] = await t.signIn(name);
    ids[name] = (await contextOf(t.app.platform, name)).actor.userId ?? -1;
  }
});
afterAll(() => t.close());

const as = (name: string) => ({ token: tokens[name] ?? '' });
const at = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const today = new Date().toISOString().slice(0, 10);
const month = today.slice(0, 7);

let made = 0;
async function newStation(responsible: string | null = null) {
  made += 1;
  const body = {
    label: `Poste ${made}`,
    site: 'Site',
    department: 'Essais',
    responsibleId: responsible === null ? null : (ids[responsible] ?? null),
  };
  const { status, body: station } = await t.call(stations.createGembaStation, { ...as('designer'), body });
  expect(status).toBe(201);
  return station;
}
const newRoute = async (of: string[], title = 'Boucle') =>
  (await t.call(routes.createGembaRoute, { ...as('designer'), body: { title, stations: of } })).body;
const startWalk = async (who = 'lead', routeId: string | null = null) =>
  (await t.call(walks.createGembaWalk, { ...as(who), body: { routeId, startsNow: true } })).body;
const note = (walkId: string, stationId: string, said: object = {}, who = 'lead') =>
  t.call(observations.createObservation, {
    ...as(who),
    body: { walkId, stationId, verdict: 'improve', category: 'safety', text: 'Un câble au sol', ...said },
  });
const moveObservation = (
  id: string,
  version: number,
  body: { action: 'settle' | 'withdraw'; reason?: string },
  who = 'lead',
) => t.call(observations.moveObservation, { ...as(who), params: { id }, ...at(version), body });

describe('stations and routes', () => {
  it('R19 are kept by designers and administrators alone', async () => {
    const station = await newStation();
    const body = { label: 'Autre', site: 'Site', department: 'Essais' };
    for (const who of ['lead', 'qa', 'reporter']) {
      expect((await t.call(stations.createGembaStation, { ...as(who), body })).status).toBe(403);
      const change = { ...as(who), params: { id: station.id }, ...at(1), body: { equipment: 'x' } };
      expect((await t.call(stations.changeGembaStation, change)).status).toBe(403);
    }
  });

  it('have a code that leads to them, a name of their own on their site, and offer only what is active', async () => {
    const station = await newStation();
    const { token } = station;
    expect(token).toMatch(/^[a-hjkmnp-z2-9]{12}$/);
    const find = (who: string) => t.call(stations.findGembaStationByCode, { ...as(who), params: { token } });
    expect((await find('reporter')).body).toEqual({
      id: station.id,
      label: station.label,
      equipment: '',
      isActive: true,
    });
    expect((await find('other.admin')).status).toBe(404);
    const { label, site, department } = station;
    const again = await t.call(stations.createGembaStation, { ...as('designer'), body: { label, site, department } });
    expect([again.status, again.problem.detail]).toMatchObject([422, [{ loc: ['body', 'label'] }]]);
    const retired = await t.call(stations.moveGembaStation, {
      ...as('designer'),
      params: { id: station.id },
      ...at(1),
      body: { action: 'retire', reason: 'Démontée' },
    });
    expect(retired.body.status).toBe('retired');
    const { items } = (await t.call(stations.listGembaStationOptions, as('lead'))).body;
    expect(items.map(({ id }) => id)).not.toContain(station.id);
    const route = await t.call(routes.createGembaRoute, {
      ...as('designer'),
      body: { title: 'Boucle', stations: [station.id] },
    });
    expect([route.status, route.problem.detail]).toMatchObject([422, [{ loc: ['body', 'stations'] }]]);
  });

  it('a route has 1 to 40 stations, each once, in their order, which a change keeps', async () => {
    const [one, two] = [await newStation(), await newStation()];
    const route = await newRoute([two.id, one.id]);
    expect(route.stations).toEqual([two.id, one.id]);
    const create = (of: string[]) =>
      t.call(routes.createGembaRoute, { ...as('designer'), body: { title: 'Boucle', stations: of } });
    expect((await create([])).status).toBe(422);
    expect((await create([one.id, one.id])).status).toBe(422);
    const changed = await t.call(routes.changeGembaRoute, {
      ...as('designer'),
      params: { id: route.id },
      ...at(1),
      body: { stations: [one.id, two.id] },
    });
    expect(changed.body).toMatchObject({ stations: [one.id, two.id], version: 2 });
  });
});

describe('duties', () => {
  const plannedOf = async (dutyId: string) => {
    const rows = await t.database.owner<{ occurrence: number; due_date: string }>(
      `select occurrence, due_date::text from gemba_walks where duty_id = '${dutyId}' order by occurrence`,
    );
    return rows.map(({ occurrence, due_date: day }) => [occurrence, day]);
  };
  const newDuty = async (who = 'qa', firstDay = today) => {
    const route = await newRoute([(await newStation()).id], 'Chaque semaine');
    const body = { routeId: route.id, personId: ids.lead ?? -1, rhythm: 'weekly' as const, firstDay };
    return t.call(duties.createGembaDuty, { ...as(who), body });
  };

  it('are given by those who plan, from today on', async () => {
    expect((await newDuty('lead')).status).toBe(403);
    const late = await newDuty('qa', addDays(today, -3));
    expect([late.status, late.problem.detail]).toMatchObject([422, [{ loc: ['body', 'firstDay'] }]]);
  });

  it('plan each walk once: with the duty, again, on two servers at once, after missed nights, and none after the end', async () => {
    const { id } = (await newDuty()).body;
    expect(await plannedOf(id)).toEqual([
      [0, today],
      [1, addDays(today, 7)],
    ]);
    const news = (await t.call(notificationsEndpoints.listNotifications, as('lead'))).body.items[0];
    expect(news?.type).toBe('gembaWalkPlanned');
    const later = new Date(Date.parse(`${today}T02:00:00Z`) + 29 * 86_400_000);
    await Promise.all([planWalks(t.app.platform, later), planWalks(t.app.platform, later)]);
    await planWalks(t.app.platform, later);
    const wanted = [0, 1, 2, 3, 4, 5].map((k) => [k, addDays(today, 7 * k)]);
    expect(await plannedOf(id)).toEqual(wanted);
    const left = (state: string) =>
      t.database.owner(`do $$ begin set local session_replication_role = replica;
        update users set state = '${state}' where id = ${ids.lead}; end $$`);
    await left('deactivated');
    await planWalks(t.app.platform, new Date(later.getTime() + 7 * 86_400_000));
    expect(await plannedOf(id)).toEqual(wanted);
    await left('active');
    const end = { ...as('qa'), params: { id }, ...at(1), body: { action: 'end' as const, reason: 'Départ' } };
    expect((await t.call(duties.moveGembaDuty, end)).body.status).toBe('ended');
    await planWalks(t.app.platform, new Date(later.getTime() + 90 * 86_400_000));
    expect(await plannedOf(id)).toEqual(wanted);
  });
});

describe('a walk', () => {
  it('R25 is started, skipped and finished by its walker; others plan their own', async () => {
    const body = { routeId: null, walkerId: ids.lead };
    expect((await t.call(walks.createGembaWalk, { ...as('reporter'), body })).status).toBe(403);
    const planned = (await t.call(walks.createGembaWalk, { ...as('qa'), body })).body;
    expect(planned).toMatchObject({ status: 'planned', walkerId: ids.lead, startedAt: null });
    const move = (action: 'start' | 'finish' | 'skip', version: number, who = 'lead', reason?: string) =>
      t.call(walks.moveGembaWalk, { ...as(who), params: { id: planned.id }, ...at(version), body: { action, reason } });
    expect((await move('start', 1, 'qa')).status).toBe(403);
    expect((await move('skip', 1)).status).toBe(422);
    const started = (await move('start', 1)).body;
    expect(started.startedAt).toMatch(/^20.*Z$/);
    expect((await move('skip', 2, 'lead', 'Trop tard')).status).toBe(409);
    expect((await move('finish', 2)).body).toMatchObject({ status: 'finished', startedAt: started.startedAt });
    expect((await move('finish', 3)).status).toBe(409);
  });

  it('shows the stops of its route, then those besides, and ends by itself after 12 hours', async () => {
    const [first, second, besides] = [await newStation(), await newStation(), await newStation()];
    const walk = await startWalk('reporter', (await newRoute([second.id, first.id])).id);
    expect((await t.call(walks.findOpenGembaWalk, as('reporter'))).body).toEqual({ id: walk.id });
    expect((await note(walk.id, besides.id, {}, 'reporter')).status).toBe(201);
    expect((await note(walk.id, first.id, { verdict: 'good' }, 'reporter')).status).toBe(201);
    const { items } = (await t.call(walks.listGembaWalkStops, { ...as('qa'), params: { id: walk.id } })).body;
    expect(items.map(({ stationId, isOnRoute, good, improve }) => [stationId, isOnRoute, good, improve])).toEqual([
      [second.id, true, 0, 0],
      [first.id, true, 1, 0],
      [besides.id, false, 0, 1],
    ]);
    await planWalks(t.app.platform, new Date(Date.now() + 11 * 3_600_000));
    const now = () => t.call(walks.getGembaWalk, { ...as('qa'), params: { id: walk.id } });
    expect((await now()).body).toMatchObject({ status: 'in_progress', good: 1, improve: 1 });
    await planWalks(t.app.platform, new Date(Date.now() + 12.1 * 3_600_000));
    expect((await now()).body.status).toBe('finished');
    expect((await note(walk.id, first.id, {}, 'reporter')).status).toBe(409);
  });
});

describe('an observation', () => {
  it('is noted in an own walk that goes on, shows something, and has an offered category', async () => {
    const station = await newStation();
    const walk = await startWalk();
    const wrong = async (said: object, field: string) => {
      const { status, problem } = await note(walk.id, station.id, said);
      expect([status, problem.detail]).toMatchObject([422, [{ loc: ['body', field] }]]);
    };
    await wrong({ text: 'x' }, 'text');
    await wrong({ category: 'Flux' }, 'category');
    await wrong({ stationId: 'STN_9999' }, 'stationId');
    await wrong({ text: '', attachmentIds: ['00000000-0000-4000-8000-000000000000'] }, 'attachmentIds');
    expect((await note(walk.id, station.id, {}, 'reporter')).status).toBe(403);
    const { version, ...rules } = (await t.call(parametersEndpoints.getParameters, as('designer'))).body;
    const changed = await t.call(parametersEndpoints.changeParameters, {
      ...as('designer'),
      ...at(version),
      body: { gembaCategories: [...rules.gembaCategories, 'Flux'], reason: 'Lean' },
    });
    expect(changed.body.gembaCategories.at(-1)).toBe('Flux');
    expect((await note(walk.id, station.id, { category: 'Flux' })).status).toBe(201);
    const few = await t.call(parametersEndpoints.changeParameters, {
      ...as('designer'),
      ...at(version + 1),
      body: { gembaCategories: ['safety'], reason: 'Trop peu' },
    });
    expect(few.status).toBe(422);
  });

  it('R32 is a photo alone, too; a photo of somebody else is not taken', async () => {
    const station = await newStation();
    const walk = await startWalk();
    const upload = async (who: string) =>
      (await t.call(attachmentsEndpoints.uploadAttachment, { ...as(who), ...multipart('photo.png', png) })).body.id;
    const strange = await note(walk.id, station.id, { text: '', attachmentIds: [await upload('qa')] });
    expect(strange.status).toBe(422);
    const noted = await note(walk.id, station.id, { text: '', attachmentIds: [await upload('lead')] });
    expect(noted.body).toMatchObject({ title: station.label, status: 'open', attachments: [{ name: 'photo.png' }] });
  });

  it('R28 keeps when it was seen apart from when it arrived', async () => {
    const walk = await startWalk();
    const observedAt = new Date(Date.now() - 3_600_000).toISOString();
    const { body } = await note(walk.id, (await newStation()).id, { observedAt });
    expect(body.observedAt).toBe(observedAt);
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.parse(observedAt));
    const future = await note(walk.id, (await newStation()).id, { observedAt: '2999-01-01T00:00:00.000Z' });
    expect(Date.parse(future.body.observedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('R03 R25 is settled by observer, station or QA, with a word; a good one is born settled', async () => {
    const station = await newStation('validator');
    const walk = await startWalk();
    const { body: open } = await note(walk.id, station.id);
    const news = (await t.call(notificationsEndpoints.listNotifications, as('validator'))).body.items[0];
    expect(news).toMatchObject({ type: 'observationNoted', recordId: open.id });
    expect((await moveObservation(open.id, 1, { action: 'settle', reason: 'Fait' }, 'reporter')).status).toBe(403);
    expect((await moveObservation(open.id, 1, { action: 'settle' }, 'validator')).status).toBe(422);
    const settled = await moveObservation(open.id, 1, { action: 'settle', reason: 'Câble fixé' }, 'validator');
    expect(settled.body).toMatchObject({ status: 'settled', settlement: 'Câble fixé' });
    const newsOfLead = (await t.call(notificationsEndpoints.listNotifications, as('lead'))).body.items[0];
    expect(newsOfLead).toMatchObject({ type: 'observationSettled', recordId: open.id });
    expect((await note(walk.id, station.id, { verdict: 'good' })).body.status).toBe('settled');

    const { body: again } = await note(walk.id, station.id);
    const change = (body: object, who = 'lead') =>
      t.call(observations.changeObservation, { ...as(who), params: { id: again.id }, ...at(1), body });
    expect((await change({ text: 'Deux câbles', reason: 'Compté' }, 'qa')).status).toBe(403);
    expect((await change({ text: 'Deux câbles' })).status).toBe(422);
    expect((await change({ text: 'x', reason: 'Trop court' })).status).toBe(422);
    expect((await change({ text: 'Deux câbles', reason: 'Compté' })).body.title).toBe('Deux câbles');
    expect((await moveObservation(again.id, 1, { action: 'withdraw', reason: 'Double' })).status).toBe(412);
    expect((await moveObservation(again.id, 2, { action: 'withdraw', reason: 'Double' })).body.status).toBe(
      'withdrawn',
    );
  });

  it('becomes one report, which a validator decides on, and is open again where the draft is discarded', async () => {
    const station = await newStation();
    const walk = await startWalk();
    const { id } = (await note(walk.id, station.id, { text: 'Fuite sous la pompe' })).body;
    const report = () => t.call(observations.reportObservation, { ...as('lead'), params: { id } });
    const { reportId } = (await report()).body;
    expect((await report()).body.reportId).toBe(reportId);
    const draft = (await t.call(reports.getReport, { ...as('lead'), params: { id: reportId } })).body;
    expect(draft).toMatchObject({
      status: 'draft',
      answers: { detectionMethod: 'gemba', detectionReference: id, where: station.label },
    });
    expect(draft.answers.what).toContain('Fuite sous la pompe');
    const now = async () => (await t.call(observations.getObservation, { ...as('qa'), params: { id } })).body;
    expect(await now()).toMatchObject({ status: 'followed', reportId });
    const discard = { ...as('lead'), params: { id: reportId }, ...at(draft.version) };
    expect((await t.call(reports.discardReport, discard)).status).toBeLessThan(300);
    await concludeObservations(t.app.platform);
    expect(await now()).toMatchObject({ status: 'open', reportId: null });
    const again = (await report()).body.reportId;
    expect(again).not.toBe(reportId);
    const second = (await t.call(reports.getReport, { ...as('lead'), params: { id: again } })).body;
    await t.call(reports.discardReport, { ...as('lead'), params: { id: again }, ...at(second.version) });
    // Before anything has looked what became of the draft.
    expect((await report()).status).toBe(201);
    expect(await now()).toMatchObject({ status: 'followed' });
  });

  it('becomes one action, and is settled when that has ended', async () => {
    const walk = await startWalk();
    const { id } = (await note(walk.id, (await newStation()).id)).body;
    const act = () =>
      t.call(observations.actOnObservation, {
        ...as('lead'),
        params: { id },
        body: { title: 'Fixer le câble', assignTo: ids.reporter ?? -1, dueDate: addDays(today, 5) },
      });
    const { actionId } = (await act()).body;
    expect((await act()).status).toBe(409);
    const report = await t.call(observations.reportObservation, { ...as('lead'), params: { id } });
    expect(report.status).toBe(409);
    const action = (await t.call(actions.getAction, { ...as('reporter'), params: { id: actionId } })).body;
    expect(action).toMatchObject({ summary: 'Fixer le câble', dueDate: addDays(today, 5) });
    const now = async () => (await t.call(observations.getObservation, { ...as('qa'), params: { id } })).body;
    await concludeObservations(t.app.platform);
    expect(await now()).toMatchObject({ status: 'followed', actionId });
    await t.database.owner(`do $$ begin set local session_replication_role = replica;
      update actions set status = 'completed' where id = '${actionId}'; end $$`);
    await concludeObservations(t.app.platform);
    expect((await now()).status).toBe('settled');
    await t.database.owner(`do $$ begin set local session_replication_role = replica;
      update actions set status = 'in_progress' where id = '${actionId}'; end $$`);
  });
});

describe('what an observation became', () => {
  const relatedTo = async (kind: string, id: string, who = 'qa') =>
    (await t.call(related, { ...as(who), params: { kind, id } })).body.items?.map((one) => one.id) ?? null;
  const now = async (id: string) => (await t.call(observations.getObservation, { ...as('qa'), params: { id } })).body;
  const noted = async () => (await note((await startWalk()).id, (await newStation()).id)).body;

  it('is shown from the other end: the action, the report and the case of that report', async () => {
    const [one, two] = [await noted(), await noted()];
    const body = { title: 'Fixer le câble', assignTo: ids.reporter ?? -1 };
    const act = { ...as('lead'), params: { id: one.id }, body };
    const { actionId } = (await t.call(observations.actOnObservation, act)).body;
    expect(await relatedTo('action', actionId, 'reporter')).toEqual([one.id]);
    const begin = { ...as('lead'), params: { id: two.id } };
    const { reportId } = (await t.call(observations.reportObservation, begin)).body;
    expect(await relatedTo('report', reportId, 'lead')).toEqual([two.id]);
    expect(await relatedTo('observation', two.id, 'lead')).toEqual([reportId]);
    // A draft is its author's: of somebody else's nothing is shown.
    expect(await relatedTo('report', reportId, 'reporter')).toBeNull();
    expect(await relatedTo('observation', two.id, 'reporter')).toEqual([]);
    expect(await relatedTo('report', reportId, 'other.admin')).toBeNull();
  });

  it('a report that names an open one in its reference follows it up once it is sent, and so does its case', async () => {
    const { id } = await noted();
    const doing = reporting(t);
    const named = { ...complete, detectionMethod: 'gemba' as const, detectionReference: ` ${id.toLowerCase()} ` };
    const draft = await doing.draft(tokens.reporter ?? '', named);
    await concludeObservations(t.app.platform);
    expect((await now(id)).status).toBe('open');
    const { body: report } = await doing.submit(tokens.reporter ?? '', draft);
    await concludeObservations(t.app.platform);
    expect(await now(id)).toMatchObject({ status: 'followed', reportId: report.id });
    const made = { decision: 'approve' as const, criticality: 'Major' as const, leadWriterId: ids.lead ?? -1 };
    const decided = await doing.decide(tokens.validator ?? '', report, made, { username: 'validator' });
    expect(await relatedTo('case', decided.body.caseId ?? '', 'lead')).toEqual([id]);
  });

  it('R25 is left to a case that is there and open, once, and is settled when that has ended', async () => {
    const { id: caseId } = await (await caseWork(t)).open();
    const { id, version } = await noted();
    const join = (wanted: string, who = 'lead', seen = version) =>
      t.call(observations.joinObservationToCase, {
        ...as(who),
        params: { id },
        ...at(seen),
        body: { caseId: wanted },
      });
    expect([(await join('NC_9999')).status, (await join(caseId, 'lead', 7)).status]).toEqual([422, 412]);
    expect((await join(caseId)).body).toMatchObject({ status: 'followed', caseId });
    expect((await join(caseId, 'lead', version + 1)).status).toBe(409);
    expect(await relatedTo('case', caseId, 'lead')).toEqual([id]);
    await concludeObservations(t.app.platform);
    expect((await now(id)).status).toBe('followed');
    const end = (status: string) =>
      t.database.owner(`do $$ begin set local session_replication_role = replica;
        update cases set status = '${status}' where id = '${caseId}'; end $$`);
    await end('void');
    await concludeObservations(t.app.platform);
    expect((await now(id)).status).toBe('settled');
    await end('in_progress');
  });

  it('is offered by its number, its words, or as one of the latest', async () => {
    const { id } = await noted();
    const find = async (query: Record<string, string>) =>
      (await t.call(recordsEndpoints.findRecords, { ...as('reporter'), query })).body.items.map((one) => one.id);
    expect((await find({ kinds: 'observation,gemba_walk' }))[0]).toBe((await find({ kinds: 'gemba_walk' }))[0]);
    expect((await find({ kinds: 'observation' }))[0]).toBe(id);
    expect(await find({ kinds: 'observation', search: id })).toEqual([id]);
    expect(await find({ search: ' ' })).toEqual([]);
  });
});

describe('the figures', () => {
  it('each cell of the heat map counts what its list shows', async () => {
    const [one, two] = [await newStation(), await newStation()];
    const walk = await startWalk();
    for (const said of [{}, { verdict: 'good' }, {}]) await note(walk.id, one.id, said);
    const { body: withdrawn } = await note(walk.id, two.id);
    await moveObservation(withdrawn.id, 1, { action: 'withdraw', reason: 'Double' });
    const { months, stations: rows } = (
      await t.call(figures.getGembaHeatMap, { ...as('reporter'), query: { until: month } })
    ).body;
    expect(rows.find(({ id }) => id === one.id)?.cells.at(-1)).toEqual({ improve: 2, good: 1 });
    for (const { id, cells } of rows) {
      for (const [place, { improve, good }] of cells.entries()) {
        if (place < 10 && improve + good === 0) continue;
        for (const [verdict, count] of [
          ['improve', improve],
          ['good', good],
        ] as const) {
          const query = { ...cellQuery(id, months[place] ?? ''), verdict } as never;
          const list = (await t.call(observations.listObservations, { ...as('qa'), query })).body;
          expect(list.total, `${id} ${months[place]} ${verdict}`).toBe(count);
        }
      }
    }
    const sheet = await t.call(figures.exportGembaHeatMap, { ...as('reporter'), query: { until: month } });
    expect(sheet.headers['content-disposition']).toContain(`gemba-${month}`);
    const other = (await t.call(figures.getGembaHeatMap, { ...as('other.admin'), query: { until: month } })).body;
    expect(other.stations).toEqual([]);
  });

  it('who walked: finished of planned, for each person and month', async () => {
    const { people: walked } = (await t.call(figures.getGembaWalked, { ...as('qa'), query: { until: month } })).body;
    const [rows] = await t.database.owner<{ done: number; due: number }>(
      `select count(*) filter (where status = 'finished')::int as done, count(*)::int as due from gemba_walks
        where walker_id = ${ids.lead} and to_char(due_date, 'YYYY-MM') = '${month}'`,
    );
    expect(walked.find(({ id }) => id === ids.lead)?.cells.at(-1)).toEqual(rows);
  });
});

it('R20 R08 nothing of it is there for another company, and verify finds nothing', async () => {
  const station = await newStation();
  const walk = await startWalk();
  const { id } = (await note(walk.id, station.id)).body;
  const strange = as('other.admin');
  expect((await t.call(observations.getObservation, { ...strange, params: { id } })).status).toBe(404);
  expect((await t.call(walks.getGembaWalk, { ...strange, params: { id: walk.id } })).status).toBe(404);
  expect((await t.call(walks.listGembaWalkStops, { ...strange, params: { id: walk.id } })).status).toBe(404);
  expect((await t.call(stations.getGembaStation, { ...strange, params: { id: station.id } })).status).toBe(404);
  const found = await t.call(observations.listObservations, { ...strange, query: { assigned: 'everyone' } });
  expect(found.body.total).toBe(0);
  expect(await findingsOf(t)).toEqual([]);
});
