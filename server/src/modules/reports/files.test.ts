import { createHash } from 'node:crypto';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { reporting, userIdOf } from './testing/reports';

let t: TestApp;
let doing: ReturnType<typeof reporting>;
let author: string;
let validator: string;
beforeAll(async () => {
  t = await createTestApp({ fileLimitBytes: 64 * 1024 });
  doing = reporting(t);
  author = await t.signIn('reporter');
  validator = await t.signIn('validator');
});
afterAll(() => t.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

function attach(token: string, id: string, name: string, content: Buffer, query: Record<string, string> = {}) {
  const boundary = 'vigie-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return t.call(reports.attachToReport, {
    token,
    params: { id },
    query,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

const remove = (token: string, id: string, attachmentId: string, body: object = {}) =>
  t.call(reports.detachFromReport, { token, params: { id, attachmentId }, body });
const download = (token: string, id: string, attachmentId: string) =>
  t.call(reports.downloadReportAttachment, { token, params: { id, attachmentId } });

describe('R32 a file of a report', () => {
  it('carries its hash, its uploader and its time, and the report knows a new version', async () => {
    const { id } = await doing.draft(author);
    const { status, body } = await attach(author, id, 'fuite.png', png);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 2,
      attachment: {
        name: 'fuite.png',
        mediaType: 'image/png',
        size: png.length,
        sha256: createHash('sha256').update(png).digest('hex'),
        uploadedBy: 'reporter',
      },
    });
    expect((await doing.get(author, id)).attachments).toEqual([body.attachment]);
    expect((await download(author, id, body.attachment.id)).status).toBe(200);
  });

  it.each([
    ['a program named like an image', 'photo.png', Buffer.from('MZ'.padEnd(300, '\0')), 415],
    ['a page', 'plan.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['text, which the requirements do not list', 'notes.txt', Buffer.from('Bonjour à tous'), 415],
    ['nothing', 'vide.png', Buffer.alloc(0), 415],
    ['too large', 'grand.png', Buffer.concat([png, Buffer.alloc(70 * 1024)]), 413],
  ])('is refused when it is %s, with a sentence', async (_, name, content, status) => {
    const { id } = await doing.draft(author);
    const answer = await attach(author, id, name, content);
    expect(answer.status).toBe(status);
    expect(String(answer.problem.detail)).toMatch(status === 415 ? /image.*PDF, Word ou Excel/ : /trop volumineux/);
    expect(await doing.get(author, id)).toMatchObject({ attachments: [], version: 1 });
  });

  it('goes with the report to its case, where everyone of the company reads it', async () => {
    const { id } = await doing.draft(author);
    const { body: file } = await attach(author, id, 'mesure.pdf', pdf);
    const { body: sent } = await doing.submit(author, { id, version: file.version });
    const approval = {
      decision: 'approve' as const,
      criticality: 'Minor' as const,
      leadWriterId: await userIdOf(t, 'lead'),
    };
    const { body } = await doing.decide(validator, sent, approval, { username: 'validator' });
    const params = { id: body.caseId ?? '', attachmentId: file.attachment.id };
    const lead = await t.signIn('lead');
    const { body: opened } = await t.call(cases.getCase, { token: lead, params: { id: params.id } });
    expect(opened.attachments).toMatchObject([{ id: file.attachment.id, name: 'mesure.pdf' }]);
    expect((await t.call(cases.downloadCaseAttachment, { token: lead, params })).status).toBe(200);
    const stranger = await t.signIn('other.reporter');
    expect((await t.call(cases.downloadCaseAttachment, { token: stranger, params })).status).toBe(404);
    expect((await t.call(cases.getCase, { token: stranger, params: { id: params.id } })).status).toBe(404);
  });

  it('is taken off by its author, and stays stored and known', async () => {
    const { id } = await doing.draft(author);
    const { body } = await attach(author, id, 'fuite.png', png);
    expect((await remove(author, id, body.attachment.id)).body.version).toBe(3);
    expect((await doing.get(author, id)).attachments).toEqual([]);
    expect((await remove(author, id, body.attachment.id)).status).toBe(404);
    expect((await download(author, id, body.attachment.id)).status).toBe(200);
    const history = await t.call(reports.getReportHistory, { token: author, params: { id } });
    expect(history.body.items.map(({ action }) => action)).toEqual([
      'report.file_removed',
      'report.file_attached',
      'report.created',
    ]);
  });

  it('R03 of a report that was sent comes and goes only with a reason, and voids what was signed without it', async () => {
    const { id } = await doing.sent(author);
    expect((await attach(author, id, 'tard.png', png)).status).toBe(422);
    const { body } = await attach(author, id, 'tard.png', png, { reason: 'Photo oubliée' });
    expect((await remove(author, id, body.attachment.id)).status).toBe(422);
    expect((await remove(author, id, body.attachment.id, { reason: 'Floue' })).status).toBe(200);
    const report = await doing.get(validator, id);
    const asked = { decision: 'requestInformation' as const, comment: 'Une photo ?' };
    await doing.decide(validator, report, asked, { username: 'validator' });
    await attach(author, id, 'nette.png', png);
    expect((await doing.get(validator, id)).decisions[0]?.isValid).toBe(false);
  });

  it('R19 R20 is added, removed and read by nobody else', async () => {
    const { id } = await doing.sent(author);
    const { body } = await attach(author, id, 'photo.png', png, { reason: 'Photo' });
    const expected: Record<string, number[]> = {
      validator: [403, 403, 200],
      qa: [403, 403, 200],
      'company.admin': [403, 403, 200],
      lead: [404, 404, 404],
      'other.reporter': [404, 404, 404],
    };
    for (const [name, statuses] of Object.entries(expected)) {
      const token = await t.signIn(name);
      const answers = [
        await attach(token, id, 'x.png', png, { reason: 'x' }),
        await remove(token, id, body.attachment.id, { reason: 'x' }),
        await download(token, id, body.attachment.id),
      ];
      expect(
        answers.map(({ status }) => status),
        name,
      ).toEqual(statuses);
    }
    const other = await doing.draft(author);
    expect((await download(author, other.id, body.attachment.id)).status).toBe(404);
  });
});
