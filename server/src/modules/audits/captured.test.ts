import { createHash, randomUUID } from 'node:crypto';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import { newQuestion, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';
import { type AuditPeople, auditWork, checklist } from './testing/audit-work';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

let t: TestApp;
let other: TestApp;
let w: AuditPeople;
let templateId: string;
beforeAll(async () => {
  t = await createTestApp();
  other = await createTestApp({ dataFolder: t.dataFolder }, t.database);
  w = await auditWork(t, ['lead', 'qa', 'designer', 'reporter', 'other.admin']);
  templateId = await questionnaireWork(t).publish(withPhoto(checklist));
});
afterAll(async () => {
  await other.close();
  await t.close();
});

function withPhoto(template: Template): Template {
  const [section] = template.sections;
  const [page] = section?.pages ?? [];
  if (!section || !page) throw new Error('The checklist has no page');
  const photo = { ...newQuestion('q3', 'photo'), title: 'Photo du poste', properties: { maxPhotos: 3 } };
  const pages = [{ ...page, questions: [...page.questions, photo] }];
  return { ...template, sections: [{ ...section, pages }] } as unknown as Template;
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
const answer = (body: Entry, who = 'lead', server = t) =>
  server.call(audits.captureAuditAnswers, { ...w.as(who), body });
const note = (body: Entry, who = 'lead', server = t) => server.call(findings.captureFinding, { ...w.as(who), body });
const addPhotos = (body: Entry, who = 'lead') => t.call(findings.captureFindingPhotos, { ...w.as(who), body });
const given = (auditId: string, key: string, value: unknown, base: unknown = null) => ({
  auditId,
  answers: [{ key, answer: value, base }],
});
const noted = (auditId: string) => ({ auditId, statement: 'Vu dans l’atelier', grade: 'minor', questionKey: 'q1' });
const begun = async () => (await w.begun({ templateId, auditorIds: [w.idOf('designer')] })).id;
const findingsAt = async (audit: string) =>
  (await t.call(findings.listFindings, { ...w.as('lead'), query: { assigned: 'everyone', audit } })).body.items;

/** A picture of its own each time. */
async function photoFor(captureId: string, n: number, who = 'lead'): Promise<string> {
  const content = Buffer.concat([png, Buffer.from([n])]);
  const file = multipart(`${n}.png`, content);
  await t.call(attachments.captureFile, { ...w.as(who), params: { captureId }, ...file });
  return createHash('sha256').update(content).digest('hex');
}

describe('answers that a phone kept', () => {
  it('R46 come once when they are sent to two servers at once, and never with another content', async () => {
    const id = await begun();
    const sent = entryOf(given(id, 'q2', 'Vu'));
    const arrived = await Promise.all([answer(sent), answer(sent, 'lead', other), answer(sent)]);
    expect(arrived.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(arrived.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await w.work(id)).answers).toEqual({ q2: 'Vu' });
    expect((await answer({ ...sent, content: given(id, 'q2', 'Autre') })).status).toBe(409);
    expect((await answer(sent, 'designer')).status).toBe(409);
    expect((await note(entryOf(noted(id), { captureId: sent.entry.captureId }))).status).toBe(409);
    expect(await w.work(id)).toMatchObject({ answers: { q2: 'Vu' }, rivals: {} });
    expect(await findingsAt(id)).toEqual([]);
  });

  it('are refused of another company, of somebody outside the team, and after the visit, and change nothing', async () => {
    const id = await begun();
    const sent = entryOf(given(id, 'q1', 'yes'));
    expect((await answer(sent, 'other.admin')).status).toBe(404);
    expect((await answer(sent, 'reporter')).status).toBe(403);
    expect((await note(entryOf(noted(id)), 'other.admin')).status).toBe(422);
    expect((await w.work(id)).answers).toEqual({});
    await answer(sent);
    await w.moved(id, 'finish', 'lead');
    const late = await answer(entryOf(given(id, 'q2', 'Trop tard')));
    expect([late.status, late.body]).toMatchObject([409, { detail: expect.any(String) }]);
    // Until the report is issued a finding still arrives.
    expect((await note(entryOf(noted(id)))).status).toBe(201);
  });

  it('of one author follow one another also beside the answer of somebody else', async () => {
    const id = await begun();
    await w.answer(id, 'q2', 'A', null, 'designer');
    const keptAt = minutesAgo(20);
    await answer(entryOf(given(id, 'q2', 'B'), { deviceTime: keptAt, skewMs: 0 }));
    await answer(entryOf(given(id, 'q2', 'C', 'B')));
    const { answers, rivals } = await w.work(id);
    expect(answers.q2).toBe('A');
    expect(rivals.q2?.map((one) => one.answer)).toEqual(['C']);
  });

  it('were given when the device says, less what its clock is ahead, and never after they arrive', async () => {
    const id = await begun();
    await w.answer(id, 'q2', 'A', null, 'designer');
    const ahead = 5 * 60_000;
    const right = entryOf(given(id, 'q2', 'B'), { deviceTime: minutesAgo(25), skewMs: ahead });
    const sent = await answer({ ...right, sentAt: new Date(Date.now() + ahead).toISOString() });
    expect(sent.body).toMatchObject({ isClockOff: true });
    const [rival] = (await w.work(id)).rivals.q2 ?? [];
    expect(rival?.observedAt).toBe(sent.body.observedAt);
    expect(Math.abs(Date.parse(rival?.observedAt ?? '') - (Date.now() - 30 * 60_000))).toBeLessThan(10_000);
    const future = await note(entryOf(noted(id), { deviceTime: minutesAgo(-60), skewMs: 0 }));
    expect(future.body.observedAt <= future.body.receivedAt).toBe(true);
    expect(future.body.isClockOff).toBe(true);
  });

  it('name their photos by hash, which become files of the audit', async () => {
    const id = await begun();
    const captureId = randomUUID();
    const first = await photoFor(captureId, 1);
    await answer(entryOf(given(id, 'q3', [first]), { captureId, photos: [first] }));
    const { attachments: files } = await w.get(id, 'lead');
    expect(files.map(({ sha256 }) => sha256)).toEqual([first]);
    const [known] = files;
    expect((await w.work(id)).answers).toEqual({ q3: [known?.id] });
    // Kept before the device knew that number.
    const later = randomUUID();
    const second = await photoFor(later, 2);
    await answer(entryOf(given(id, 'q3', [first, second], [first]), { captureId: later, photos: [second] }));
    const { answers, rivals } = await w.work(id);
    expect([answers.q3, rivals]).toMatchObject([[known?.id, expect.any(String)], {}]);
    expect((await answer(entryOf(given(id, 'q3', ['f'.repeat(64)], answers.q3)))).status).toBe(409);
  });
});

describe('a finding that a phone kept', () => {
  it('takes photos that were taken later, named by its entry or by its number, once', async () => {
    const id = await begun();
    const captureId = randomUUID();
    const first = await photoFor(captureId, 3);
    const kept = await note(entryOf(noted(id), { captureId, photos: [first] }));
    const findingId = kept.body.recordId;
    const later = randomUUID();
    const second = await photoFor(later, 4);
    const more = entryOf({ finding: captureId }, { captureId: later, photos: [second] });
    const arrived = await Promise.all([addPhotos(more), addPhotos(more)]);
    expect(arrived.map(({ status, body }) => [status, body.recordId])).toEqual([
      [201, findingId],
      [201, findingId],
    ]);
    const last = randomUUID();
    const third = await photoFor(last, 5);
    await addPhotos(entryOf({ finding: findingId }, { captureId: last, photos: [third] }));
    const { attachments: files } = await w.finding(findingId, 'lead');
    expect(files.map(({ sha256 }) => sha256).toSorted()).toEqual([first, second, third].toSorted());
  });

  it('that never arrived has no photos, and nobody outside the team adds any', async () => {
    const id = await begun();
    const lost = randomUUID();
    const photo = await photoFor(lost, 6);
    const entry = entryOf({ finding: randomUUID() }, { captureId: lost, photos: [photo] });
    expect((await addPhotos(entry)).status).toBe(422);
    const captureId = randomUUID();
    await note(entryOf(noted(id), { captureId }));
    expect((await addPhotos(entryOf({ finding: captureId }), 'reporter')).status).toBeGreaterThanOrEqual(403);
    expect((await addPhotos(entryOf({ finding: captureId }), 'other.admin')).status).toBe(422);
  });
});
