import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Queue } from './queue';

export interface PdfDocument {
  /** What pdfmake lays out: plain data, no functions. */
  readonly definition: Readonly<Record<string, unknown>>;
  /** On every page, beside its number. */
  readonly footer: string;
}

const workerFile = createRequire(import.meta.url).resolve('@vigie/server/workers/pdf.mjs');
/** A thread that takes longer than this was given something that it cannot lay out. */
const longestMs = 60_000;
const threads = new Queue(2, 20);

/** Laid out in a thread: other requests do not notice. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const end = await threads.take();
  return inThread(document).finally(end);
}

function inThread(document: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: document });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error('the document took too long to lay out'));
    }, longestMs);
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(timer));
  });
}
