import { createRequire } from 'node:module';
import type { Worker } from 'node:worker_threads';
import { longestMs, nextAnswer, startWorker, within } from '../jobs/bounded-worker';
import { type Asker, Queue } from '../jobs/queue';

export interface PdfDocument {
  /** What pdfmake lays out: plain data, no functions. */
  readonly definition: Readonly<Record<string, unknown>>;
  /** On every page, beside its number. */
  readonly footer: string;
}

const workerFile = createRequire(import.meta.url).resolve('@vigie/server/workers/pdf.mjs');
/** Each piece has time of its own. Measured: 16 seconds and 430 MB for 160 tables of 100 rows. */
const longestMsPerPiece = 1_000;
const megabytes = 1024;
const threads = new Queue(2, 20);

/** Threads that have laid something out and wait for the next: half a second of each document was to start one. */
const idle: Worker[] = [];
const idleMs = 30_000;

/** Something that pdfmake puts on a page. */
type PdfNode = Readonly<Record<string, unknown>>;

/**
 * Laid out in a thread: other requests do not notice. What comes at the end of the document is handed over in pieces,
 * because handing it over is done by this thread; the rest is asked for after them, so that it can say what they add up to.
 */
export async function renderPdf(
  asker: Asker,
  tail: AsyncIterable<readonly PdfNode[]>,
  document: () => PdfDocument,
): Promise<Buffer> {
  const end = await threads.take(asker);
  return inThread(tail, document).finally(end);
}

async function inThread(tail: AsyncIterable<readonly PdfNode[]>, document: () => PdfDocument): Promise<Buffer> {
  const worker = idle.pop() ?? startWorker(workerFile, { megabytes });
  worker.ref();
  try {
    const content = await layOut(worker, tail, document);
    keepForAWhile(worker);
    return content;
  } catch (error) {
    // It may have pieces of this document, or be at it for ever.
    void worker.terminate();
    throw error;
  }
}

async function layOut(
  worker: Worker,
  tail: AsyncIterable<readonly PdfNode[]>,
  document: () => PdfDocument,
): Promise<Buffer> {
  const { arrived, stopListening } = nextAnswer<Uint8Array>(worker);
  try {
    let pieces = 0;
    for await (const nodes of tail) {
      worker.postMessage({ nodes });
      pieces += 1;
    }
    worker.postMessage({ document: document() });
    return Buffer.from(await within(arrived, longestMs + pieces * longestMsPerPiece));
  } finally {
    stopListening();
  }
}

/** The idle worker does not keep the process running; one that fails while it is idle is not used again. */
function keepForAWhile(worker: Worker): void {
  worker.unref();
  idle.push(worker);
  const leave = () => {
    const place = idle.indexOf(worker);
    if (place < 0) return;
    idle.splice(place, 1);
    void worker.terminate();
  };
  worker.once('error', leave);
  setTimeout(leave, idleMs).unref();
}
