import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ fileLimitBytes: 1024 * 1024 });
  token = await t.signIn('reporter');
});
afterAll(() => t.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function upload(name: string, content: Buffer | string, as = token) {
  const boundary = 'vigie-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return t.call(attachments.uploadAttachment, {
    token: as,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

describe('a stored file', () => {
  it('carries its hash, its uploader and the type that its content tells', async () => {
    const { status, body } = await upload('photo.pdf', png);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'photo.pdf.png',
      mediaType: 'image/png',
      size: png.length,
      sha256: createHash('sha256').update(png).digest('hex'),
      uploadedBy: 'reporter',
    });
  });

  it('keeps in the trail how its sender called it, where that does not fit its content', async () => {
    const { body } = await upload('start.bat', 'calc.exe');
    expect(body.name).toBe('start.bat.txt');
    const { headers } = await t.call(attachments.downloadAttachment, { token, params: { id: body.id } });
    expect(headers['content-disposition']).toContain('filename="start.bat.txt"');
    const recordedChanges = async (id: string) =>
      t.database.owner<{ field: string; to: unknown }>(`select c ->> 'field' as field, c -> 'to' as "to"
        from audit_events e, jsonb_array_elements(e.changes) c where record_id = '${id}' and c ->> 'field' ~* 'name'`);
    expect(await recordedChanges(body.id)).toEqual(
      expect.arrayContaining([
        { field: 'name', to: 'start.bat.txt' },
        { field: 'sentName', to: 'start.bat' },
      ]),
    );
    const { body: fitting } = await upload('notes.txt', 'calc.exe');
    expect(await recordedChanges(fitting.id)).toEqual([{ field: 'name', to: 'notes.txt' }]);
  });

  it('is offered under a name that fits, also when an earlier release kept another', async () => {
    const { body } = await upload('old.txt', 'calc.exe');
    await t.database.owner(`alter table attachments disable trigger all;
      update attachments set name = 'old.bat' where id = '${body.id}'; alter table attachments enable trigger all`);
    const { headers } = await t.call(attachments.downloadAttachment, { token, params: { id: body.id } });
    expect(headers['content-disposition']).toContain('filename="old.bat.txt"');
  });

  it.each(['; filename=""', ''])('has a name: %j', async (name) => {
    const part = `--edge\r\nContent-Disposition: form-data; name="file"${name}\r\nContent-Type: application/octet-stream`;
    const { status, problem } = await t.call(attachments.uploadAttachment, {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      body: Buffer.concat([Buffer.from(`${part}\r\n\r\n`), png, Buffer.from('\r\n--edge--\r\n')]),
    });
    expect(status).toBe(422);
    expect(problem.detail).toMatchObject([{ loc: ['body', 'file'], msg: expect.stringContaining('pas de nom') }]);
  });

  it('comes back as it was, as a download that no browser interprets', async () => {
    const { body } = await upload('été "1".png', png);
    const { status, headers } = await t.call(attachments.downloadAttachment, { token, params: { id: body.id } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''/);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('R20 is not there for any other user, of this company or another', async () => {
    const { body } = await upload('mine.png', png);
    for (const name of ['lead', 'company.admin', 'other.reporter', 'platform.admin']) {
      const stranger = await t.signIn(name);
      for (const endpoint of [attachments.getAttachment, attachments.downloadAttachment]) {
        expect((await t.call(endpoint, { token: stranger, params: { id: body.id } })).status, name).toBe(404);
      }
    }
  });

  it.each([
    ['a program', 'tool.png', Buffer.from('MZ\u0090\u0000\u0003'.padEnd(200, '\u0000'), 'latin1'), 415],
    ['a page', 'page.txt', '<!doctype html><script>alert(1)</script>', 415],
    ['a drawing that can run script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415],
    ['nothing', 'empty.txt', '', 415],
    ['too much', 'big.txt', 'x'.repeat(1024 * 1024 + 1), 413],
  ])('is refused when it is %s', async (_, name, content, status) => {
    const answer = await upload(name, content);
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer.problem.detail).toContain('1 Mo');
    expect(await readdir(join(t.dataFolder, 'files', 'incoming'))).toEqual([]);
  });

  it.each(['notes.txt', '../../etc/passwd', 'C:\\temp\\notes.txt'])('keeps only the name of %s', async (name) => {
    const { body } = await upload(name, 'Température relevée : 4 °C');
    expect(body.mediaType).toBe('text/plain');
    expect(body.name).not.toMatch(/[\\/]/);
  });
});
