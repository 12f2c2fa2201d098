import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { type AnswerChanges, type Answers, emptyAnswers, withChanges } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { mergesAtMost, SaveQueue, saveAfter, savingAfter } from '../../../../platform/autosave/save-queue';
import { createStore, type Store } from '../../../../platform/storage/store';
import { isOutOfReach, isRefused, isStatus } from '../../../../platform/transport/failures';
import type { DraftState, DraftSurroundings } from './draft-state';
import { type Creation, type KeptDraft, newSlot } from './kept-drafts';
import { type AnswerName, isSame, mergeAnswers, pick } from './merge-answers';

/**
 * The draft of one report: shown as typed, kept on this device at once, and brought to the server one request at a time.
 * It knows no page and no browser, so that every order of events can be tested.
 */
export class Draft {
  readonly store: Store<DraftState>;
  private base: Answers = emptyAnswers;
  private version = 0;
  private unsaved = new Set<AnswerName>();
  private creation: Creation | null = null;
  private mustExist = false;
  private hurried = 0;
  private readonly queue: SaveQueue;

  constructor(
    private readonly around: DraftSurroundings,
    readonly wanted: string | null,
    /** Proposed answers; they are saved together with the first real one. */
    private readonly prefill: AnswerChanges = {},
  ) {
    this.queue = new SaveQueue(around.after, { send: () => this.send(), failed: (error) => this.failed(error) });
    this.store = createStore<DraftState>({
      phase: wanted ? 'loading' : 'open',
      reportId: null,
      answers: withChanges(emptyAnswers, prefill),
      attachments: [],
      saving: { kind: 'nothing' },
      resumed: false,
      report: null,
      error: null,
    });
    if (!wanted) this.resumeNew();
  }

  get state(): DraftState {
    return this.store.get();
  }

  get isUnsent(): boolean {
    return this.unsaved.size > 0 || this.creation !== null || (this.mustExist && !this.state.reportId);
  }

  private resumeNew(): void {
    const kept = this.around.kept.read(newSlot);
    if (!kept) return;
    this.takeUp(kept);
    this.show({ answers: kept.answers, resumed: true, saving: { kind: 'saving' } });
    this.queue.saveIn(0);
  }

  /** A new one was asked for, and this one was still there. */
  takenUp(): void {
    this.show({ resumed: true });
  }

  private takeUp(kept: KeptDraft): void {
    this.base = kept.base;
    this.creation = kept.creation;
    this.unsaved = new Set(kept.unsaved.filter((name): name is AnswerName => name in emptyAnswers));
  }

  /** Fetches the draft that the address names; again, when it could not be fetched. */
  async load(): Promise<void> {
    const id = this.wanted;
    if (!id || this.state.phase === 'open') return;
    this.show({ phase: 'loading', error: null });
    const kept = this.around.kept.read(id);
    try {
      const report = await this.around.api.get(id);
      if (this.queue.isStopped) return;
      if (report.status !== 'draft') return this.close(report);
      if (kept) this.takeUp(kept);
      this.meet(report, kept?.answers ?? report.answers);
      this.show({ phase: 'open', saving: { kind: kept ? 'saving' : 'saved' } });
    } catch (error) {
      if (this.queue.isStopped) return;
      if (!kept || !isOutOfReach(error)) return this.show({ phase: 'unavailable', error });
      this.takeUp(kept);
      this.version = kept.version;
      this.show({ phase: 'open', reportId: id, answers: kept.answers, resumed: true, saving: { kind: 'offline' } });
    }
    if (this.isUnsent) this.queue.saveIn(0);
  }

  change(changes: AnswerChanges): void {
    const { phase, answers, reportId } = this.state;
    if (phase !== 'open' || this.queue.isStopped) return;
    const begins = !reportId && !this.isUnsent;
    const names = Object.keys(begins ? { ...this.prefill, ...changes } : changes) as AnswerName[];
    for (const name of names) this.unsaved.add(name);
    if (changes.actionsTaken === false) this.unsaved.add('immediateAction');
    this.show({ answers: withChanges(answers, changes) });
    this.showSaving();
    this.keep();
    this.queue.saveIn(saveAfter);
  }

  /** Everything typed is on the server, and the report exists there. Fails with what stood in the way. */
  async settle(): Promise<string> {
    this.mustExist = true;
    this.hurried += 1;
    try {
      while (this.isUnsent && this.state.phase === 'open') await this.queue.run();
    } finally {
      this.hurried -= 1;
    }
    const { reportId } = this.state;
    if (!reportId) throw new Error('The report was not stored');
    return reportId;
  }

  async submit(): Promise<Report> {
    const report = await this.onNewest(async () => this.around.api.submit(await this.settle(), this.version));
    this.stop();
    this.forget();
    return report;
  }

  /** Gives the draft up, here and on the server. */
  async discard(): Promise<void> {
    this.queue.cancel();
    await this.queue.underway?.catch(() => {});
    const { reportId } = this.state;
    if (reportId) await this.onNewest(() => this.around.api.discard(reportId, this.version));
    this.stop();
    this.forget();
  }

  private onNewest(send: () => Promise<Report>): Promise<Report> {
    return send().catch(async (error) => {
      if (!isStatus(error, 412)) throw error;
      await this.catchUp();
      return send();
    });
  }

  fileAdded(attachment: Attachment, version: number): void {
    this.version = Math.max(this.version, version);
    const others = this.state.attachments.filter(({ id }) => id !== attachment.id);
    this.show({ attachments: [...others, attachment] });
  }

  fileRemoved(id: string, version: number): void {
    this.version = Math.max(this.version, version);
    this.show({ attachments: this.state.attachments.filter((file) => file.id !== id) });
  }

  /** At once: the network is back, or somebody asks for it. */
  saveNow(): void {
    if (this.isUnsent) this.queue.saveIn(0);
  }

  /** No further request. What was not saved stays kept on this device. */
  stop(): void {
    this.queue.stop();
  }

  private async send(): Promise<void> {
    while (this.isUnsent && !this.queue.isStopped) {
      this.showSaving();
      await (this.state.reportId ? this.sendChanges() : this.create());
      this.keep();
      if (this.hurried === 0) break;
    }
    if (this.isUnsent) this.queue.saveIn(saveAfter);
    else if (this.state.phase === 'open') this.show({ saving: { kind: 'saved' } });
  }

  private async create(): Promise<void> {
    if (this.unsaved.size === 0) for (const name of Object.keys(this.prefill) as AnswerName[]) this.unsaved.add(name);
    this.creation ??= { key: this.around.newKey(), body: pick(this.state.answers, this.unsaved) };
    this.keep();
    const { key, body } = this.creation;
    try {
      const report = await this.around.api.create(body, key);
      this.creation = null;
      this.around.kept.drop(newSlot);
      this.saved(report, body);
    } catch (error) {
      // Refused as it is, it must change before it is sent again, and a key stands for one content.
      if (isRefused(error)) this.creation = null;
      throw error;
    }
  }

  private async sendChanges(): Promise<void> {
    const { api } = this.around;
    for (let attempt = 1; ; attempt += 1) {
      const id = this.state.reportId as string;
      const sent = pick(this.state.answers, this.unsaved);
      try {
        return this.saved(await api.change(id, sent, this.version), sent);
      } catch (error) {
        const isElsewhere = isStatus(error, 412) || isStatus(error, 409);
        if (!isElsewhere || attempt === mergesAtMost) throw error;
        await this.catchUp();
        if (this.state.phase !== 'open') throw error;
      }
    }
  }

  private saved(report: Report, sent: AnswerChanges): void {
    for (const name of Object.keys(sent) as AnswerName[]) {
      if (isSame(this.state.answers[name], sent[name])) this.unsaved.delete(name);
    }
    // What was typed stays as typed, even where the server stores it a little differently.
    this.meet(report, this.state.answers, new Set([...this.unsaved, ...(Object.keys(sent) as AnswerName[])]));
  }

  /** Another device or tab was there meanwhile. */
  private async catchUp(): Promise<void> {
    const fresh = await this.around.api.get(this.state.reportId as string);
    if (fresh.status !== 'draft') return this.close(fresh);
    this.meet(fresh, this.state.answers);
  }

  private meet(report: Report, typed: Answers, held: ReadonlySet<AnswerName> = this.unsaved): void {
    const answers = mergeAnswers(this.base, typed, held, report.answers);
    const isNewest = report.version >= this.version;
    this.base = report.answers;
    this.version = Math.max(this.version, report.version);
    this.show({ reportId: report.id, answers, report, ...(isNewest && { attachments: report.attachments }) });
  }

  private close(report: Report): void {
    this.stop();
    this.forget(report.id);
    this.show({ phase: 'closed', report, reportId: report.id });
  }

  private failed(error: unknown): void {
    this.keep();
    this.show({ saving: savingAfter(error) });
  }

  private keep(): void {
    const slot = this.state.reportId ?? newSlot;
    if (this.isUnsent) {
      const { version, base, creation } = this;
      this.around.kept.keep(slot, { version, base, answers: this.state.answers, unsaved: [...this.unsaved], creation });
    } else this.around.kept.drop(slot);
  }

  private forget(slot = this.state.reportId ?? newSlot): void {
    this.unsaved.clear();
    this.creation = null;
    this.mustExist = false;
    this.around.kept.drop(slot);
  }

  /** While there is no network, attempts come and go without a word. */
  private showSaving(): void {
    if (this.state.saving.kind !== 'offline') this.show({ saving: { kind: 'saving' } });
  }

  private show(changes: Partial<DraftState>): void {
    this.store.set({ ...this.state, ...changes });
  }
}
