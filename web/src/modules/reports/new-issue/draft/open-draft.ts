import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import {
  enterAutosave,
  later,
  leaveAutosave,
  openAutosave,
  openAutosaves,
  type Unsent,
} from '../../../../platform/autosave/open-autosave';
import { postponeReloadWhile } from '../../../../platform/page-files/new-version';
import { askKeySoon, draftStore } from '../../../../platform/storage/draft-store';
import { call } from '../../../../platform/transport/api';
import { newIdempotencyKey } from '../../../../platform/transport/api-client';
import { isOutOfReach } from '../../../../platform/transport/failures';
import { upload } from '../../../../platform/transport/upload';
import { FileQueue, isWorthRetrying } from '../../../attachments/public';
import { fileObjection } from '../../report-rules';
import { Draft } from './draft';
import type { DraftApi } from './draft-state';
import { forgetKeptFile, keepFileOf, moveKeptFilesTo, restoreFiles } from './kept-files';
import { newSlot, storedDrafts } from './stored-drafts';

const api: DraftApi = {
  create: (body, idempotencyKey) => call(reportsEndpoints.createReport, { body, idempotencyKey }),
  change: (id, answers, ifMatch) => call(reportsEndpoints.changeReport, { params: { id }, body: { answers }, ifMatch }),
  get: (id) => call(reportsEndpoints.getReport, { params: { id } }),
  submit: (id, ifMatch) => call(reportsEndpoints.submitReport, { params: { id }, ifMatch }),
  discard: (id, ifMatch) => call(reportsEndpoints.discardReport, { params: { id }, ifMatch }),
};

/** A draft with the files that are on their way to it. */
export class OpenDraft implements Unsent {
  readonly key: string;
  readonly files: FileQueue;
  /** Changes with the draft and with its files. */
  readonly store: Unsent['store'];

  constructor(
    readonly userId: number,
    readonly draft: Draft,
  ) {
    nextKey += 1;
    this.key = `report-draft.${nextKey}`;
    const files = fileQueueOf(draft);
    this.files = files;
    let hadNumber = draft.wanted !== null;
    draft.store.subscribe(() => {
      const { reportId } = draft.state;
      if (hadNumber || !reportId) return;
      hadNumber = true;
      void moveKeptFilesTo(reportId);
    });
    restoreFiles(draft, files);
    this.store = {
      subscribe(listener) {
        const ends = [draft.store.subscribe(listener), files.store.subscribe(listener)];
        return () => {
          for (const end of ends) end();
        };
      },
    };
  }

  get isUnsent(): boolean {
    return this.draft.isUnsent || this.files.isBusy;
  }

  saveNow(): void {
    this.draft.saveNow();
    if (!navigator.onLine) return;
    for (const file of this.files.store.get()) if (isWorthRetrying(file)) this.files.retry(file.key);
  }

  stop(): void {
    this.draft.stop();
    this.files.stop();
  }
}

let nextKey = 0;

const openDrafts = () => openAutosaves().filter((open): open is OpenDraft => open instanceof OpenDraft);

/** The draft that the address names, or a new one; one that is still being sent is taken up again. */
export function openDraft(userId: number, wanted: string | null, prefill: AnswerChanges): OpenDraft {
  const found = openDrafts().find((one) => one.userId === userId && isWanted(one.draft, wanted));
  if (found && !wanted) found.draft.markResumed();
  if (found) return found;
  askKeySoon();
  const kept = storedDrafts(draftStore, userId);
  const draft = new Draft({ api, kept, after: later, newKey: newIdempotencyKey }, wanted, prefill);
  const opened = new OpenDraft(userId, draft);
  return openAutosave(opened.key, userId, () => opened);
}

function isWanted(draft: Draft, wanted: string | null): boolean {
  const { reportId, phase } = draft.state;
  if (phase !== 'open') return false;
  return wanted ? reportId === wanted : reportId === null && draft.isUnsent;
}

export function enterDraft(opened: OpenDraft): void {
  enterAutosave(opened.key, opened.userId, opened);
  void opened.draft.load();
}

export function leaveDraft(opened: OpenDraft): void {
  leaveAutosave(opened.key);
}

/** Brings what this device still holds to the server, without a page that shows it. */
export async function sendStoredDrafts(userId: number): Promise<void> {
  const slots = storedDrafts(draftStore, userId).slots();
  await Promise.allSettled(
    slots.map(async (slot) => {
      const opened = openDraft(userId, slot === newSlot ? null : slot, {});
      enterAutosave(opened.key, userId, opened);
      try {
        await opened.draft.load();
        await opened.draft.settle();
      } finally {
        leaveDraft(opened);
      }
    }),
  );
}

function fileQueueOf(draft: Draft): FileQueue {
  const send = async (file: File, onProgress: (part: number) => void, signal: AbortSignal) => {
    const sending = async () => {
      const id = await draft.settle();
      return upload(reportsEndpoints.attachToReport, { params: { id }, file, onProgress, signal });
    };
    const answer = await sending().catch((error) => keepUnsent(draft, file, error));
    draft.fileAdded(answer.attachment, answer.version);
  };
  const objectionTo = (file: File, ahead: number) => fileObjection(file, draft.state.attachments.length + ahead);
  return new FileQueue(send, objectionTo, forgetKeptFile);
}

/** Without a network a file goes along with the report, as long as the device has room for it. */
async function keepUnsent(draft: Draft, file: File, error: unknown): Promise<never> {
  if (isOutOfReach(error) && !(await keepFileOf(draft, file).catch(() => true)))
    throw { message: newIssueMessages.noRoom };
  throw error;
}

export async function removeFile(draft: Draft, attachmentId: string): Promise<void> {
  const id = draft.state.reportId;
  if (!id) return;
  const { version } = await call(reportsEndpoints.detachFromReport, { params: { id, attachmentId }, body: {} });
  draft.fileRemoved(attachmentId, version);
}

// What is typed is kept on this device; a file is only in this page until it has arrived.
postponeReloadWhile(() => openDrafts().some(({ files }) => files.isBusy));
