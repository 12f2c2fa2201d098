import { endpoint } from '@vigie/domain/kernel/http/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { upload } from './upload';

const attach = endpoint({
  method: 'POST',
  path: '/api/v1/things/:id/files',
  summary: '',
  encoding: 'multipart',
  params: z.object({ id: z.string() }),
  output: z.object({ version: z.int() }),
});

/** The part of the browser's own that is used. */
class PretendRequest {
  static last: PretendRequest;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  timeout = 0;
  body: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    PretendRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const file = new File(['words'], 'note.pdf');
const send = (options: object = {}) => upload(attach, { params: { id: 'IN_00042' }, file, ...options });

let lines: string[] = [];

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', PretendRequest);
  lines = [];
  vi.spyOn(console, 'debug').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends the file, tells the progress and reads the answer with the contract', async () => {
  const parts: number[] = [];
  const answer = send({ onProgress: (part: number) => parts.push(part) });
  const request = PretendRequest.last;
  expect(request.address).toBe('POST /api/v1/things/IN_00042/files');
  expect(request.body?.get('file')).toMatchObject({ name: 'note.pdf' });
  expect(request.headers).not.toHaveProperty('content-type');
  request.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 5 });
  request.answer(201, { version: 3 });
  expect(await answer).toEqual({ version: 3 });
  expect(parts).toEqual([0.4]);
  expect(lines).toEqual([expect.stringMatching(/^POST \/api\/v1\/things\/IN_00042\/files 201 \d+ ms$/)]);
});

it('tells a refusal in the words of the server', async () => {
  const answer = send();
  const body = {
    type: 'about:blank',
    title: 'Too large',
    status: 413,
    code: 'too_large',
    detail: 'At most 25 MB.',
    requestId: 'r1',
  };
  PretendRequest.last.answer(413, body);
  await expect(answer).rejects.toMatchObject({ status: 413, detail: 'At most 25 MB.' });
});

it('tells a lost network as every other call does', async () => {
  const answer = send();
  PretendRequest.last.onerror?.();
  await expect(answer).rejects.toMatchObject({ status: 0, code: 'network_failure' });
});

it('can be cancelled', async () => {
  const stop = new AbortController();
  const answer = send({ signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
