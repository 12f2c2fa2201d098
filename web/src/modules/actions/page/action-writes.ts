import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { type After, mergesAtMost, SaveQueue, saveAfter, savingAfter } from '../../../platform/autosave/save-queue';
import type { Saving } from '../../../platform/autosave/saved-state';
import { createStore, type Store } from '../../../platform/storage/store';
import { isStatus } from '../../../platform/transport/failures';
import { type TodoChanges, withoutSent } from './todo-changes';

export interface WritesSurroundings {
  readonly saveTodos: (version: number, todos: TodoChanges) => Promise<ActionDetail>;
  readonly get: () => Promise<ActionDetail>;
  readonly kept: { read(): TodoChanges; keep(changes: TodoChanges): void };
  readonly after: After;
}

export interface WritesState {
  /** As the server last said. */
  readonly stored: ActionDetail;
  readonly todos: TodoChanges;
  readonly saving: Saving;
}

/**
 * All that one page writes to one action, one request at a time and each with the version that the one before it
 * answered. Changes of the to-do list are shown at once, kept on this device until they have arrived, and sent together;
 * since they are made item by item, they fit whatever somebody else changed meanwhile.
 */
export class ActionWrites {
  readonly store: Store<WritesState>;
  private readonly queue: SaveQueue;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly around: WritesSurroundings,
    stored: ActionDetail,
  ) {
    this.queue = new SaveQueue(around.after, {
      send: () => this.sendTodos(),
      failed: (error) => this.show({ saving: savingAfter(error) }),
    });
    this.store = createStore<WritesState>({ stored, todos: around.kept.read(), saving: { kind: 'nothing' } });
    this.saveNow();
  }

  private get state(): WritesState {
    return this.store.get();
  }

  get isUnsent(): boolean {
    return Object.keys(this.state.todos).length > 0;
  }

  changeTodos(changes: TodoChanges): void {
    if (this.queue.isStopped) return;
    this.keep({ ...this.state.todos, ...changes });
    if (this.state.saving.kind !== 'offline') this.show({ saving: { kind: 'saving' } });
    this.queue.saveIn(saveAfter);
  }

  /** Whatever was not accepted is given up; the list is again as it is stored. */
  giveUp(): void {
    this.keep({});
    this.show({ saving: { kind: 'nothing' } });
  }

  /** Any other change: after the to-do list has arrived, because the server looks at it, and before it changes again. */
  async write(change: (version: number) => Promise<ActionDetail>): Promise<ActionDetail> {
    await this.settle();
    return this.inTurn(async () => {
      const stored = await change(this.state.stored.version);
      this.receive(stored);
      return stored;
    });
  }

  /** The page has learned what the server has now; an older answer that arrives late says nothing. */
  receive(stored: ActionDetail): void {
    if (stored.version >= this.state.stored.version) this.show({ stored });
  }

  saveNow(): void {
    if (this.isUnsent) this.queue.saveIn(0);
  }

  /** No further request. What was not saved stays kept on this device. */
  stop(): void {
    this.queue.stop();
  }

  private async settle(): Promise<void> {
    while (this.isUnsent && !this.queue.isStopped) await this.queue.run();
  }

  private async sendTodos(): Promise<void> {
    if (!this.isUnsent || this.queue.isStopped) return;
    await this.inTurn(() => this.sendUntilFresh());
    if (this.isUnsent) this.queue.saveIn(0);
    else this.show({ saving: { kind: 'saved' } });
  }

  private async sendUntilFresh(): Promise<void> {
    const sent = this.state.todos;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const stored = await this.around.saveTodos(this.state.stored.version, sent);
        this.receive(stored);
        return this.keep(withoutSent(this.state.todos, sent));
      } catch (error) {
        if (!isStatus(error, 412) || attempt === mergesAtMost) throw error;
        this.receive(await this.around.get());
      }
    }
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => {});
    return result;
  }

  private keep(todos: TodoChanges): void {
    this.show({ todos });
    this.around.kept.keep(todos);
  }

  private show(changes: Partial<WritesState>): void {
    this.store.set({ ...this.state, ...changes });
  }
}
