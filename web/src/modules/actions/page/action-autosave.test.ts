import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { beforeEach, describe, expect, it } from 'vitest';
import { Autosave } from '../../../platform/autosave/autosave';
import { saveAfter } from '../../../platform/autosave/save-queue';
import { PretendClock, settled } from '../../../platform/testing/pretend-clock';
import { ApiError } from '../../../platform/transport/api-error';
import { actionAutosave } from './action-autosave';
import { itemsOf, type TodoChanges, todosOf, withTodoChanges } from './todo-changes';

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

/** A server that knows versions, answers when it is let, and fails on demand. */
class PretendServer {
  stored = begin;
  failures: ApiError[] = [];
  asked: { version: number; todos?: TodoChanges }[] = [];
  atOnce = 0;
  maxAtOnce = 0;

  change = async (version: number, changes: Partial<ActionDetail>, todos?: TodoChanges) => {
    this.asked.push({ version, ...(todos && { todos }) });
    this.atOnce += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.atOnce);
    await Promise.resolve();
    this.atOnce -= 1;
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (version !== this.stored.version) throw new ApiError(412, 'stale_version', 'changed meanwhile');
    const list = todosOf(withTodoChanges(itemsOf(this.stored.todos), todos ?? {}));
    this.stored = { ...this.stored, ...changes, todos: [...list], version: version + 1 };
    return this.stored;
  };
}

let clock: PretendClock;
let server: PretendServer;
let memory: Map<string, string>;

const kept = (): TodoChanges => JSON.parse(memory.get('key') ?? '{}');

beforeEach(() => {
  clock = new PretendClock();
  server = new PretendServer();
  memory = new Map();
});

const open = () => {
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const saveTodos = (version: number, todos: TodoChanges) => server.change(version, {}, todos);
  const { rules, storedAutosave, saving } = actionAutosave({ saveTodos, get: async () => server.stored }, storage);
  const around = { kept: storedAutosave('key', begin), after: clock.after };
  return new Autosave(rules, around, { stored: begin, ...(saving && { saving }) });
};

const done = (completed: boolean) => ({ [first.id]: { text: first.text, completed } });

describe('fast clicks', () => {
  it('never meet an old version, and the last one counts', async () => {
    const writes = open();
    for (const completed of [true, false, true]) {
      writes.change(done(completed));
      await clock.pass(100);
    }
    await clock.pass(saveAfter);
    expect(server.asked).toHaveLength(1);
    expect(server.stored.todos).toEqual([{ ...first, completed: true }]);
    expect(server.maxAtOnce).toBe(1);
    expect(writes.state.saving).toEqual({ kind: 'saved' });
    expect(writes.isUnsent).toBe(false);
    expect(kept()).toEqual({});
  });

  it('while a request is under way are sent together after it', async () => {
    const writes = open();
    writes.change(done(true));
    const priority = writes.write((version) => server.change(version, { priority: 'high' }));
    writes.change({ 'todo-bbbbbbbb': { text: 'Prévenir', completed: false } });
    writes.change({ 'todo-cccccccc': { text: 'Former', completed: false } });
    await priority;
    await clock.pass(saveAfter);
    expect(server.stored.todos.map(({ id }) => id)).toEqual([first.id, 'todo-bbbbbbbb', 'todo-cccccccc']);
    expect(server.stored.priority).toBe('high');
    expect(server.maxAtOnce).toBe(1);
    expect(server.asked.map(({ version }) => version)).toEqual([...server.asked.keys()].map((at) => at + 1));
  });
});

describe('another change', () => {
  it('waits until the to-do list has arrived', async () => {
    const writes = open();
    writes.change(done(true));
    await writes.write((version) => server.change(version, { status: 'ready_for_qa' }));
    expect(server.asked.map(({ todos }) => todos !== undefined)).toEqual([true, false]);
    expect(writes.state.stored).toMatchObject({ status: 'ready_for_qa', version: 3 });
  });

  it('is not made when the list cannot be saved', async () => {
    const writes = open();
    server.failures.push(new ApiError(409, 'wrong_state', 'no'));
    writes.change(done(true));
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
  it('fit what another user changed meanwhile', async () => {
    const writes = open();
    server.stored = { ...begin, summary: 'Autre titre', version: 5 };
    writes.change(done(true));
    await clock.pass(saveAfter);
    expect(server.stored).toMatchObject({ summary: 'Autre titre', version: 6 });
    expect(writes.state.stored).toMatchObject({ summary: 'Autre titre', todos: [{ completed: true }] });
  });

  it('are kept without a network and sent when it is back', async () => {
    const writes = open();
    server.failures.push(new ApiError(0, 'network_failure', 'no network'));
    writes.change(done(true));
    await clock.pass(saveAfter);
    expect(writes.state.saving).toEqual({ kind: 'offline' });
    expect(kept()).toEqual(done(true));
    await clock.pass(2000);
    expect(writes.state.saving).toEqual({ kind: 'saved' });
  });

  it('that a closed tab had not sent are sent by the next one', async () => {
    memory.set('key', JSON.stringify(done(true)));
    const writes = open();
    expect(todosOf(writes.state.content)[0]?.completed).toBe(true);
    await clock.pass(0);
    expect(server.stored.todos[0]?.completed).toBe(true);
  });

  it('that were refused stay until they are given up', async () => {
    const writes = open();
    server.failures.push(new ApiError(409, 'wrong_state', 'no'));
    writes.change(done(true));
    await clock.pass(60_000);
    expect(writes.state.saving.kind).toBe('failed');
    expect(server.asked).toHaveLength(1);
    writes.giveUp();
    expect(todosOf(writes.state.content)).toEqual(begin.todos);
    expect(kept()).toEqual({});
  });

  it('are not sent in the name of the next person', async () => {
    const writes = open();
    writes.change(done(true));
    writes.stop();
    await clock.pass(60_000);
    expect(server.asked).toHaveLength(0);
    expect(kept()).toEqual(done(true));
  });
});

it('an answer that arrives late does not show what was before', async () => {
  const writes = open();
  await writes.write((version) => server.change(version, { summary: 'Nouveau' }));
  writes.receive(begin);
  await settled();
  expect(writes.state.stored.summary).toBe('Nouveau');
});

describe('what the page says of the list', () => {
  it('is nothing while only other things of the action change', async () => {
    const writes = open();
    await writes.write((version) => server.change(version, { priority: 'high' }));
    writes.receive({ ...server.stored, summary: 'Autre titre', version: 9 });
    expect(writes.state.saving).toEqual({ kind: 'nothing' });
  });
});
