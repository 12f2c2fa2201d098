import { createHash, randomUUID } from 'node:crypto';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, pdf } from '../../platform/testing/multipart';
import { type CallOptions, createTestApp, type TestApp } from '../../platform/testing/test-app';
import { verifyTables } from '../../platform/verification/tables';
import { platformTables } from '../../platform/verified-tables';
import { complete, reporting } from './testing/reports';

let t: TestApp;
/** Another copy of the server, on the same database. */
let other: TestApp;
let author: string;
beforeAll(async () => {
  t = await createTestApp();
  other = await createTestApp({ dataFolder: t.dataFolder }, t.database);
  author = await t.signIn('reporter');
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const photo = (text: string) => Buffer.concat([pdf, Buffer.from(`% ${text}\n`)]);
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

interface Entry {
  readonly entry: Record<string, unknown>;
  readonly content: Record<string, unknown>;
  readonly sentAt: string;
}

function entryOf(changes: Record<string, unknown> = {}, content: Record<string, unknown> = {}): Entry {
  const now = new Date().toISOString();
  const head = { captureId: randomUUID(), base: null, photos: [], deviceTime: now, skewMs: null, contract: 1 };
  return {
    entry: { ...head, ...changes },
    content: { answers: complete, draftKey: null, ...content },
    sentAt: now,
  };
}

const send = (body: Entry, options: CallOptions = {}, server = t) =>
  server.call(reports.captureReport, { token: author, body, ...options });
const sendPhoto = (captureId: unknown, content: Buffer, server = t, token = author) =>
  server.call(attachments.captureFile, {
    token,
    params: { captureId: String(captureId) },
    ...multipart('photo.pdf', content),
  });

async function counts() {
  const [row] = await t.database.owner<{ reports: number; captures: number; links: number; files: number }>(`select
    (select count(*) from reports)::int as reports, (select count(*) from captures)::int as captures,
    (select count(*) from attachment_links)::int as links, (select count(*) from attachments)::int as files`);
  if (!row) throw new Error('no counts');
  return row;
}

const eventsOf = (id: string) =>
  t.database.owner<{ action: string; at: Date; changes: { field: string; to: unknown }[] }>(
    `select action, at, changes from audit_events where record = 'report' and record_id = $1 order by seq`,
    [id],
  );

describe('a report written without a network', () => {
  it('is created with its photos, sent, and in the trail with the time of the server and that of the observation', async () => {
    const photos = ['one', 'two'].map(photo);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const body = entryOf({ photos: photos.map(hashOf), deviceTime: hourAgo });
    for (const content of photos) expect((await sendPhoto(body.entry.captureId, content)).status).toBe(201);
    const sent = await send(body);
    expect([sent.status, sent.body.isClockOff]).toEqual([201, false]);
    expect(Math.abs(Date.parse(sent.body.observedAt) - Date.parse(hourAgo))).toBeLessThan(10_000);
    const report = await reporting(t).get(author, sent.body.recordId);
    expect(report).toMatchObject({ status: 'waiting_approval', answers: { what: complete.what } });
    expect(report.attachments.map(({ sha256 }) => sha256).sort()).toEqual(photos.map(hashOf).sort());
    const events = await eventsOf(report.id);
    expect(events.map(({ action }) => action)).toEqual(['report.created', 'report.submitted', 'report.captured']);
    const captured = events.at(-1);
    const fields = Object.fromEntries(captured?.changes.map(({ field, to }) => [field, to]) ?? []);
    expect(fields).toMatchObject({ observedAt: sent.body.observedAt, deviceTime: hourAgo, isClockOff: false });
    expect(Date.parse(String(captured?.at)) - Date.parse(sent.body.receivedAt)).toBeLessThan(10_000);
  });

  it('is one report, however often it and its photos arrive, also at once on two servers', async () => {
    const content = photo('again and again');
    const body = entryOf({ photos: [hashOf(content)] });
    const before = await counts();
    const servers = Array.from({ length: 10 }, (_, n) => (n % 2 ? other : t));
    const files = await Promise.all(servers.map((server) => sendPhoto(body.entry.captureId, content, server)));
    expect(new Set(files.map((file) => `${file.status} ${file.body.id}`)).size).toBe(1);
    const answers = await Promise.all(servers.map((server) => send(body, {}, server)));
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
    const after = await counts();
    expect(after.reports - before.reports).toBe(1);
    expect(after.captures - before.captures).toBe(1);
    expect(after.files - before.files).toBe(1);
    expect(after.links - before.links).toBe(1);
  });

  it('gets its first answer after a day and after a year, when the key of the request is long forgotten', async () => {
    const body = entryOf();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(body, { headers });
    await t.database.owner(`delete from idempotency_keys`);
    const later = new Date(Date.now() + 365 * 86_400_000).toISOString();
    const again = await send({ ...body, sentAt: later }, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await eventsOf(first.body.recordId)).map(({ action }) => action)).toHaveLength(3);
  });

  it('is refused with another content, for another kind of moment, and by another person', async () => {
    const body = entryOf();
    const first = await send(body);
    const before = await counts();
    const others: Entry[] = [
      { ...body, content: { ...body.content, answers: { ...complete, what: 'Autre chose' } } },
      { ...body, entry: { ...body.entry, deviceTime: new Date(0).toISOString() } },
    ];
    for (const changed of others) {
      const refused = await send(changed);
      expect([refused.status, refused.problem.code]).toEqual([409, 'already_exists']);
    }
    const stranger = await send(body, { token: await t.signIn('lead') });
    expect([stranger.status, stranger.problem.code]).toEqual([409, 'already_exists']);
    expect(await counts()).toEqual(before);
    expect((await send(body)).body).toEqual(first.body);
  });

  it('has nothing to do with that of another company under the same id', async () => {
    const body = entryOf();
    const here = await send(body);
    const there = await send(body, { token: await t.signIn('other.reporter') });
    expect([here.status, there.status]).toEqual([201, 201]);
    const rows = await t.database.owner<{ company_id: number }>(
      'select company_id from captures where capture_id = $1',
      [body.entry.captureId],
    );
    expect(new Set(rows.map((row) => row.company_id)).size).toBe(2);
  });

  it('takes no photo of another person, and nothing where one is missing', async () => {
    const content = photo('somebody else’s');
    const body = entryOf({ photos: [hashOf(content)] });
    const before = await counts();
    await sendPhoto(body.entry.captureId, content, t, await t.signIn('lead'));
    const stolen = await sendPhoto(body.entry.captureId, content);
    expect([stolen.status, stolen.problem.code]).toEqual([409, 'already_exists']);
    const refused = await send(body);
    expect([refused.status, refused.problem.detail]).toEqual([409, '1 photo n’est pas arrivée : réessayez.']);
    expect(await counts()).toEqual({ ...before, files: before.files + 1 });
  });

  it('is refused beside its cause and changes nothing, and can be sent again once it is right', async () => {
    const captureId = randomUUID();
    const before = await counts();
    const incomplete = await send(entryOf({ captureId }, { answers: { ...complete, what: '' } }));
    expect([incomplete.status, (incomplete.problem.detail as { loc: string[] }[])[0]?.loc.at(-1)]).toEqual([
      422,
      'what',
    ]);
    const unreadable = await send(entryOf({ captureId }, { answers: { what: 7 } }));
    expect(unreadable.status).toBe(422);
    const unknown = await send(entryOf({ captureId, contract: 99 }));
    expect([unknown.status, unknown.problem.code]).toEqual([409, 'objection']);
    expect(await counts()).toEqual(before);
    expect((await send(entryOf({ captureId }))).status).toBe(201);
  });

  it('says when the clock of the device was off, and is never later than its arrival', async () => {
    const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const { body } = await send(entryOf({ deviceTime: ahead, skewMs: 0 }));
    expect(body.isClockOff).toBe(true);
    expect(Date.parse(body.observedAt)).toBeLessThanOrEqual(Date.parse(body.receivedAt));
  });
});

it('what is kept of an entry is held against the trail', async () => {
  const { body } = await send(entryOf());
  const findings = async () => {
    const tables = platformTables.filter(({ table }) => table === 'captures');
    return (await verifyTables(t.app.platform.database, 1, { tables, migrationsFolder: '' })).findings;
  };
  const alter = (change: string) =>
    t.database.owner(`do $$ begin set local session_replication_role = replica;
      update captures set ${change} where capture_id = '${body.captureId}'; end $$`);
  expect(await findings()).toEqual([]);
  await alter("observed_at = observed_at - interval '1 hour'");
  expect(JSON.stringify(await findings())).toContain('observed_at');
  await alter("observed_at = observed_at + interval '1 hour', record_id = 'IN_00001'");
  expect(await findings()).not.toEqual([]);
  await alter(`record_id = '${body.recordId}'`);
  expect(await findings()).toEqual([]);
});

describe('a draft that was begun with a network', () => {
  it('is completed and sent', async () => {
    const draft = await reporting(t).draft(author);
    const base = { recordId: draft.id, version: draft.version };
    const { body } = await send(entryOf({ base }, { answers: { where: 'Quai 9' } }));
    expect(body.recordId).toBe(draft.id);
    const report = await reporting(t).get(author, draft.id);
    expect(report).toMatchObject({ status: 'waiting_approval', answers: { where: 'Quai 9', what: complete.what } });
  });

  it('is the one whose answer was lost', async () => {
    const draftKey = randomUUID();
    const begun = await t.call(reports.createReport, {
      token: author,
      body: { what: 'Fuite' },
      headers: { 'idempotency-key': draftKey },
    });
    const before = await counts();
    const { body } = await send(entryOf({}, { draftKey }));
    expect(body.recordId).toBe(begun.body.id);
    expect((await counts()).reports).toBe(before.reports);
  });

  it('counts as sent where only the answer to that was lost, and is not overwritten where more was written', async () => {
    const sent = await reporting(t).sent(author);
    const base = { recordId: sent.id, version: sent.version };
    const same = await send(entryOf({ base }, { answers: { what: complete.what } }));
    expect([same.status, same.body.recordId]).toEqual([201, sent.id]);
    const more = await send(entryOf({ base }, { answers: { what: 'Autre chose' } }));
    expect([more.status, more.problem.code]).toEqual([409, 'wrong_state']);
    expect((await reporting(t).get(author, sent.id)).answers.what).toBe(complete.what);
  });

  it('gets no photo twice whose upload had arrived, though the device knows only that its answer was lost', async () => {
    const draft = await reporting(t).draft(author);
    const [chosen, smaller] = [photo('as it was chosen'), photo('made smaller')];
    const params = { id: draft.id };
    await t.call(reports.attachToReport, { token: author, params, ...multipart('photo.pdf', chosen) });
    const base = { recordId: draft.id, version: draft.version };
    const originals = { [hashOf(smaller)]: hashOf(chosen) };
    const body = entryOf({ base, photos: [hashOf(smaller)], originals });
    await sendPhoto(body.entry.captureId, smaller);
    expect((await send(body)).status).toBe(201);
    const { attachments: files } = await reporting(t).get(author, draft.id);
    expect(files.map(({ sha256 }) => sha256)).toEqual([hashOf(chosen)]);
    const again = entryOf({ base, photos: [hashOf(smaller)], originals }, { answers: { what: complete.what } });
    expect((await send(again)).status).toBe(201);
    expect((await send(entryOf({ originals: { a: 'b' } }))).status).toBe(422);
  });

  it('of another person is not found', async () => {
    const draft = await reporting(t).draft(await t.signIn('lead'));
    const refused = await send(entryOf({ base: { recordId: draft.id, version: 1 } }));
    expect(refused.status).toBe(404);
  });
});
