import { type AnswerChanges, emptyAnswers, withChanges } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAfter } from '../../../../platform/autosave/save-queue';
import { PretendClock, settled } from '../../../../platform/testing/pretend-clock';
import { ApiError } from '../../../../platform/transport/api-error';
import { Draft } from './draft';
import type { DraftApi } from './draft-state';
import { newSlot, type StoredDrafts, storedDrafts } from './stored-drafts';

type Failure = ApiError | null;

/** A server with one report at most, that can be slow, unreachable, and written to by another device. */
class PretendServer implements DraftApi {
  report: Report | null = null;
  readonly calls: string[] = [];
  readonly bodies: AnswerChanges[] = [];
  private readonly answersByKey = new Map<string, Report>();
  private readonly failures: Failure[] = [];
  private held: (() => void)[] | null = null;
  /** How many requests are under way, and how many ever were at once. */
  underway = 0;
  maxAtOnce = 0;

  failNext(...failures: Failure[]) {
    this.failures.push(...failures);
  }
  hold() {
    this.held = [];
  }
  async release() {
    const waiting = this.held ?? [];
    this.held = null;
    for (const go of waiting) go();
    await settled();
  }
  changeElsewhere(changes: AnswerChanges) {
    this.put(changes);
  }

  create = (body: AnswerChanges, key: string) =>
    this.answer(`create ${key}`, () => {
      this.bodies.push(body);
      const before = this.answersByKey.get(key);
      if (before) return before;
      this.report = reportWith(body, 1);
      this.answersByKey.set(key, this.report);
      return this.report;
    });
  change = (id: string, changes: AnswerChanges, version: number) =>
    this.answer(`change ${id}@${version}`, () => {
      if (version !== this.report?.version) throw new ApiError(412, 'stale_version', 'stale');
      this.bodies.push(changes);
      return this.put(changes);
    });
  get = (id: string) =>
    this.answer(`get ${id}`, () => {
      if (!this.report) throw new ApiError(404, 'not_found', 'not there');
      return this.report;
    });
  submit = (id: string, version: number) =>
    this.answer(`submit ${id}@${version}`, () => this.finish('waiting_approval', version));
  discard = (id: string, version: number) =>
    this.answer(`discard ${id}@${version}`, () => this.finish('discarded', version));

  private finish(status: Report['status'], version: number): Report {
    if (version !== this.report?.version) throw new ApiError(412, 'stale_version', 'stale');
    this.report = { ...this.report, status, version: version + 1 };
    return this.report;
  }
  private put(changes: AnswerChanges): Report {
    if (!this.report) throw new Error('no report yet');
    const { answers, version } = this.report;
    this.report = { ...this.report, answers: withChanges(answers, changes), version: version + 1 };
    return this.report;
  }
  /** A failure after the work was done is a lost answer; `failNext` loses the request itself. */
  loseNextAnswer = false;
  private async answer<Result>(call: string, work: () => Result): Promise<Result> {
    this.calls.push(call);
    this.underway += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.underway);
    try {
      if (this.held) await new Promise<void>((resolve) => this.held?.push(resolve));
      const failure = this.failures.shift();
      if (failure) throw failure;
      const result = work();
      if (this.loseNextAnswer) {
        this.loseNextAnswer = false;
        throw unreachable();
      }
      return result;
    } finally {
      this.underway -= 1;
    }
  }
}

function reportWith(changes: AnswerChanges, version: number): Report {
  return {
    id: 'IN_00042',
    status: 'draft',
    author: { id: 7, username: 'ines', displayName: 'Inès Caradec' },
    answers: withChanges(emptyAnswers, changes),
    summary: '',
    severity: 'medium',
    immediateActionId: null,
    createdAt: '2026-03-02T08:00:00Z',
    submittedAt: null,
    lateEntryDays: 0,
    attachments: [],
    decisions: [],
    caseId: null,
    commentCount: 0,
    fourEyes: true,
    version,
  };
}

const unreachable = () => new ApiError(0, 'network_failure', 'unreachable');
const sessionOver = () => new ApiError(401, 'session_ended', 'over');
const attachment = {
  id: '7a3c2f1e-0b1d-4c55-9a53-2f7e1f6a0c11',
  name: 'photo.png',
  mediaType: 'image/png',
  size: 10,
  sha256: 'ab',
  uploadedBy: 'ines',
  uploadedAt: '2026-03-02T08:00:00Z',
};

let server: PretendServer;
let clock: PretendClock;
let kept: StoredDrafts;
let keys: number;

beforeEach(() => {
  const memory = new Map<string, string>();
  server = new PretendServer();
  clock = new PretendClock();
  keys = 0;
  kept = storedDrafts(
    {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
    7,
  );
});

function open(wanted: string | null = null, prefill: AnswerChanges = {}): Draft {
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  return new Draft({ api: server, kept, after: clock.after, newKey }, wanted, prefill);
}

async function openSaved(changes: AnswerChanges = { what: 'a leak' }): Promise<Draft> {
  const draft = open();
  draft.change(changes);
  await clock.pass(saveAfter);
  return draft;
}

describe('the first save', () => {
  it('happens once, however fast a user types', async () => {
    const draft = open();
    for (const what of ['a', 'a l', 'a le', 'a leak']) {
      draft.change({ what });
      await clock.pass(100);
    }
    expect(server.calls).toEqual([]);
    await clock.pass(saveAfter);
    expect(server.calls).toEqual(['create key-1']);
    expect(server.report?.answers.what).toBe('a leak');
    expect(draft.state).toMatchObject({ reportId: 'IN_00042', saving: { kind: 'saved' } });
    expect(kept.slots()).toEqual([]);
  });

  it('waits for an answer, and takes the proposed ones along', async () => {
    const draft = open(null, { who: 'Inès Caradec', detectionDate: '2026-03-02' });
    await clock.pass(10 * saveAfter);
    expect(server.calls).toEqual([]);
    expect(draft.state).toMatchObject({ answers: { who: 'Inès Caradec' }, saving: { kind: 'nothing' } });
    draft.change({ type: 'risk' });
    await clock.pass(saveAfter);
    expect(server.bodies).toEqual([{ who: 'Inès Caradec', detectionDate: '2026-03-02', type: 'risk' }]);
  });

  it('is repeated with the same key and content when its answer was lost', async () => {
    const draft = open();
    draft.change({ what: 'a leak' });
    server.loseNextAnswer = true;
    await clock.pass(saveAfter);
    expect(draft.state.saving).toEqual({ kind: 'offline' });
    draft.change({ what: 'a leak in hall 3' });
    await clock.pass(60_000);
    expect(server.calls).toEqual(['create key-1', 'create key-1', 'change IN_00042@1']);
    expect(server.bodies[0]).toEqual(server.bodies[1]);
    expect(server.report?.answers.what).toBe('a leak in hall 3');
    expect(draft.state.saving).toEqual({ kind: 'saved' });
  });

  it('takes a new key once the server has refused the content', async () => {
    const draft = open();
    draft.change({ what: 'too long' });
    server.failNext(new ApiError(422, 'invalid', 'too long'));
    await clock.pass(120_000);
    expect(server.calls).toEqual(['create key-1']);
    expect(draft.state.saving.kind).toBe('failed');
    draft.change({ what: 'short' });
    await clock.pass(saveAfter);
    expect(server.calls).toEqual(['create key-1', 'create key-2']);
  });
});

describe('later saves', () => {
  it('send only what changed, on the version that was seen', async () => {
    const draft = await openSaved();
    draft.change({ where: 'hall 3' });
    draft.change({ how: 'by sight' });
    await clock.pass(saveAfter);
    draft.change({ where: 'hall 4' });
    await clock.pass(saveAfter);
    expect(server.calls.slice(1)).toEqual(['change IN_00042@1', 'change IN_00042@2']);
    expect(server.bodies.slice(1)).toEqual([{ where: 'hall 3', how: 'by sight' }, { where: 'hall 4' }]);
  });

  it('send nothing for what was taken back', async () => {
    const draft = await openSaved();
    draft.change({ where: 'hall 3' });
    draft.change({ where: '' });
    await clock.pass(saveAfter);
    expect(server.calls).toHaveLength(1);
    expect(draft.state.saving).toEqual({ kind: 'saved' });
    expect(kept.slots()).toEqual([]);
  });

  it('never overlap, and what was typed meanwhile follows', async () => {
    const draft = await openSaved();
    server.hold();
    draft.change({ where: 'hall 3' });
    await clock.pass(saveAfter);
    draft.change({ where: 'hall 4' });
    await clock.pass(5 * saveAfter);
    expect(server.calls).toHaveLength(2);
    await server.release();
    await clock.pass(saveAfter);
    expect(server.maxAtOnce).toBe(1);
    expect(server.report?.answers.where).toBe('hall 4');
    expect(draft.state).toMatchObject({ answers: { where: 'hall 4' }, saving: { kind: 'saved' } });
  });

  it('keep what was typed as typed, though the server stores it trimmed', async () => {
    const draft = await openSaved();
    const change = server.change;
    server.change = async (id, changes, version) => {
      const report = await change(id, changes, version);
      return { ...report, answers: { ...report.answers, what: report.answers.what.trim() } };
    };
    draft.change({ what: 'a leak ' });
    await clock.pass(saveAfter);
    expect(draft.state.answers.what).toBe('a leak ');
  });

  it('clear the immediate action on both sides when it is switched off', async () => {
    const draft = await openSaved({ actionsTaken: true });
    draft.change({ immediateAction: { ...emptyAnswers.immediateAction, whatAction: 'stopped the line' } });
    await clock.pass(saveAfter);
    draft.change({ actionsTaken: false });
    draft.change({ actionsTaken: true });
    await clock.pass(saveAfter);
    expect(draft.state.answers.immediateAction).toEqual(emptyAnswers.immediateAction);
    expect(server.report?.answers).toMatchObject({ actionsTaken: true, immediateAction: { whatAction: '' } });
  });
});

describe('without a network', () => {
  it('keeps at once, tries again ever more rarely, and sends as soon as the network is back', async () => {
    const draft = await openSaved();
    server.failNext(...Array.from({ length: 4 }, unreachable));
    draft.change({ where: 'hall 3' });
    expect(kept.read('IN_00042')?.answers.where).toBe('hall 3');
    await clock.pass(saveAfter + 2000 + 4000);
    expect(server.calls).toHaveLength(4);
    expect(draft.state.saving).toEqual({ kind: 'offline' });
    server.failNext();
    draft.saveNow();
    await clock.pass(0);
    expect(server.calls).toHaveLength(5);
    await clock.pass(60_000);
    expect(server.report?.answers.where).toBe('hall 3');
    expect(draft.state.saving).toEqual({ kind: 'saved' });
    expect(kept.slots()).toEqual([]);
  });

  it('survives a closed tab, before and after the report has a number', async () => {
    server.failNext(unreachable());
    const first = open(null, { who: 'Inès' });
    first.change({ what: 'a leak' });
    await clock.pass(saveAfter);
    first.stop();

    const second = open(null, { who: 'somebody else' });
    expect(second.state).toMatchObject({ resumed: true, answers: { what: 'a leak', who: 'Inès' } });
    await clock.pass(0);
    expect(server.calls).toEqual(['create key-1', 'create key-1']);
    second.change({ where: 'hall 3' });
    second.stop();

    const third = open('IN_00042');
    await third.load();
    await clock.pass(0);
    expect(third.state.answers).toMatchObject({ what: 'a leak', where: 'hall 3' });
    expect(server.report?.answers.where).toBe('hall 3');
  });

  it('takes up what an earlier version of the page had kept', async () => {
    server.report = reportWith({ what: 'a leak' }, 4);
    const base = withChanges(emptyAnswers, { what: 'a leak' });
    const before = {
      version: 3,
      base,
      answers: withChanges(base, { where: 'hall 3' }),
      unsaved: ['where'],
      creation: null,
    };
    kept.keep('IN_00042', before);
    const draft = open('IN_00042');
    await draft.load();
    expect(draft.state).toMatchObject({ answers: { where: 'hall 3' }, saving: { kind: 'saving' } });
    await clock.pass(0);
    expect(server.bodies).toEqual([{ where: 'hall 3' }]);
    expect(kept.slots()).toEqual([]);
  });

  it('opens what it kept when the report cannot be fetched', async () => {
    const first = await openSaved();
    first.change({ where: 'hall 3' });
    first.stop();
    const second = open('IN_00042');
    server.failNext(unreachable());
    await second.load();
    expect(second.state).toMatchObject({ phase: 'open', answers: { what: 'a leak', where: 'hall 3' } });
    await clock.pass(0);
    expect(server.report?.answers.where).toBe('hall 3');
  });
});

describe('another device', () => {
  it('was there meanwhile: what was typed here stays, the rest comes from the server', async () => {
    const draft = await openSaved();
    server.changeElsewhere({ where: 'hall 9', how: 'by ear' });
    draft.change({ where: 'hall 3' });
    await clock.pass(saveAfter);
    expect(server.calls.slice(1)).toEqual(['change IN_00042@1', 'get IN_00042', 'change IN_00042@2']);
    expect(server.report?.answers).toMatchObject({ what: 'a leak', where: 'hall 3', how: 'by ear' });
    expect(draft.state.answers).toMatchObject({ what: 'a leak', where: 'hall 3', how: 'by ear' });
  });

  it('merges the immediate action field by field', async () => {
    const draft = await openSaved({ actionsTaken: true });
    const action = emptyAnswers.immediateAction;
    server.changeElsewhere({ immediateAction: { ...action, howLong: 'one day' } });
    draft.change({ immediateAction: { ...action, whatAction: 'stopped the line' } });
    await clock.pass(saveAfter);
    expect(server.report?.answers.immediateAction).toMatchObject({
      whatAction: 'stopped the line',
      howLong: 'one day',
    });
  });

  it('has sent it: there is nothing left to write', async () => {
    const draft = await openSaved();
    if (server.report) server.report = { ...server.report, status: 'waiting_approval', version: 2 };
    draft.change({ where: 'hall 3' });
    await clock.pass(60_000);
    expect(draft.state).toMatchObject({ phase: 'closed', report: { status: 'waiting_approval' } });
    expect(server.calls.slice(1)).toEqual(['change IN_00042@1', 'get IN_00042']);
    expect(kept.slots()).toEqual([]);
  });
});

describe('an expired session', () => {
  it('keeps what was typed, asks no further, and sends it after the next sign-in', async () => {
    const draft = await openSaved();
    server.failNext(sessionOver());
    draft.change({ where: 'hall 3' });
    await clock.pass(120_000);
    expect(server.calls).toHaveLength(2);
    draft.stop();
    const next = open('IN_00042');
    await next.load();
    await clock.pass(0);
    expect(server.report?.answers.where).toBe('hall 3');
  });
});

describe('loading', () => {
  it('says that a report is not there, and finds it at the next attempt', async () => {
    const draft = open('IN_00042');
    await draft.load();
    expect(draft.state).toMatchObject({ phase: 'unavailable', error: { status: 404 } });
    server.report = reportWith({ what: 'a leak' }, 4);
    await draft.load();
    expect(draft.state).toMatchObject({ phase: 'open', answers: { what: 'a leak' }, saving: { kind: 'saved' } });
  });

  it('shows a decided report as it is', async () => {
    server.report = { ...reportWith({}, 4), status: 'approved' };
    const draft = open('IN_00042');
    await draft.load();
    expect(draft.state).toMatchObject({ phase: 'closed', report: { status: 'approved' } });
    draft.change({ what: 'no' });
    expect(draft.state.answers.what).toBe('');
  });
});

describe('files and sending', () => {
  it('stores the report before its first file', async () => {
    const draft = open(null, { who: 'Inès' });
    expect(await draft.settle()).toBe('IN_00042');
    expect(server.bodies).toEqual([{ who: 'Inès' }]);
  });

  it('goes on with the version that came with a file', async () => {
    const draft = await openSaved();
    server.changeElsewhere({});
    draft.fileAdded(attachment, 2);
    draft.change({ where: 'hall 3' });
    await clock.pass(saveAfter);
    expect(server.calls.at(-1)).toBe('change IN_00042@2');
  });

  it('does not lose a file to an older answer', async () => {
    const draft = await openSaved();
    server.hold();
    draft.change({ where: 'hall 3' });
    await clock.pass(saveAfter);
    draft.fileAdded(attachment, 3);
    await server.release();
    expect(draft.state.attachments).toEqual([attachment]);
  });

  it('saves what is left, then submits', async () => {
    const draft = await openSaved();
    draft.change({ where: 'hall 3' });
    const report = await draft.submit();
    expect(server.calls.slice(1)).toEqual(['change IN_00042@1', 'submit IN_00042@2']);
    expect(report.status).toBe('waiting_approval');
    await clock.pass(60_000);
    expect(server.calls).toHaveLength(3);
    expect(kept.slots()).toEqual([]);
  });

  it('fails to settle with the reason, and keeps everything', async () => {
    const draft = open();
    draft.change({ what: 'a leak' });
    server.failNext(unreachable());
    await expect(draft.settle()).rejects.toMatchObject({ status: 0 });
    expect(kept.slots()).toEqual([newSlot]);
  });

  it('discards here and on the server, also when another device changed it', async () => {
    const draft = await openSaved();
    server.changeElsewhere({ where: 'hall 9' });
    draft.change({ where: 'hall 3' });
    await draft.discard();
    expect(server.report?.status).toBe('discarded');
    expect(kept.slots()).toEqual([]);
  });
});
