import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostileUpload, hostileUploads } from '../../platform/testing/hostile/uploads';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp();
  token = await t.signIn('reporter');
});
afterAll(() => t.close());

/** The name in the form that says how it is encoded: what else it holds would end the header. */
function upload({ name, content, claimed = 'image/png' }: HostileUpload) {
  const head = [
    '--edge',
    `Content-Disposition: form-data; name="file"; filename*=utf-8''${encodeURIComponent(name)}`,
    `Content-Type: ${claimed}`,
  ].join('\r\n');
  return t.call(attachments.uploadAttachment, {
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', 'accept-language': 'en' },
    body: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), content, Buffer.from('\r\n--edge--\r\n')]),
  });
}

it.each(hostileUploads)('$what is refused with a sentence, or kept where it harms nobody', async (hostile) => {
  const { status, body, problem } = await upload(hostile);
  expect(await readdir(join(t.dataFolder, 'files', 'incoming'))).toEqual([]);
  if (hostile.storedAs === null) {
    expect(status).toBe(hostile.refusedWith ?? 415);
    const [{ msg: sentence }] = Array.isArray(problem.detail) ? problem.detail : [{ msg: problem.detail }];
    expect(sentence).toMatch(/^[A-Z].{20,}\.$/s);
    return;
  }
  expect(status).toBe(201);
  expect(body).toMatchObject({ mediaType: hostile.storedAs, name: hostile.keptName ?? hostile.name });
  const { headers, status: opened } = await t.call(attachments.downloadAttachment, { token, params: { id: body.id } });
  expect(opened).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining(hostile.storedAs),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  // One header with two names, of letters that end neither it nor a path.
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.~!%-]+$/);
});

it('stored files are named by their content alone', async () => {
  const stored = await readdir(join(t.dataFolder, 'files'), { recursive: true, withFileTypes: true });
  const files = stored.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((name) => !/^[0-9a-f]{60,64}$/.test(name))).toEqual([]);
});
