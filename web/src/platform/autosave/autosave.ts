import { createStore, type Store } from '../storage/store';
import { isStatus } from '../transport/failures';
import { type Content, conflictingFields, isSameContent, merged } from './merge';
import { type After, mergesAtMost, SaveQueue, saveAfter, savingAfter } from './save-queue';

/** A content as the server has it. */
export interface Stored {
  readonly content: Content;
  readonly version: number;
}

/** What this device knows and the server does not yet. */
export interface Kept {
  readonly version: number;
  /** As the server last had it. */
  readonly base: Content;
  readonly content: Content;
  readonly reason: string | null;
}

export interface AutosaveSurroundings<Held extends Stored> {
  readonly save: (content: Content, version: number, reason: string | null) => Promise<Held>;
  readonly get: () => Promise<Held>;
  readonly kept: { read(): Kept | null; keep(kept: Kept): void; drop(): void };
  readonly after: After;
  /** Whether what the server has now is changed only with a reason. */
  readonly needsReason: (stored: Held) => boolean;
  /** What clearing rules leave of what was entered. */
  readonly settle: (content: Content) => Content;
}

export type AutosaveState<Held extends Stored> = {
  /** As shown: what was typed here, over what the server has. */
  readonly content: Content;
  readonly stored: Held;
  readonly saving:
    | { readonly kind: 'saved' | 'saving' | 'offline' }
    /** Waits for the person: two versions of a field, or a reason. */
    | { readonly kind: 'conflict' }
    | { readonly kind: 'reason' }
    | { readonly kind: 'failed'; readonly error: unknown };
  /** The other version, while somebody has to choose; `fields` are those that both sides changed. */
  readonly conflict: { readonly base: Content; readonly theirs: Held; readonly fields: readonly string[] } | null;
  /** Why the content is changed although it is marked; goes with the next save. */
  readonly reason: string | null;
};

/** Two versions of the same field, or a mark that came meanwhile: nothing is sent before the person has decided. */
export class NeedsDecision extends Error {}

/**
 * One content that is written by hand: shown as typed, kept on this device at once, and brought to the server one
 * request at a time. What somebody else changed meanwhile is merged field by field; a field that both changed waits for
 * the person. It knows no page and no browser, so that every order of events can be tested.
 */
export class Autosave<Held extends Stored> {
  readonly store: Store<AutosaveState<Held>>;
  private base: Content;
  private version: number;
  private readonly queue: SaveQueue;

  constructor(
    private readonly around: AutosaveSurroundings<Held>,
    stored: Held,
  ) {
    this.queue = new SaveQueue(around.after, { send: () => this.send(), failed: (error) => this.failed(error) });
    this.base = stored.content;
    this.version = stored.version;
    this.store = createStore<AutosaveState<Held>>({
      content: stored.content,
      stored,
      saving: { kind: 'saved' },
      conflict: null,
      reason: null,
    });
    this.takeUp(stored);
  }

  get state(): AutosaveState<Held> {
    return this.store.get();
  }

  get isUnsent(): boolean {
    return !isSameContent(this.base, this.state.content);
  }

  private takeUp(stored: Held): void {
    const kept = this.around.kept.read();
    if (!kept) return;
    this.base = kept.base;
    this.show({ content: kept.content, reason: kept.reason });
    this.meet(stored);
    if (this.isUnsent) this.queue.saveIn(0);
    else this.around.kept.drop();
  }

  change(changes: Content): void {
    if (this.queue.isStopped) return;
    this.show({ content: this.around.settle({ ...this.state.content, ...changes }) });
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

  /** The server has something newer, says the page: what is typed here is not touched. */
  receive(stored: Held): void {
    if (this.queue.isStopped || stored.version < this.version) return;
    const { underway } = this.queue;
    if (underway) {
      const later = () => this.receive(stored);
      return void underway.then(later, later);
    }
    if (stored.version === this.version && isSameContent(stored.content, this.base)) {
      this.show({ stored });
      if (this.isUnsent && !this.state.conflict) this.afterMeeting();
      return;
    }
    this.meet(stored);
    if (this.isUnsent) {
      this.keep();
      if (!this.isHeldUp) this.queue.saveIn(saveAfter);
    } else this.around.kept.drop();
  }

  /** The person has chosen, field by field, between their own words and the other's. */
  resolve(theirs: ReadonlySet<string>): void {
    const { conflict, content } = this.state;
    if (!conflict) return;
    const taken = Object.fromEntries(conflict.fields.filter((name) => theirs.has(name)).map(fieldOf(conflict.theirs)));
    const chosen = { ...merged(conflict.base, content, conflict.theirs.content), ...taken };
    this.base = conflict.theirs.content;
    this.version = conflict.theirs.version;
    this.show({ content: this.around.settle(chosen), stored: conflict.theirs, conflict: null });
    this.afterMeeting();
    this.keep();
    if (this.isUnsent && !this.isHeldUp) this.queue.saveIn(0);
  }

  /** Everything typed is on the server; the answer is its version. Fails with what stood in the way. */
  async settle(): Promise<number> {
    while (this.isUnsent) {
      if (this.isHeldUp || this.queue.isStopped) throw new NeedsDecision();
      await this.queue.run();
    }
    return this.version;
  }

  /** At once: the network is back, or somebody asks for it. */
  saveNow(): void {
    if (this.isUnsent && !this.isHeldUp) this.queue.saveIn(0);
  }

  /** No further request. What was not saved stays kept on this device. */
  stop(): void {
    this.queue.stop();
  }

  private get isHeldUp(): boolean {
    const { kind } = this.state.saving;
    return kind === 'conflict' || kind === 'reason';
  }

  private async send(): Promise<void> {
    if (this.queue.isStopped || !this.isUnsent || this.isHeldUp) return;
    this.showSaving();
    await this.sendContent();
    this.keep();
    if (this.isHeldUp) return;
    if (this.isUnsent) this.queue.saveIn(saveAfter);
    else this.show({ saving: { kind: 'saved' } });
  }

  private async sendContent(): Promise<void> {
    for (let attempt = 1; this.isUnsent && !this.isHeldUp; attempt += 1) {
      const sent = this.state.content;
      try {
        return this.saved(await this.around.save(sent, this.version, this.state.reason), sent);
      } catch (error) {
        if (!isStatus(error, 412) || attempt === mergesAtMost) throw error;
        this.meet(await this.around.get());
      }
    }
  }

  private saved(stored: Held, sent: Content): void {
    // What was typed while the request was under way stays; the rest is as the server stored it.
    const content = merged(sent, this.state.content, stored.content);
    this.base = stored.content;
    this.version = stored.version;
    this.show({ stored, content, conflict: null, reason: null });
  }

  /** Another device or person was there: fields that only one side changed find together by themselves. */
  private meet(stored: Held): void {
    const mine = this.state.content;
    const fields = conflictingFields(this.base, mine, stored.content);
    if (fields.length > 0) {
      this.show({ conflict: { base: this.base, theirs: stored, fields }, saving: { kind: 'conflict' } });
      return;
    }
    const content = this.around.settle(merged(this.base, mine, stored.content));
    this.base = stored.content;
    this.version = stored.version;
    this.show({ content, stored, conflict: null });
    this.afterMeeting();
  }

  private afterMeeting(): void {
    if (!this.isUnsent) this.show({ saving: { kind: 'saved' } });
    else if (this.around.needsReason(this.state.stored) && this.state.reason === null) {
      this.show({ saving: { kind: 'reason' } });
    } else if (this.isHeldUp) this.show({ saving: { kind: 'saving' } });
  }

  /** Typing on may end what two people disagreed about, or widen it. */
  private compare(): void {
    const { conflict } = this.state;
    if (conflict) this.meet(conflict.theirs);
  }

  private failed(error: unknown): void {
    this.keep();
    this.show({ saving: savingAfter(error) });
  }

  private keep(): void {
    const { base, version } = this;
    const { content, reason } = this.state;
    if (this.isUnsent) this.around.kept.keep({ version, base, content, reason });
    else this.around.kept.drop();
  }

  /** While there is no network, attempts come and go without a word. */
  private showSaving(): void {
    if (this.state.saving.kind !== 'offline') this.show({ saving: { kind: 'saving' } });
  }

  private show(changes: Partial<AutosaveState<Held>>): void {
    this.store.set({ ...this.state, ...changes });
  }
}

function fieldOf({ content }: Stored) {
  return (name: string) => [name, content[name] ?? null] as const;
}
