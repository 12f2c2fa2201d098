import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { type AnswerChanges, type Answers, emptyAnswers, withChanges } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { Autosave } from '../../../../platform/autosave/autosave';
import type { AutosaveRules, Kept, KeptStore } from '../../../../platform/autosave/rules';
import type { Saving } from '../../../../platform/autosave/save-queue';
import { createStore, type Store } from '../../../../platform/storage/store';
import { ApiError } from '../../../../platform/transport/api-error';
import { isOutOfReach, isRefused, isStatus } from '../../../../platform/transport/failures';
import { answerChanges, answersMerge } from './answers-merge';
import type { DraftDependencies, DraftState, HandedOver } from './draft-state';
import { type Creation, newSlot } from './stored-drafts';

/** A report as the server has it; without one there is only what was typed. */
interface StoredDraft {
  readonly report: Report | null;
  readonly answers: Answers;
  readonly version: number;
}

const storedAs = (report: Report): StoredDraft => ({ report, answers: report.answers, version: report.version });
const notStored: StoredDraft = { report: null, answers: emptyAnswers, version: 0 };

/** The draft of one report: created with the first answer, written as it is typed, and then sent or given up. */
export class Draft {
  readonly store: Store<DraftState>;
  private autosave: Autosave<StoredDraft, Answers, AnswerChanges> | null = null;
  private creation: Creation | null = null;
  /** The version that came with the last file; what is older does not know it. */
  private fileVersion = 0;
  private isStopped = false;
  private isHeld = false;

  constructor(
    private readonly dependencies: DraftDependencies,
    readonly wanted: string | null,
    /** Proposed answers; they are saved together with the first real one. */
    prefill: AnswerChanges = {},
  ) {
    const answers = withChanges(emptyAnswers, prefill);
    this.store = createStore<DraftState>({
      phase: wanted ? 'loading' : 'open',
      reportId: null,
      answers,
      attachments: [],
      saving: { kind: 'nothing' },
      resumed: false,
      report: null,
      error: null,
    });
    if (!wanted) this.beginNew(answers);
  }

  get state(): DraftState {
    return this.store.get();
  }

  get isUnsent(): boolean {
    return this.autosave?.isUnsent ?? false;
  }

  private beginNew(proposed: Answers): void {
    const kept = this.dependencies.kept.read(newSlot);
    this.creation = kept?.creation ?? null;
    this.open(notStored, { kind: 'nothing' }, proposed);
    if (kept) this.show({ resumed: true });
  }

  /** A new one was asked for, and this one was still there. */
  markResumed(): void {
    this.show({ resumed: true });
  }

  /** Fetches the draft that the address names; again, when it could not be fetched. */
  async load(): Promise<void> {
    const id = this.wanted;
    if (!id || this.state.phase === 'open') return;
    this.show({ phase: 'loading', error: null });
    const kept = this.dependencies.kept.read(id);
    try {
      const report = await this.dependencies.api.get(id);
      if (this.isStopped) return;
      this.show({ reportId: id });
      if (report.status === 'draft') this.open(storedAs(report), { kind: 'saved' });
      else this.close(report);
    } catch (error) {
      if (this.isStopped) return;
      if (!kept || !isOutOfReach(error)) return this.show({ phase: 'unavailable', error });
      this.show({ reportId: id, resumed: true });
      this.open({ report: null, answers: kept.base, version: kept.version }, { kind: 'offline' });
    }
  }

  private open(stored: StoredDraft, saving: Saving, proposed?: Answers): void {
    const dependencies = { kept: this.keptStore(), after: this.dependencies.after };
    const autosave = new Autosave(this.rules(), dependencies, { stored, saving, ...(proposed && { proposed }) });
    this.autosave = autosave;
    let shown: StoredDraft | null = null;
    const follow = () => {
      const { content, stored: latest, saving: now, ended } = autosave.state;
      const { report } = latest;
      const isNews = latest !== shown && report !== null;
      shown = latest;
      this.show({
        phase: ended ? 'closed' : 'open',
        answers: content,
        saving: now,
        ...(isNews && { report, reportId: report.id }),
        ...(isNews && report.version >= this.fileVersion && { attachments: report.attachments }),
      });
    };
    autosave.store.subscribe(follow);
    follow();
  }

  change(changes: AnswerChanges): void {
    if (this.state.phase === 'open') this.autosave?.change(changes);
  }

  /** Everything typed is on the server, and the report exists there. Fails with what stood in the way. */
  async settle(): Promise<string> {
    await this.autosave?.settle();
    const { reportId } = this.state;
    if (!reportId) throw new Error('The report was not stored');
    return reportId;
  }

  /** Something else that writes answers on the server: after what was typed has arrived, and shown here once it is done. */
  async writeElsewhere(write: (version: number) => Promise<unknown>): Promise<void> {
    await this.settle();
    await write(this.autosave?.version ?? 0);
    await this.autosave?.catchUp();
  }

  async submit(): Promise<Report> {
    const report = await this.onNewest(async (version) => this.dependencies.api.submit(await this.settle(), version()));
    this.forget();
    return report;
  }

  async discard(): Promise<void> {
    await this.autosave?.pause();
    const { reportId } = this.state;
    if (reportId) await this.onNewest((version) => this.dependencies.api.discard(reportId, version()));
    this.forget();
  }

  private onNewest(send: (version: () => number) => Promise<Report>): Promise<Report> {
    const version = () => this.autosave?.version ?? 0;
    return send(version).catch(async (error) => {
      if (!isStatus(error, 412)) throw error;
      await this.autosave?.catchUp();
      return send(version);
    });
  }

  /**
   * To the queue of this device, which sends it when there is a network. Nothing is saved meanwhile: what the queue takes along is
   * all that the server does not have. Kept here until `keep` is done.
   */
  async handOver(keep: (written: HandedOver) => Promise<void>): Promise<void> {
    this.isHeld = true;
    try {
      await this.autosave?.pause();
      const { reportId, answers } = this.state;
      const { stored } = this.autosave?.state ?? { stored: notStored };
      const base = reportId ? { recordId: reportId, version: stored.version } : null;
      await keep({ base, answers: answerChanges(stored.answers, answers), draftKey: this.creation?.key ?? null });
      this.forget();
    } finally {
      this.isHeld = false;
    }
  }

  fileAdded(attachment: Attachment, version: number): void {
    this.receiveVersion(version);
    const others = this.state.attachments.filter(({ id }) => id !== attachment.id);
    this.show({ attachments: [...others, attachment] });
  }

  fileRemoved(id: string, version: number): void {
    this.receiveVersion(version);
    this.show({ attachments: this.state.attachments.filter((file) => file.id !== id) });
  }

  private receiveVersion(version: number): void {
    this.fileVersion = Math.max(this.fileVersion, version);
    this.autosave?.receiveVersion(version);
  }

  /** At once: the network is back, or the user asks for it. */
  saveNow(): void {
    this.autosave?.saveNow();
  }

  /** No further request. What was not saved stays kept on this device. */
  stop(): void {
    this.isStopped = true;
    this.autosave?.stop();
  }

  private forget(): void {
    this.stop();
    this.autosave?.forget();
  }

  private close(report: Report): void {
    this.stop();
    this.dependencies.kept.drop(report.id);
    this.show({ phase: 'closed', report });
  }

  private rules(): AutosaveRules<StoredDraft, Answers, AnswerChanges> {
    return {
      read: ({ answers, version }) => ({ content: answers, version }),
      get: async () => storedAs(await this.dependencies.api.get(this.state.reportId as string)),
      save: (unsaved) => this.save(unsaved),
      apply: withChanges,
      strategy: answersMerge,
      hasEnded: ({ report }) => report !== null && report.status !== 'draft',
      isOvertaken: (error) => isStatus(error, 412) || isStatus(error, 409),
      isMissing: () => this.state.reportId === null,
      toSend: (answers, base) => {
        if (this.state.reportId) return answers;
        // Until it is answered, a creation is repeated as it was; what was typed since follows.
        this.creation ??= { key: this.dependencies.newKey(), body: answerChanges(base, answers) };
        return withChanges(emptyAnswers, this.creation.body);
      },
    };
  }

  private async save({ base, content, version }: Kept<Answers>): Promise<StoredDraft> {
    // As without a network: it is tried again later.
    if (this.isHeld) throw new ApiError(0, 'network_failure', '');
    const { api } = this.dependencies;
    const { reportId } = this.state;
    if (reportId) return storedAs(await api.change(reportId, answerChanges(base, content), version));
    return storedAs(await this.create());
  }

  private async create(): Promise<Report> {
    const { key, body } = this.creation as Creation;
    try {
      const report = await this.dependencies.api.create(body, key);
      this.creation = null;
      this.dependencies.kept.drop(newSlot);
      this.show({ reportId: report.id });
      return report;
    } catch (error) {
      // Refused as it is, it must change before it is sent again, and a key stands for one content.
      if (isRefused(error)) this.creation = null;
      throw error;
    }
  }

  private keptStore(): KeptStore<Answers> {
    const { kept } = this.dependencies;
    const slot = () => this.state.reportId ?? newSlot;
    return {
      read: () => {
        const found = kept.read(slot());
        return found && { version: found.version, base: found.base, content: found.answers, reason: null };
      },
      keep: ({ version, base, content }) =>
        kept.keep(slot(), { version, base, answers: content, creation: this.creation }),
      drop: () => kept.drop(slot()),
    };
  }

  private show(changes: Partial<DraftState>): void {
    this.store.set({ ...this.state, ...changes });
  }
}
