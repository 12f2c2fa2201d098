import { createHash, randomUUID } from 'node:crypto';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { gembaCaptureEndpoints as captures } from '@vigie/domain/modules/gemba/capture-contract';
import { observationsEndpoints as observations } from '@vigie/domain/modules/gemba/observations/contract';
import { routesEndpoints as routes } from '@vigie/domain/modules/gemba/routes/contract';
import { stationsEndpoints as stations } from '@vigie/domain/modules/gemba/stations/contract';
import { walksEndpoints as walks } from '@vigie/domain/modules/gemba/walks/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { multipart, pdf } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { planWalks } from './plan-walks';

let t: TestApp;
let other: TestApp;
const tokens: Record<string, string> = {};
let station: { readonly id: string; readonly version: number };
beforeAll(async () => {
  t = await createTestApp();
  other = await createTestApp({ dataFolder: t.dataFolder }, t.database);
  for (const name of ['lead', 'reporter', 'designer']) tokens[name] = await t.signIn(name);
  station = await newStation('Poste du terrain');
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const as = (name: string) => ({ token: tokens[name] ?? '' });
const at = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function newStation(label: string) {
  const body = { label, site: 'Site', department: 'Essais' };
  return (await t.call(stations.createGembaStation, { ...as('designer'), body })).body;
}

interface Written {
  readonly captureId?: string;
  readonly deviceTime?: string;
  readonly photos?: readonly string[];
  readonly skewMs?: number | null;
}

function entryOf(content: object, { captureId = randomUUID(), deviceTime, photos = [], skewMs = null }: Written = {}) {
  const sentAt = new Date().toISOString();
  const entry = { captureId, base: null, photos, deviceTime: deviceTime ?? sentAt, skewMs, contract: 1 };
  return { entry, sentAt, content: { ...content } };
}

type Entry = ReturnType<typeof entryOf>;
const seen = (walk: string, more: object = {}) => ({
  walk,
  stationId: station.id,
  verdict: 'improve',
  category: 'safety',
  text: 'Sol glissant',
  ...more,
});
const send = (body: Entry, who = 'lead', server = t) => server.call(captures.captureObservation, { ...as(who), body });
const begin = (body: Entry, who = 'lead') => t.call(captures.captureGembaWalk, { ...as(who), body });
const finish = (body: Entry, who = 'lead') => t.call(captures.captureGembaWalkEnd, { ...as(who), body });
const read = async (id: string) => (await t.call(observations.getObservation, { ...as('lead'), params: { id } })).body;
const readWalk = async (id: string) => (await t.call(walks.getGembaWalk, { ...as('lead'), params: { id } })).body;
const startWalk = async (who = 'lead') =>
  (await t.call(walks.createGembaWalk, { ...as(who), body: { startsNow: true } })).body.id;
const countOf = async (table: string) =>
  (await t.database.owner<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

describe('an observation that a device kept', () => {
  it('is noted once with its photos, however often it arrives and on two servers, at the moment when it was seen', async () => {
    const walk = await startWalk();
    const captureId = randomUUID();
    const photos = ['one', 'two'].map((text) => Buffer.concat([pdf, Buffer.from(`% ${text}\n`)]));
    const hashes = photos.map((content) => createHash('sha256').update(content).digest('hex'));
    for (const content of [...photos, ...photos]) {
      const sent = await t.call(attachments.captureFile, {
        ...as('lead'),
        params: { captureId },
        ...multipart('photo.pdf', content),
      });
      expect(sent.status).toBe(201);
    }
    const deviceTime = minutesAgo(30);
    const body = entryOf(seen(walk), { captureId, deviceTime, photos: hashes });
    const before = await countOf('observations');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(body, 'lead', n % 2 ? other : t)));
    expect(new Set(answers.map(({ status, body: said }) => `${status} ${JSON.stringify(said)}`)).size).toBe(1);
    expect(await countOf('observations')).toBe((before ?? 0) + 1);
    const { recordId, observedAt } = answers[0]?.body ?? { recordId: '', observedAt: '' };
    const noted = await read(recordId);
    expect(noted).toMatchObject({ walkId: walk, status: 'open', text: 'Sol glissant', observedAt });
    expect(Math.abs(Date.parse(observedAt) - Date.parse(deviceTime))).toBeLessThan(10_000);
    expect(noted.attachments.map(({ sha256 }) => sha256).sort()).toEqual([...hashes].sort());
    const events = await t.database.owner<{ action: string }>(
      `select action from audit_events where record = 'observation' and record_id = '${recordId}' order by seq`,
    );
    expect(events.map(({ action }) => action)).toEqual(['observation.created', 'observation.captured']);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('is refused beside its cause and changes nothing: nothing seen, another’s walk, no such station or category', async () => {
    const walk = await startWalk();
    const before = [await countOf('observations'), await countOf('captures')];
    const fieldOf = (answer: Awaited<ReturnType<typeof send>>) =>
      (answer.problem.detail as { loc: string[] }[])[0]?.loc.at(-1);
    expect(fieldOf(await send(entryOf(seen(walk, { text: 'ab' }))))).toBe('text');
    expect(fieldOf(await send(entryOf(seen(walk, { stationId: 'STN_9999' }))))).toBe('stationId');
    expect(fieldOf(await send(entryOf(seen(walk, { category: 'unknown' }))))).toBe('category');
    expect(fieldOf(await send(entryOf(seen('GW_99999'))))).toBe('walkId');
    expect(fieldOf(await send(entryOf(seen(randomUUID()))))).toBe('walk');
    expect((await send(entryOf(seen(walk)), 'reporter')).status).toBe(403);
    expect((await send(entryOf(seen(walk), { photos: ['a'.repeat(64)] }))).status).toBe(409);
    expect((await send({ ...entryOf(seen(walk)), content: { walk } })).status).toBe(422);
    expect([await countOf('observations'), await countOf('captures')]).toEqual(before);
  });

  it('belongs to a walk that has ended since, and to none that had ended before', async () => {
    const walk = await startWalk();
    await planWalks(t.app.platform, new Date(Date.now() + 12.1 * 3_600_000));
    expect((await readWalk(walk)).status).toBe('finished');
    const late = await send(entryOf(seen(walk)));
    expect([late.status, (await read(late.body.recordId)).walkId]).toEqual([201, walk]);
    const before = await send(entryOf(seen(walk), { deviceTime: minutesAgo(30) }));
    expect([before.status, before.problem.code]).toEqual([409, 'wrong_state']);
  });
});

describe('a walk without a network', () => {
  it('is begun, noted in and finished by entries that name it by the one that began it', async () => {
    const route = await t.call(routes.createGembaRoute, {
      ...as('designer'),
      body: { title: 'Tour de nuit', stations: [station.id] },
    });
    const walk = randomUUID();
    const started = minutesAgo(50);
    const begun = await begin(entryOf({ routeId: route.body.id }, { captureId: walk, deviceTime: started }));
    expect(begun.status).toBe(201);
    const id = begun.body.recordId;
    expect(await readWalk(id)).toMatchObject({ status: 'in_progress', title: 'Tour de nuit' });
    const numberOf = (who: string, captureId: string) =>
      t.call(walks.findBegunGembaWalk, { ...as(who), params: { captureId } });
    expect((await numberOf('lead', walk)).body).toEqual({ id });
    expect((await numberOf('reporter', walk)).status).toBe(404);
    expect((await numberOf('lead', randomUUID())).status).toBe(404);
    const { items } = (await t.call(routes.listGembaRouteOptions, as('lead'))).body;
    expect(items.find((one) => one.id === route.body.id)?.stations).toEqual([station.id]);
    const sent = await send(entryOf(seen(walk), { deviceTime: minutesAgo(40) }));
    expect((await read(sent.body.recordId)).walkId).toBe(id);
    expect((await finish(entryOf({ walk }), 'reporter')).status).toBe(403);
    const end = entryOf({ walk }, { deviceTime: minutesAgo(20) });
    expect((await finish(end)).body.recordId).toBe(id);
    expect((await finish(end)).status).toBe(201);
    const ended = await readWalk(id);
    expect(ended.status).toBe('finished');
    expect(Math.abs(Date.parse(ended.finishedAt ?? '') - Date.parse(minutesAgo(20)))).toBeLessThan(10_000);
    expect(Math.abs(Date.parse(ended.startedAt ?? '') - Date.parse(started))).toBeLessThan(10_000);
    expect((await send(entryOf(seen(walk), { deviceTime: minutesAgo(30) }))).status).toBe(201);
    expect((await send(entryOf(seen(walk)))).status).toBe(409);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('has ended already, or is refused with its cause', async () => {
    const walk = await startWalk();
    await t.call(walks.moveGembaWalk, { ...as('lead'), params: { id: walk }, ...at(1), body: { action: 'finish' } });
    const { finishedAt } = await readWalk(walk);
    expect((await finish(entryOf({ walk }))).status).toBe(201);
    expect((await readWalk(walk)).finishedAt).toBe(finishedAt);
    expect((await begin(entryOf({ routeId: 'RTE_9999' }))).status).toBe(422);
    const planned = (await t.call(walks.createGembaWalk, { ...as('lead'), body: {} })).body;
    expect((await finish(entryOf({ walk: planned.id }))).status).toBe(409);
  });
});
