import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { waitsFor } from '../../../../platform/page-files/new-version';
import { onSessionChange, sessionNow } from '../../../../platform/session/session';
import { draftStore } from '../../../../platform/storage/draft-store';
import { call } from '../../../../platform/transport/api';
import { newIdempotencyKey } from '../../../../platform/transport/api-client';
import { upload } from '../../../../platform/transport/upload';
import { FileQueue } from '../../../attachments/public';
import { fileObjection } from '../fields/file-check';
import { Draft } from './draft';
import type { DraftApi } from './draft-state';
import { keptDrafts, newSlot } from './kept-drafts';

const api: DraftApi = {
  create: (body, idempotencyKey) => call(reportsEndpoints.createReport, { body, idempotencyKey }),
  change: (id, answers, ifMatch) => call(reportsEndpoints.changeReport, { params: { id }, body: { answers }, ifMatch }),
  get: (id) => call(reportsEndpoints.getReport, { params: { id } }),
  submit: (id, ifMatch) => call(reportsEndpoints.submitReport, { params: { id }, ifMatch }),
  discard: (id, ifMatch) => call(reportsEndpoints.discardReport, { params: { id }, ifMatch }),
};

export interface OpenDraft {
  readonly key: number;
  readonly userId: number;
  readonly draft: Draft;
  readonly files: FileQueue;
  /** No page shows it any more: it lives until everything has arrived. */
  left: boolean;
}

const alive = new Set<OpenDraft>();
let nextKey = 0;

/** The draft that the address names, or a new one; one that is still being sent is taken up again. */
export function openDraft(userId: number, wanted: string | null, prefill: AnswerChanges): OpenDraft {
  const found = [...alive].find((one) => one.userId === userId && isWanted(one.draft, wanted));
  if (found && !wanted) found.draft.takenUp();
  if (found) return found;
  const after = (milliseconds: number, run: () => void) => {
    const timer = window.setTimeout(run, milliseconds);
    return () => window.clearTimeout(timer);
  };
  const kept = keptDrafts(draftStore, userId);
  const draft = new Draft({ api, kept, after, newKey: newIdempotencyKey }, wanted, prefill);
  nextKey += 1;
  const opened: OpenDraft = { key: nextKey, userId, draft, files: fileQueueOf(draft), left: false };
  alive.add(opened);
  draft.store.subscribe(() => closeWhenDone(opened));
  opened.files.store.subscribe(() => closeWhenDone(opened));
  return opened;
}

function isWanted(draft: Draft, wanted: string | null): boolean {
  const { reportId, phase } = draft.state;
  if (phase !== 'open') return false;
  return wanted ? reportId === wanted : reportId === null && draft.isUnsent;
}

export function enterDraft(opened: OpenDraft): void {
  opened.left = false;
  alive.add(opened);
  void opened.draft.load();
}

export function leaveDraft(opened: OpenDraft): void {
  opened.left = true;
  opened.draft.saveNow();
  closeWhenDone(opened);
}

function closeWhenDone(opened: OpenDraft): void {
  if (!opened.left || opened.draft.isUnsent || opened.files.isBusy) return;
  opened.draft.stop();
  alive.delete(opened);
}

/** Brings what this device still holds to the server, without a page that shows it. */
export async function sendKeptDrafts(userId: number): Promise<void> {
  const slots = keptDrafts(draftStore, userId).slots();
  await Promise.allSettled(
    slots.map(async (slot) => {
      const opened = openDraft(userId, slot === newSlot ? null : slot, {});
      opened.left = true;
      await opened.draft.load();
      await opened.draft.settle();
    }),
  );
}

function fileQueueOf(draft: Draft): FileQueue {
  const send = async (file: File, onProgress: (part: number) => void, signal: AbortSignal) => {
    const id = await draft.settle();
    const answer = await upload(reportsEndpoints.attachToReport, { params: { id }, file, onProgress, signal });
    draft.fileAdded(answer.attachment, answer.version);
  };
  return new FileQueue(send, (file, ahead) => fileObjection(file, draft.state.attachments.length + ahead));
}

export async function removeFile(draft: Draft, attachmentId: string): Promise<void> {
  const id = draft.state.reportId;
  if (!id) return;
  const { version } = await call(reportsEndpoints.detachFromReport, { params: { id, attachmentId }, body: {} });
  draft.fileRemoved(attachmentId, version);
}

const saveAll = () => {
  for (const { draft } of alive) draft.saveNow();
};
window.addEventListener('online', saveAll);
window.addEventListener('pagehide', saveAll);
document.addEventListener('visibilitychange', () => document.hidden && saveAll());

// What is typed is kept on this device; a file is only in this page until it has arrived.
waitsFor(() => [...alive].some(({ files }) => files.isBusy));

// Devices are shared: what one person typed must not be sent in the name of the next.
onSessionChange(() => {
  for (const opened of alive) {
    if (opened.userId === sessionNow().user?.id) continue;
    opened.draft.stop();
    opened.files.cancelAll();
    alive.delete(opened);
  }
});
