import type { EditRefusal } from '@vigie/domain/modules/questionnaires/editing/apply';
import {
  type EditHistory,
  type EditResult,
  edit,
  emptyHistory,
  redo,
  undo,
} from '@vigie/domain/modules/questionnaires/editing/history';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { editsAtOnce } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import {
  type After,
  mergesAtMost,
  SaveQueue,
  type Saving,
  saveAfter,
  savingAfter,
} from '../../../../platform/autosave/save-queue';
import { createStore, type Store } from '../../../../platform/storage/store';
import { isStatus } from '../../../../platform/transport/failures';
import { replay } from './replay';

export interface TemplateCalls {
  get(): Promise<TemplateDetail>;
  edit(edits: Edits): Promise<{ readonly detail: TemplateDetail; readonly isJoined: boolean }>;
  save(version: number): Promise<TemplateDetail>;
  cancel(version: number): Promise<TemplateDetail>;
}
interface Edits extends Batch {
  readonly revision: number;
}

/** What goes in one request. The key stays with it however often it is sent, so that it counts once. */
interface Batch {
  readonly operations: Operation[];
  readonly key: string;
}

/** What this device knows and the server does not yet. */
export interface KeptEdits {
  readonly revision: number;
  readonly sending: Batch | null;
  readonly queued: readonly Operation[];
}

export interface TemplateDependencies {
  readonly kept: { read(): KeptEdits | null; keep(edits: KeptEdits): void; drop(): void };
  readonly after: After;
  readonly newKey: () => string;
  /** An edit that others have left no place for. */
  readonly onRefused: (refusal: EditRefusal) => void;
}

export interface TemplateState {
  /** As the server answered last. */
  readonly detail: TemplateDetail;
  /** The same with the edits that the server has not got. */
  readonly template: Template;
  readonly history: EditHistory;
  readonly saving: Saving;
}

export type EditOutcome = { readonly refusal: EditRefusal } | { readonly inverse: readonly Operation[] } | null;

/**
 * The template that is being designed: shown as edited, undone and redone step by step, kept on this device at once, and
 * brought to the server one request at a time. It knows no page and no browser, so that every order of events can be tested.
 */
export class TemplateStore {
  readonly store: Store<TemplateState>;
  private readonly queue: SaveQueue;
  private revision: number;
  private sending: Batch | null = null;
  private queued: readonly Operation[] = [];

  constructor(
    private readonly calls: TemplateCalls,
    private readonly dependencies: TemplateDependencies,
    detail: TemplateDetail,
  ) {
    this.queue = new SaveQueue(dependencies.after, { send: () => this.send(), failed: (error) => this.failed(error) });
    this.revision = detail.revision;
    this.store = createStore<TemplateState>({
      detail,
      template: detail.template,
      history: emptyHistory,
      saving: { kind: 'saved' },
    });
    this.resume();
  }

  get state(): TemplateState {
    return this.store.get();
  }

  get isUnsent(): boolean {
    return this.sending !== null || this.queued.length > 0;
  }

  /** Something stands here that Save has not been pressed for. */
  get isUnsaved(): boolean {
    const { revision, savedRevision, status } = this.state.detail;
    return this.isUnsent || (status === 'draft' && revision > savedRevision);
  }

  edit(operations: readonly Operation[]): EditOutcome {
    return this.made(edit(this.state.template, this.state.history, operations));
  }

  undo(): EditOutcome {
    return this.made(undo(this.state.template, this.state.history));
  }

  redo(): EditOutcome {
    return this.made(redo(this.state.template, this.state.history));
  }

  /** The server has something newer, says the page. What was edited here goes there first, and is joined with it. */
  receive(detail: TemplateDetail): void {
    if (this.queue.isStopped || detail.version < this.state.detail.version) return;
    const { underway } = this.queue;
    if (underway) {
      const later = () => this.receive(detail);
      return void underway.then(later, later);
    }
    this.take(detail);
    if (this.isUnsent && this.state.saving.kind !== 'failed') this.queue.saveIn(0);
  }

  /** Any other change of the template: after everything that was edited has arrived, and before anything else is sent. */
  async write(change: (version: number) => Promise<TemplateDetail>): Promise<TemplateDetail> {
    await this.settle();
    return this.inTurn(change);
  }

  /** Everything edited is on the server; the answer is what it has then. Fails with what stood in the way. */
  async settle(): Promise<TemplateDetail> {
    while (this.isUnsent && !this.queue.isStopped) await this.queue.run();
    return this.state.detail;
  }

  save(): Promise<TemplateDetail> {
    return this.write((version) => this.calls.save(version));
  }

  /** Back to what was saved. What has not been sent is given up with the rest. */
  async cancelEdits(): Promise<void> {
    this.queue.cancel();
    await this.queue.underway?.catch(() => {});
    this.queue.cancel();
    const { revision, savedRevision } = this.state.detail;
    const detail =
      revision > savedRevision ? await this.inTurn((version) => this.calls.cancel(version)) : this.state.detail;
    this.giveUp(detail);
  }

  /** What has not been sent is dropped: the template is as the server has it. */
  giveUp(detail = this.state.detail): void {
    this.sending = null;
    this.queued = [];
    this.keep();
    this.revision = detail.revision;
    this.show({ detail, template: detail.template, history: emptyHistory, saving: { kind: 'saved' } });
  }

  saveNow(): void {
    if (this.isUnsent) this.queue.saveIn(0);
  }

  /** No further request. What has not been sent stays kept on this device. */
  stop(): void {
    this.queue.stop();
  }

  private resume(): void {
    const kept = this.dependencies.kept.read();
    if (!kept) return;
    this.revision = kept.revision;
    this.sending = kept.sending;
    this.queued = kept.queued;
    const { template } = replay(this.state.template, [...(kept.sending?.operations ?? []), ...kept.queued], {
      ...this.state.template,
      sections: [],
    });
    this.show({ template, saving: { kind: 'saving' } });
    this.queue.saveIn(0);
  }

  private made(result: EditResult | null): EditOutcome {
    if (!result || result.refusal || this.queue.isStopped) return result?.refusal ? { refusal: result.refusal } : null;
    const { template, history, done } = result;
    this.queued = [...this.queued, ...done];
    this.show({ template, history });
    this.keep();
    this.showSaving();
    this.queue.saveIn(saveAfter);
    return { inverse: history.undo.at(-1) ?? [] };
  }

  private async send(): Promise<void> {
    if (this.queue.isStopped || !this.isUnsent) return;
    this.showSaving();
    await this.queue.inTurn(async () => {
      const batch = this.sending ?? this.nextBatch();
      const answer = await this.calls
        .edit({ revision: this.revision, ...batch })
        .catch((error) => this.overtaken(error));
      // Given up meanwhile.
      if (this.sending === batch) this.arrived(answer.detail, answer.isJoined);
    });
    if (this.isUnsent) this.queue.saveIn(saveAfter);
    else this.show({ saving: { kind: 'saved' } });
  }

  /** Made on something that the server no longer joins with: then it is made again on what the server has. */
  private async overtaken(error: unknown) {
    const detail = isStatus(error, 409) ? await this.calls.get() : null;
    if (detail?.status !== 'draft' || detail.revision === this.revision) throw error;
    this.queued = [...(this.sending?.operations ?? []), ...this.queued];
    return { detail, isJoined: true };
  }

  private nextBatch(): Batch {
    const batch = { operations: this.queued.slice(0, editsAtOnce), key: this.dependencies.newKey() };
    this.queued = this.queued.slice(editsAtOnce);
    this.sending = batch;
    this.keep();
    return batch;
  }

  private arrived(detail: TemplateDetail, isJoined: boolean): void {
    this.sending = null;
    this.revision = detail.revision;
    if (isJoined) {
      const { template, operations, refusals } = replay(detail.template, this.queued, this.state.template);
      this.queued = operations;
      this.show({ detail, template });
      for (const refusal of refusals) this.dependencies.onRefused(refusal);
    } else this.show({ detail });
    this.keep();
  }

  /** Another designer may have saved since: then what the server has now is looked at first. */
  private inTurn(change: (version: number) => Promise<TemplateDetail>): Promise<TemplateDetail> {
    return this.queue.inTurn(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const detail = await change(this.state.detail.version);
          this.take(detail);
          return detail;
        } catch (error) {
          if (!isStatus(error, 412) || attempt === mergesAtMost) throw error;
          this.take(await this.calls.get());
        }
      }
    });
  }

  /** Nothing is drawn anew where only the record around the template has changed, nor before what was edited here is joined. */
  private take(detail: TemplateDetail): void {
    const isNew = !this.isUnsent && detail.revision !== this.revision;
    if (isNew) this.revision = detail.revision;
    this.show(isNew ? { detail, template: detail.template } : { detail });
  }

  private failed(error: unknown): void {
    this.keep();
    this.show({ saving: savingAfter(error) });
  }

  private keep(): void {
    const { revision, sending, queued } = this;
    if (this.isUnsent) this.dependencies.kept.keep({ revision, sending, queued });
    else this.dependencies.kept.drop();
  }

  /** While there is no network, attempts come and go without a word. */
  private showSaving(): void {
    if (this.state.saving.kind !== 'offline') this.show({ saving: { kind: 'saving' } });
  }

  private show(changes: Partial<TemplateState>): void {
    this.store.set({ ...this.state, ...changes });
  }
}
