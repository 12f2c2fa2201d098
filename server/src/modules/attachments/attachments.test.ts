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
      name: 'photo.pdf',
      mediaType: 'image/png',
      size: png.length,
      sha256: createHash('sha256').update(png).digest('hex'),
      uploadedBy: 'reporter',
    });
  });

  it('comes back as it was, as a download that no browser interprets', async () => {
    const { body } = await upload('été "1".png', png);
    const { status, headers } = await t.call(attachments.downloadAttachment, { token, params: { id: body.id } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''/);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('R20 is not there for anybody else, of this company or another', async () => {
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
