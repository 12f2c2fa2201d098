import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { AnswerChanges, Answers } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import type { After, Saving } from '../../../../platform/autosave/save-queue';
import type { StoredDrafts } from './stored-drafts';

export interface DraftApi {
  create(body: AnswerChanges, idempotencyKey: string): Promise<Report>;
  change(id: string, changes: AnswerChanges, version: number): Promise<Report>;
  get(id: string): Promise<Report>;
  submit(id: string, version: number): Promise<Report>;
  discard(id: string, version: number): Promise<Report>;
}

/** A draft as it leaves for the queue of this device. */
export interface HandedOver {
  readonly base: { readonly recordId: string; readonly version: number } | null;
  /** What the server does not have yet. */
  readonly answers: AnswerChanges;
  readonly draftKey: string | null;
}

export interface DraftDependencies {
  api: DraftApi;
  kept: StoredDrafts;
  after: After;
  newKey: () => string;
}

export interface DraftState {
  /** `closed`: it is no draft any more, and `report` says what it is. */
  readonly phase: 'loading' | 'open' | 'closed' | 'unavailable';
  readonly reportId: string | null;
  readonly answers: Answers;
  readonly attachments: readonly Attachment[];
  readonly saving: Saving;
  /** Restored from local storage. */
  readonly resumed: boolean;
  readonly report: Report | null;
  /** Why it is unavailable. */
  readonly error: unknown;
}
