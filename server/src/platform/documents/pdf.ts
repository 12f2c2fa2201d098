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
/** A thread that takes longer than this was given something that it cannot lay out; each piece has its own time. */
const longestMs = 60_000;
const longestMsPerPiece = 2_000;
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
export async function renderPdf(tail: AsyncIterable<readonly PdfNode[]>, document: () => PdfDocument): Promise<Buffer> {
  const end = await threads.take();
  return inThread(tail, document).finally(end);
}

async function inThread(tail: AsyncIterable<readonly PdfNode[]>, document: () => PdfDocument): Promise<Buffer> {
  const worker = idle.pop() ?? new Worker(workerFile);
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
  const answer = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // Heard below; until then a thread that fails early is no reason to end the process.
  answer.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  try {
    let pieces = 0;
    for await (const nodes of tail) {
      worker.postMessage({ nodes });
      pieces += 1;
    }
    worker.postMessage({ document: document() });
    const tooLong = new Promise<never>((_, reject) => {
      const allowed = longestMs + pieces * longestMsPerPiece;
      timer = setTimeout(() => reject(new Error('the document took too long to lay out')), allowed);
    });
    return Buffer.from(await Promise.race([answer, tooLong]));
  } finally {
    clearTimeout(timer);
    worker.removeAllListeners('message');
    worker.removeAllListeners('error');
  }
}

/** Nobody who ends the program waits for it; one that fails while nobody needs it is not taken again. */
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
