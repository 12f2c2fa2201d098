import { createStore, type Store } from '../storage/store';
import { isStatus } from '../transport/failures';
import { type Content, isSameContent, partOf } from './merge';
import type { AutosaveBeginning, AutosaveDependencies, AutosaveRules, AutosaveState } from './rules';
import { mergesAtMost, SaveQueue, saveAfter, savingAfter } from './save-queue';

/** Two versions of the same part, or a mark that came meanwhile: nothing is sent before the person has decided. */
export class NeedsDecision extends Error {}

/**
 * What is written by hand: shown as typed, kept on this device at once, and brought to the server one request at a time.
 * What another user changed meanwhile is merged as the record's strategy says; what only a person can settle waits for
 * them. It knows no page and no browser, so that every order of events can be tested.
 */
export class Autosave<Held, Fields extends object = Content, Changes = Fields> {
  readonly store: Store<AutosaveState<Held, Fields>>;
  private base: Fields;
  private known: number;
  private readonly queue: SaveQueue;
  /** What the server does not know yet is not sent before the user has typed into it. */
  private hasBegun: boolean;

  constructor(
    private readonly rules: AutosaveRules<Held, Fields, Changes>,
    private readonly dependencies: AutosaveDependencies<Fields>,
    { stored, proposed, saving = { kind: 'saved' } }: AutosaveBeginning<Held, Fields>,
  ) {
    this.queue = new SaveQueue(dependencies.after, { send: () => this.send(), failed: (error) => this.failed(error) });
    const { content, version } = rules.read(stored);
    this.base = content;
    this.known = version;
    this.hasBegun = !this.isMissing;
    this.store = createStore<AutosaveState<Held, Fields>>({
      content: proposed ?? content,
      stored,
      saving,
      conflict: null,
      reason: null,
      ended: false,
    });
    this.resume(stored);
  }

  get state(): AutosaveState<Held, Fields> {
    return this.store.get();
  }

  get isUnsent(): boolean {
    return this.hasBegun && (this.isMissing || !isSameContent(this.base, this.state.content));
  }

  get version(): number {
    return this.known;
  }

  private get isMissing(): boolean {
    return this.rules.isMissing?.() ?? false;
  }

  private resume(stored: Held): void {
    const kept = this.dependencies.kept.read();
    if (!kept) return;
    this.hasBegun = true;
    this.base = kept.base;
    this.show({ content: kept.content, reason: kept.reason });
    this.meet(stored);
    if (this.isUnsent) {
      if (!this.isHeldUp) this.showSaving();
      this.queue.saveIn(0);
    } else this.dependencies.kept.drop();
  }

  change(changes: Changes): void {
    if (this.queue.isStopped) return;
    this.hasBegun = true;
    this.show({ content: this.rules.apply(this.state.content, changes) });
    this.compare();
    this.keep();
    if (!this.isUnsent && !this.queue.underway) {
      this.queue.cancel();
      this.show({ saving: { kind: 'saved' } });
    } else if (!this.isHeldUp) {
      this.showSaving();
      this.queue.saveIn(saveAfter);
    }
  }

  giveReason(reason: string): void {
    this.show({ reason });
    this.keep();
    if (this.state.saving.kind === 'reason') this.showSaving();
    this.saveNow();
  }

  /** Whatever was not accepted is given up; the content is again as it is stored. */
  giveUp(): void {
    this.queue.cancel();
    this.show({ content: this.base, conflict: null, saving: { kind: 'nothing' } });
    this.keep();
  }

  /** The server has something newer, says the page: what is typed here is not touched. */
  receive(stored: Held): void {
    const { content, version } = this.rules.read(stored);
    if (this.queue.isStopped || version < this.known) return;
    const { underway } = this.queue;
    if (underway) {
      const later = () => this.receive(stored);
      return void underway.then(later, later);
    }
    if (version === this.known && isSameContent(content, this.base)) {
      this.show({ stored });
      if (this.isUnsent && !this.state.conflict) this.afterMeeting();
      return;
    }
    this.meet(stored);
    if (this.isUnsent) {
      this.keep();
      if (!this.isHeldUp) this.queue.saveIn(saveAfter);
    } else this.dependencies.kept.drop();
  }

  /** Something else that was done to the record answered its version. */
  receiveVersion(version: number): void {
    this.known = Math.max(this.known, version);
  }

  /** The person has chosen, part by part, between their own words and the other's. */
  resolve(theirs: ReadonlySet<string>): void {
    const { conflict, content } = this.state;
    if (!conflict) return;
    const other = this.rules.read(conflict.theirs);
    const taken = conflict.fields.filter((name) => theirs.has(name));
    const chosen = {
      ...this.rules.strategy.merge(conflict.base, content, other.content),
      ...Object.fromEntries(taken.map((name) => [name, partOf(other.content, name) ?? null])),
    };
    this.base = other.content;
    this.receiveVersion(other.version);
    this.show({ content: this.normalised(chosen), stored: conflict.theirs, conflict: null });
    this.afterMeeting();
    this.keep();
    if (this.isUnsent && !this.isHeldUp) this.queue.saveIn(0);
  }

  /** Everything typed is on the server; the answer is its version. Fails with what stood in the way. */
  async settle(): Promise<number> {
    if (!this.state.ended) this.hasBegun = true;
    while (this.isUnsent) {
      if (this.isHeldUp || this.queue.isStopped) throw new NeedsDecision();
      await this.queue.run();
    }
    return this.known;
  }

  /** Any other change of the record: after what was typed has arrived, and before anything else is sent. */
  async write(change: (version: number) => Promise<Held>): Promise<Held> {
    await this.settle();
    return this.queue.inTurn(async () => {
      const stored = await change(this.known);
      this.meet(stored);
      return stored;
    });
  }

  /** Fetches what the server has now, and brings it together with what is typed here. */
  async catchUp(): Promise<void> {
    const fresh = await this.rules.get();
    if (!this.rules.hasEnded?.(fresh)) return this.meet(fresh);
    this.forget();
    this.show({ stored: fresh, ended: true });
  }

  /** At once: the network is back, or the user asks for it. */
  saveNow(): void {
    if (this.isUnsent && !this.isHeldUp) this.queue.saveIn(0);
  }

  /** Nothing further is planned, and what was under way has ended. */
  async pause(): Promise<void> {
    this.queue.cancel();
    await this.queue.underway?.catch(() => {});
  }

  /** No further request. What was not saved stays kept on this device. */
  stop(): void {
    this.queue.stop();
  }

  /** No further request, and nothing stays on this device. */
  forget(): void {
    this.stop();
    this.hasBegun = false;
    this.dependencies.kept.drop();
  }

  private get isHeldUp(): boolean {
    const { kind } = this.state.saving;
    return kind === 'conflict' || kind === 'reason';
  }

  private async send(): Promise<void> {
    if (this.queue.isStopped || !this.isUnsent || this.isHeldUp) return;
    this.showSaving();
    await this.queue.inTurn(() => this.sendContent());
    this.keep();
    if (this.isHeldUp) return;
    if (this.isUnsent) this.queue.saveIn(saveAfter);
    else this.show({ saving: { kind: 'saved' } });
  }

  private async sendContent(): Promise<void> {
    for (let attempt = 1; this.isUnsent && !this.isHeldUp && !this.queue.isStopped; attempt += 1) {
      const { content, reason } = this.state;
      const sent = this.rules.toSend?.(content, this.base) ?? content;
      this.keep();
      try {
        const unsaved = { content: sent, base: this.base, version: this.known, reason };
        return this.saved(await this.rules.save(unsaved), sent);
      } catch (error) {
        if (!this.isOvertaken(error) || attempt === mergesAtMost) throw error;
        await this.catchUp();
        if (this.state.ended) throw error;
      }
    }
  }

  private isOvertaken(error: unknown): boolean {
    if (this.isMissing) return false;
    return this.rules.isOvertaken?.(error) ?? isStatus(error, 412);
  }

  private saved(stored: Held, sent: Fields): void {
    const { strategy, read } = this.rules;
    const { content: answered, version } = read(stored);
    const base = strategy.afterSave?.(this.base, sent, answered) ?? answered;
    // What was typed while the request was under way stays.
    const content = strategy.merge(sent, this.state.content, base);
    this.base = base;
    this.receiveVersion(version);
    this.show({ stored, content, conflict: null, reason: null });
  }

  /** Another device or person was there: parts that only one side changed find together by themselves. */
  private meet(stored: Held): void {
    const { strategy, read } = this.rules;
    const { content: theirs, version } = read(stored);
    const mine = this.state.content;
    const fields = strategy.conflicts(this.base, mine, theirs);
    if (fields.length > 0) {
      this.show({ conflict: { base: this.base, theirs: stored, fields }, saving: { kind: 'conflict' } });
      return;
    }
    const content = this.normalised(strategy.merge(this.base, mine, theirs));
    this.base = theirs;
    this.receiveVersion(version);
    this.show({ content, stored, conflict: null });
    this.afterMeeting();
  }

  private afterMeeting(): void {
    const { kind } = this.state.saving;
    if (!this.isUnsent) {
      if (kind !== 'nothing') this.show({ saving: { kind: 'saved' } });
    } else if (this.rules.needsReason?.(this.state.stored) && this.state.reason === null) {
      this.show({ saving: { kind: 'reason' } });
    } else if (this.isHeldUp) this.show({ saving: { kind: 'saving' } });
  }

  /** Typing on may end what two people disagreed about, or widen it. */
  private compare(): void {
    const { conflict } = this.state;
    if (conflict) this.meet(conflict.theirs);
  }

  private normalised(content: Fields): Fields {
    return this.rules.normalise?.(content) ?? content;
  }

  private failed(error: unknown): void {
    this.keep();
    this.show({ saving: savingAfter(error) });
  }

  private keep(): void {
    const { content, reason } = this.state;
    if (this.isUnsent) this.dependencies.kept.keep({ version: this.known, base: this.base, content, reason });
    else this.dependencies.kept.drop();
  }

  /** While there is no network, attempts come and go without a word. */
  private showSaving(): void {
    if (this.state.saving.kind !== 'offline') this.show({ saving: { kind: 'saving' } });
  }

  private show(changes: Partial<AutosaveState<Held, Fields>>): void {
    this.store.set({ ...this.state, ...changes });
  }
}
