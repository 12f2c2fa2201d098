import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAfter } from '../../../platform/autosave/save-queue';
import { PretendClock, settled } from '../../../platform/testing/pretend-clock';
import { ApiError } from '../../../platform/transport/api-error';
import { ActionWrites } from './action-writes';
import { type TodoChanges, todosShown } from './todo-changes';

const first = { id: 'todo-aaaaaaaa', text: 'Isoler le lot', completed: false };
const begin: ActionDetail = {
  id: 'ACT_0001',
  status: 'in_progress',
  summary: 'Isoler',
  priority: 'low',
  description: '',
  objective: '',
  responsible: 'Someone',
  responsibleId: 7,
  approver: null,
  approverId: null,
  startDate: '2026-01-01',
  dueDate: null,
  extension: null,
  todos: [first],
  origin: '',
  caseId: null,
  createdBy: 'Someone',
  comments: 0,
  completedAt: null,
  version: 1,
  attachments: [],
  isCaseEnded: false,
  contributions: [],
};

/** A server that knows versions, answers when it is let, and fails when it is told to. */
class PretendServer {
  stored = begin;
  failures: ApiError[] = [];
  asked: { version: number; todos?: TodoChanges }[] = [];
  atOnce = 0;
  mostAtOnce = 0;

  change = async (version: number, changes: Partial<ActionDetail>, todos?: TodoChanges) => {
    this.asked.push({ version, ...(todos && { todos }) });
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    await Promise.resolve();
    this.atOnce -= 1;
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (version !== this.stored.version) throw new ApiError(412, 'stale_version', 'changed meanwhile');
    const list = todosShown(this.stored.todos, todos ?? {});
    this.stored = { ...this.stored, ...changes, todos: [...list], version: version + 1 };
    return this.stored;
  };
}

let clock: PretendClock;
let server: PretendServer;
let kept: TodoChanges;

beforeEach(() => {
  clock = new PretendClock();
  server = new PretendServer();
  kept = {};
});

const open = () =>
  new ActionWrites(
    {
      saveTodos: (version, todos) => server.change(version, {}, todos),
      get: async () => server.stored,
      kept: {
        read: () => kept,
        keep: (changes) => {
          kept = changes;
        },
      },
      after: clock.after,
    },
    begin,
  );

const done = (completed: boolean) => ({ [first.id]: { text: first.text, completed } });

describe('fast clicks', () => {
  it('never meet an old version, and the last one counts', async () => {
    const writes = open();
    for (const completed of [true, false, true]) {
      writes.changeTodos(done(completed));
      await clock.pass(100);
    }
    await clock.pass(saveAfter);
    expect(server.asked).toHaveLength(1);
    expect(server.stored.todos).toEqual([{ ...first, completed: true }]);
    expect(server.mostAtOnce).toBe(1);
    expect(writes.store.get()).toMatchObject({ todos: {}, saving: { kind: 'saved' } });
    expect(kept).toEqual({});
  });

  it('while a request is under way are sent together after it', async () => {
    const writes = open();
    writes.changeTodos(done(true));
    const priority = writes.write((version) => server.change(version, { priority: 'high' }));
    writes.changeTodos({ 'todo-bbbbbbbb': { text: 'Prévenir', completed: false } });
    writes.changeTodos({ 'todo-cccccccc': { text: 'Former', completed: false } });
    await priority;
    await clock.pass(saveAfter);
    expect(server.stored.todos.map(({ id }) => id)).toEqual([first.id, 'todo-bbbbbbbb', 'todo-cccccccc']);
    expect(server.stored.priority).toBe('high');
    expect(server.mostAtOnce).toBe(1);
    expect(server.asked.map(({ version }) => version)).toEqual([...server.asked.keys()].map((at) => at + 1));
  });
});

describe('another change', () => {
  it('waits until the to-do list has arrived', async () => {
    const writes = open();
    writes.changeTodos(done(true));
    await writes.write((version) => server.change(version, { status: 'ready_for_qa' }));
    expect(server.asked.map(({ todos }) => todos !== undefined)).toEqual([true, false]);
    expect(writes.store.get().stored).toMatchObject({ status: 'ready_for_qa', version: 3 });
  });

  it('is not made when the list cannot be saved', async () => {
    const writes = open();
    server.failures.push(new ApiError(409, 'wrong_state', 'no'));
    writes.changeTodos(done(true));
    await expect(writes.write((version) => server.change(version, {}))).rejects.toMatchObject({ status: 409 });
    expect(server.asked).toHaveLength(1);
  });

  it('that meets an old version says so', async () => {
    const writes = open();
    server.stored = { ...begin, version: 5 };
    await expect(writes.write((version) => server.change(version, {}))).rejects.toMatchObject({ status: 412 });
  });
});

describe('changes of the list', () => {
  it('fit what somebody else changed meanwhile', async () => {
    const writes = open();
    server.stored = { ...begin, summary: 'Autre titre', version: 5 };
    writes.changeTodos(done(true));
    await clock.pass(saveAfter);
    expect(server.stored).toMatchObject({ summary: 'Autre titre', version: 6 });
    expect(writes.store.get().stored).toMatchObject({ summary: 'Autre titre', todos: [{ completed: true }] });
  });

  it('are kept without a network and sent when it is back', async () => {
    const writes = open();
    server.failures.push(new ApiError(0, 'network_failure', 'no network'));
    writes.changeTodos(done(true));
    await clock.pass(saveAfter);
    expect(writes.store.get().saving).toEqual({ kind: 'offline' });
    expect(kept).toEqual(done(true));
    await clock.pass(2000);
    expect(writes.store.get().saving).toEqual({ kind: 'saved' });
  });

  it('that a closed tab had not sent are sent by the next one', async () => {
    kept = done(true);
    const writes = open();
    expect(todosShown(begin.todos, writes.store.get().todos)[0]?.completed).toBe(true);
    await clock.pass(0);
    expect(server.stored.todos[0]?.completed).toBe(true);
  });

  it('that were refused stay until they are given up', async () => {
    const writes = open();
    server.failures.push(new ApiError(409, 'wrong_state', 'no'));
    writes.changeTodos(done(true));
    await clock.pass(60_000);
    expect(writes.store.get().saving.kind).toBe('failed');
    expect(server.asked).toHaveLength(1);
    writes.giveUp();
    expect([writes.store.get().todos, kept]).toEqual([{}, {}]);
  });

  it('are not sent in the name of the next person', async () => {
    const writes = open();
    writes.changeTodos(done(true));
    writes.stop();
    await clock.pass(60_000);
    expect(server.asked).toHaveLength(0);
    expect(kept).toEqual(done(true));
  });
});

it('an answer that arrives late does not show what was before', async () => {
  const writes = open();
  await writes.write((version) => server.change(version, { summary: 'Nouveau' }));
  writes.receive(begin);
  await settled();
  expect(writes.store.get().stored.summary).toBe('Nouveau');
});
