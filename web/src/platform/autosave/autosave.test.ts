import { beforeEach, describe, expect, it } from 'vitest';
import { PretendClock, settled } from '../testing/pretend-clock';
import { ApiError } from '../transport/api-error';
import { Autosave } from './autosave';
import { askingPerPart, type Content } from './merge';
import type { Kept } from './rules';
import { saveAfter } from './save-queue';

interface Step {
  content: Content;
  version: number;
  marked: boolean;
}

/** A server with one content, that can be slow, unreachable, and written to by another user. */
class PretendServer {
  step: Step = { content: { a: 'one', b: 'two', c: '' }, version: 1, marked: false };
  readonly calls: string[] = [];
  readonly failures: ApiError[] = [];
  private held: (() => void)[] | null = null;
  underway = 0;
  maxAtOnce = 0;

  hold() {
    this.held = [];
  }
  async release() {
    const waiting = this.held ?? [];
    this.held = null;
    for (const go of waiting) go();
    await settled();
  }
  changeElsewhere(changes: Content) {
    this.step = { ...this.step, content: { ...this.step.content, ...changes }, version: this.step.version + 1 };
  }

  get = () => this.answer('get', () => this.step);
  save = (content: Content, version: number, reason: string | null) =>
    this.answer(`save@${version}${reason ? ` ${reason}` : ''}`, () => {
      if (version !== this.step.version) throw new ApiError(412, 'stale_version', 'stale');
      if (this.step.marked && !reason) throw new ApiError(409, 'objection', 'why?');
      this.step = { content, version: version + 1, marked: false };
      return this.step;
    });

  private async answer(call: string, work: () => Step): Promise<Step> {
    this.calls.push(call);
    this.underway += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.underway);
    try {
      const { held } = this;
      if (held) await new Promise<void>((go) => held.push(go));
      await Promise.resolve();
      const failure = this.failures.shift();
      if (failure) throw failure;
      return work();
    } finally {
      this.underway -= 1;
    }
  }
}

const unreachable = () => new ApiError(0, 'network_failure', 'no network');

let server: PretendServer;
let clock: PretendClock;
let stored: Kept<Content> | null;

function open(): Autosave<Step> {
  return new Autosave<Step>(
    {
      read: (step) => step,
      get: server.get,
      save: ({ content, version, reason }) => server.save(content, version, reason),
      apply: (content, changes) => ({ ...content, ...changes }),
      strategy: askingPerPart,
      needsReason: ({ marked }) => marked,
    },
    {
      kept: {
        read: () => stored,
        keep: (kept) => {
          stored = kept;
        },
        drop: () => {
          stored = null;
        },
      },
      after: clock.after,
    },
    { stored: server.step },
  );
}

beforeEach(() => {
  server = new PretendServer();
  clock = new PretendClock();
  stored = null;
});

describe('saving', () => {
  it('happens within a second of the last keystroke, and once', async () => {
    expect(saveAfter).toBeLessThan(1000);
    const autosave = open();
    autosave.change({ a: 'o' });
    await clock.pass(saveAfter - 1);
    autosave.change({ a: 'on' });
    await clock.pass(saveAfter - 1);
    expect(server.calls).toEqual([]);
    await clock.pass(1);
    expect(server.calls).toEqual(['save@1']);
    expect(autosave.state.saving.kind).toBe('saved');
    expect(stored).toBeNull();
  });

  it('keeps what was typed on this device until it is saved', () => {
    open().change({ a: 'typed' });
    expect(stored).toMatchObject({ version: 1, content: { a: 'typed' }, base: { a: 'one' } });
  });

  it('sends one request at a time and then what was typed meanwhile', async () => {
    const autosave = open();
    server.hold();
    autosave.change({ a: 'first' });
    await clock.pass(saveAfter);
    autosave.change({ a: 'second' });
    await clock.pass(saveAfter);
    await server.release();
    await clock.pass(saveAfter);
    expect(server.calls).toEqual(['save@1', 'save@2']);
    expect(server.maxAtOnce).toBe(1);
    expect(server.step.content.a).toBe('second');
  });

  it('sends nothing for what was taken back', async () => {
    const autosave = open();
    autosave.change({ a: 'typed' });
    autosave.change({ a: 'one' });
    await clock.pass(saveAfter);
    expect(server.calls).toEqual([]);
    expect(stored).toBeNull();
  });
});

describe('without a network', () => {
  it('keeps it here, tries again later, and at once when the network is back', async () => {
    const autosave = open();
    server.failures.push(unreachable(), unreachable());
    autosave.change({ a: 'typed' });
    await clock.pass(saveAfter);
    expect(autosave.state.saving.kind).toBe('offline');
    await clock.pass(2000);
    autosave.saveNow();
    await clock.pass(0);
    expect(server.step.content.a).toBe('typed');
    expect(autosave.state.saving.kind).toBe('saved');
  });

  it('takes up after a closed tab what had not arrived', async () => {
    const before = open();
    before.change({ a: 'typed' });
    before.stop();
    server.changeElsewhere({ b: 'theirs' });
    const autosave = open();
    expect(autosave.state.content).toMatchObject({ a: 'typed', b: 'theirs' });
    await clock.pass(0);
    expect(server.step.content).toMatchObject({ a: 'typed', b: 'theirs' });
    expect(stored).toBeNull();
  });

  it('does not repeat what was refused, until it changes or a user asks', async () => {
    const autosave = open();
    server.failures.push(new ApiError(422, 'invalid', 'too long'));
    autosave.change({ a: 'typed' });
    await clock.pass(saveAfter);
    await clock.pass(60_000);
    expect(server.calls).toHaveLength(1);
    expect(autosave.state.saving).toMatchObject({ kind: 'failed' });
    autosave.saveNow();
    await clock.pass(0);
    expect(server.step.content.a).toBe('typed');
  });

  it('waits for the next sign-in when the session has ended', async () => {
    const autosave = open();
    server.failures.push(new ApiError(401, 'session_ended', 'sign in'));
    autosave.change({ a: 'typed' });
    await clock.pass(saveAfter);
    await clock.pass(60_000);
    expect(server.calls).toHaveLength(1);
    expect(stored).not.toBeNull();
  });
});

describe('when another user was there', () => {
  it('brings together fields that only one side changed', async () => {
    const autosave = open();
    server.changeElsewhere({ b: 'theirs' });
    autosave.change({ a: 'mine' });
    await clock.pass(saveAfter);
    expect(server.calls).toEqual(['save@1', 'get', 'save@2']);
    expect(server.step.content).toMatchObject({ a: 'mine', b: 'theirs' });
    expect(autosave.state.content).toMatchObject({ a: 'mine', b: 'theirs' });
  });

  it('overwrites nothing that both changed, and waits for the choice', async () => {
    const autosave = open();
    server.changeElsewhere({ a: 'theirs', b: 'theirs too' });
    autosave.change({ a: 'mine' });
    await clock.pass(saveAfter);
    await clock.pass(60_000);
    expect(server.calls).toEqual(['save@1', 'get']);
    expect(server.step.content.a).toBe('theirs');
    expect(autosave.state).toMatchObject({ saving: { kind: 'conflict' }, content: { a: 'mine' } });
    expect(autosave.state.conflict?.fields).toEqual(['a']);
    expect(stored).toMatchObject({ content: { a: 'mine' } });
    await expect(autosave.settle()).rejects.toThrow();
  });

  it.each([
    ['mine', []],
    ['theirs', ['a']],
  ])('goes on with what was chosen: %s', async (expected, theirs) => {
    const autosave = open();
    server.changeElsewhere({ a: 'theirs', b: 'theirs too' });
    autosave.change({ a: 'mine', c: 'only here' });
    await clock.pass(saveAfter);
    autosave.resolve(new Set(theirs));
    await clock.pass(0);
    expect(server.step.content).toEqual({ a: expected, b: 'theirs too', c: 'only here' });
    expect(autosave.state).toMatchObject({ conflict: null, saving: { kind: 'saved' } });
    expect(stored).toBeNull();
  });

  it('lets typing end the disagreement', async () => {
    const autosave = open();
    server.changeElsewhere({ a: 'theirs' });
    autosave.change({ a: 'mine' });
    await clock.pass(saveAfter);
    autosave.change({ a: 'theirs' });
    expect(autosave.state).toMatchObject({ conflict: null, saving: { kind: 'saved' } });
  });

  it('shows what arrives while nothing is typed, and never over what is', async () => {
    const autosave = open();
    server.changeElsewhere({ a: 'theirs' });
    autosave.receive(server.step);
    expect(autosave.state.content.a).toBe('theirs');
    autosave.change({ b: 'typing' });
    server.changeElsewhere({ b: 'other', c: 'news' });
    autosave.receive(server.step);
    expect(autosave.state.content.b).toBe('typing');
    expect(autosave.state.conflict?.fields).toEqual(['b']);
    await clock.pass(60_000);
    expect(server.calls).toEqual([]);
  });

  it('does not go back to an older answer', () => {
    const autosave = open();
    const old = server.step;
    server.changeElsewhere({ a: 'new' });
    autosave.receive(server.step);
    autosave.receive(old);
    expect(autosave.state.content.a).toBe('new');
  });
});

describe('a marked content', () => {
  it('is saved with the reason that was given, once', async () => {
    server.step = { ...server.step, marked: true };
    const autosave = open();
    autosave.giveReason('wrong batch');
    autosave.change({ a: 'mine' });
    await clock.pass(saveAfter);
    autosave.change({ a: 'mine again' });
    await clock.pass(saveAfter);
    expect(server.calls).toEqual(['save@1 wrong batch', 'save@2']);
  });

  it('waits for a reason when it was marked while a user typed', async () => {
    const autosave = open();
    autosave.change({ a: 'mine' });
    server.step = { ...server.step, marked: true, version: 2 };
    await clock.pass(saveAfter);
    expect(autosave.state.saving.kind).toBe('reason');
    autosave.giveReason('forgotten');
    await clock.pass(0);
    expect(server.step).toMatchObject({ content: { a: 'mine' }, marked: false });
  });

  it('can be marked once everything has arrived', async () => {
    const autosave = open();
    autosave.change({ a: 'mine' });
    expect(await autosave.settle()).toBe(2);
    expect(server.step.content.a).toBe('mine');
  });
});
