import type { EntryAnswer } from '@vigie/domain/kernel/offline/entry';
import { marginMs, undoMs } from '@vigie/domain/kernel/offline/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PretendClock, settled } from '../testing/pretend-clock';
import { ApiError } from '../transport/api-error';
import { EntrySender } from './entry-sender';
import type { EntryStore, KeptEntry, KeptPhoto, NewEntry } from './kept-entry';

const lost = () => new ApiError(0, 'network_failure', 'lost');

type Fate = 'arrives' | 'request lost' | 'answer lost' | 'server fails';

/** A server that answers a captureId once for ever, behind a network that loses requests and answers. */
class PretendServer {
  readonly entries: KeptEntry[] = [];
  readonly photos: string[] = [];
  readonly arrivals: string[] = [];
  readonly refused = new Map<string, string>();
  fates: () => Fate = () => 'arrives';

  sendPhoto = (captureId: string, { sha256 }: KeptPhoto) =>
    this.receive(() => {
      const photo = `${captureId} ${sha256}`;
      this.arrivals.push(photo);
      if (!this.photos.includes(photo)) this.photos.push(photo);
    });

  sendEntry = (entry: KeptEntry) =>
    this.receive((): EntryAnswer => {
      const { captureId, head } = entry;
      this.arrivals.push(captureId);
      const reason = this.refused.get(captureId);
      if (reason) throw new ApiError(422, 'invalid', reason);
      const hasAll = head.photos.every((sha256) => this.photos.includes(`${captureId} ${sha256}`));
      if (!hasAll) throw new ApiError(409, 'objection', 'a photo is missing');
      if (!this.entries.some((one) => one.captureId === captureId)) this.entries.push(entry);
      return { captureId, recordId: 'IN_00001', observedAt: '', receivedAt: '', isClockOff: false };
    });

  private async receive<Result>(work: () => Result): Promise<Result> {
    await Promise.resolve();
    const fate = this.fates();
    if (fate === 'request lost') throw lost();
    if (fate === 'server fails') throw new ApiError(503, 'busy', 'busy');
    const result = work();
    if (fate === 'answer lost') throw lost();
    return result;
  }
}

/** What is on the disk of a device, which outlives the page. */
class Disk {
  readonly rows = new Map<number, KeptEntry>();
  readonly photos = new Map<string, KeptPhoto>();
  private places = 0;

  put(entry: NewEntry, photos: readonly KeptPhoto[]): void {
    this.places += 1;
    const { captureId, base } = entry.head;
    const recordId = base?.recordId ?? null;
    const row = { ...entry, captureId, recordId, place: this.places, state: 'waiting', reason: null } as const;
    this.rows.set(row.place, { ...row, sentPhotos: 0 });
    for (const [n, photo] of photos.entries()) this.photos.set(`${captureId} ${n}`, photo);
  }
}

/** A page that is killed after so many steps: from then on nothing happens, wherever it was. */
class Page implements EntryStore {
  constructor(
    private readonly disk: Disk,
    private steps: number,
    private readonly diesAfterWriting: boolean,
  ) {}

  get isDead(): boolean {
    return this.steps <= 0;
  }

  list = () => this.step(() => [...this.disk.rows.values()]);
  readPhoto = (captureId: string, n: number) => this.step(() => this.disk.photos.get(`${captureId} ${n}`) ?? null);
  add = (entry: NewEntry, photos: readonly KeptPhoto[]) => this.step(() => this.disk.put(entry, photos));
  change = (entry: KeptEntry, changes: Partial<KeptEntry>) =>
    this.step(() => void this.disk.rows.set(entry.place, { ...entry, ...changes }));
  remove = ({ place, captureId }: Pick<KeptEntry, 'place' | 'captureId'>) =>
    this.step(() => {
      this.disk.rows.delete(place);
      for (const key of this.disk.photos.keys()) if (key.startsWith(`${captureId} `)) this.disk.photos.delete(key);
    });

  private async step<Result>(work: () => Result): Promise<Result> {
    await Promise.resolve();
    this.steps -= 1;
    if (!this.isDead) return work();
    if (this.steps === 0 && this.diesAfterWriting) work();
    return new Promise<Result>(() => {});
  }
}

const device = () => {
  const disk = new Disk();
  const server = new PretendServer();
  const clock = new PretendClock();
  const openOn = (page: Page) =>
    new EntrySender({
      store: page,
      sendPhoto: server.sendPhoto,
      sendEntry: server.sendEntry,
      alone: (work) => work(),
      now: clock.now,
      after: clock.after,
      reasonOf: (error) => (error instanceof ApiError ? error.detail : ''),
      onSent: () => {},
      onChange: async () => {},
    });
  const open = () => openOn(new Page(disk, Number.POSITIVE_INFINITY, false));
  return { disk, server, clock, open, openOn };
};

function entryOf(n: number, photos: number, recordId: string | null = null): [NewEntry, KeptPhoto[]] {
  const files = Array.from({ length: photos }, (_, i) => ({
    name: `${n}-${i}.jpg`,
    type: 'image/jpeg',
    sha256: `${n}-${i}`,
    content: new Uint8Array(),
  }));
  const head = {
    captureId: `capture-${n}`,
    base: recordId === null ? null : { recordId, version: 1 },
    photos: files.map(({ sha256 }) => sha256),
    deviceTime: '2026-11-19T08:00:00Z',
    skewMs: null,
    contract: 1,
  };
  return [{ record: 'report', path: '/', head, content: {}, title: '' }, files];
}

const walk = 'GW_00001';

/** An observation, which belongs to no record yet and goes in the order of its walk. */
function noted(n: number, photos = 0, undoUntil: number | null = null): [NewEntry, KeptPhoto[]] {
  const [entry, files] = entryOf(n, photos);
  return [{ ...entry, record: 'observation', series: walk, undoUntil }, files];
}

describe('the queue', () => {
  it('loses none of 50 photos and doubles none, over 20 kills, cuts, lost answers and repeats, and keeps the order', async () => {
    const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'arrives', 'request lost', 'answer lost', 'server fails');
    const life = fc.record({
      kills: fc.array(fc.record({ after: fc.integer({ min: 1, max: 30 }), writing: fc.boolean() }), {
        minLength: 20,
        maxLength: 20,
      }),
      fates: fc.infiniteStream(fate),
      // Ten entries of five photos, of no record, of one of two or noted in a walk.
      records: fc.array(fc.constantFrom(null, 'IN_00001', 'IN_00002', walk), { minLength: 10, maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(life, async ({ kills, fates, records }) => {
        const { disk, server, clock, open, openOn } = device();
        server.fates = () => fates.next().value as Fate;
        for (const [n, of] of records.entries()) {
          disk.put(...(of === walk ? noted(n, 5) : entryOf(n, 5, of)));
        }
        for (const { after, writing } of kills) {
          const page = new Page(disk, after, writing);
          const sender = openOn(page);
          void sender.sendNow();
          for (let n = 0; n < 20 && !page.isDead; n += 1) await clock.pass(60_000);
          sender.stop();
        }
        server.fates = () => 'arrives';
        await open().sendNow();
        expect([...disk.rows.values(), ...disk.photos.keys()]).toEqual([]);
        const arrived = server.entries.map(({ captureId }) => captureId);
        expect([...arrived].sort()).toEqual(records.map((_, n) => `capture-${n}`).sort());
        expect(server.photos).toHaveLength(50);
        for (const record of ['IN_00001', 'IN_00002']) {
          const ofRecord = server.entries.filter(({ recordId }) => recordId === record);
          const places = ofRecord.map(({ place }) => place);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
        const ofWalk = server.entries.filter(({ series }) => series === walk).map(({ place }) => place);
        expect(ofWalk).toEqual([...ofWalk].sort((a, b) => a - b));
      }),
      { numRuns: 20 },
    );
  });

  it('sends photos before their entry, and those that have arrived not again', async () => {
    const { disk, server, clock, open } = device();
    disk.put(...entryOf(1, 3));
    let calls = 0;
    server.fates = () => {
      calls += 1;
      return calls === 3 ? 'request lost' : 'arrives';
    };
    void open().sendNow();
    await clock.pass(0);
    await clock.pass(1000);
    expect(server.arrivals).toEqual(['capture-1 1-0', 'capture-1 1-1', 'capture-1 1-2', 'capture-1']);
    expect(disk.rows.size).toBe(0);
  });

  it('keeps what is refused with its reason, and goes on with other records alone', async () => {
    const { disk, server, open } = device();
    disk.put(...entryOf(1, 1, 'IN_00001'));
    disk.put(...entryOf(2, 0, 'IN_00001'));
    disk.put(...entryOf(3, 0, 'IN_00002'));
    server.refused.set('capture-1', 'Say what happened.');
    await open().sendNow();
    expect(server.entries.map(({ captureId }) => captureId)).toEqual(['capture-3']);
    expect([...disk.rows.values()].map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'Say what happened.'],
      ['waiting', null],
    ]);
    expect(disk.photos.size).toBe(1);
  });

  it('sends what can be taken back when that is over, or when the next is kept', async () => {
    const { disk, server, clock, open } = device();
    const sent = () => server.entries.map(({ captureId }) => captureId);
    disk.put(...noted(1, 0, undoMs));
    const sender = open();
    await sender.sendNow();
    await clock.pass(undoMs + marginMs - 1);
    expect(sent()).toEqual([]);
    await clock.pass(1);
    expect(sent()).toEqual(['capture-1']);
    disk.put(...noted(2, 0, clock.now() + undoMs));
    await sender.sendNow();
    disk.put(...noted(3, 0, clock.now() + undoMs));
    await sender.sendNow();
    expect(sent()).toEqual(['capture-1', 'capture-2']);
    await clock.pass(undoMs + marginMs);
    expect(sent()).toEqual(['capture-1', 'capture-2', 'capture-3']);
    expect(disk.rows.size).toBe(0);
  });

  it('looks again for what was kept while it was sending', async () => {
    const { disk, server, clock, open } = device();
    const sender = open();
    void sender.sendNow();
    // It has looked already, and found nothing.
    await Promise.resolve();
    await Promise.resolve();
    disk.put(...noted(1));
    void sender.sendNow();
    await clock.pass(0);
    expect(server.entries).toHaveLength(1);
  });

  it('lets nothing of a walk overtake what the server could not take yet, and goes past what it has refused', async () => {
    const { disk, server, clock, open } = device();
    const sent = () => server.entries.map(({ captureId }) => captureId);
    for (const n of [1, 2, 3]) disk.put(...noted(n));
    server.refused.set('capture-1', 'The station is retired.');
    const { sendEntry } = server;
    let isBusy = true;
    server.sendEntry = async (entry) => {
      if (isBusy && entry.captureId === 'capture-2') throw new ApiError(503, 'busy', 'busy');
      return sendEntry(entry);
    };
    void open().sendNow();
    await clock.pass(500);
    expect(sent()).toEqual([]);
    isBusy = false;
    await clock.pass(1000);
    expect(sent()).toEqual(['capture-2', 'capture-3']);
  });

  it.each([
    new ApiError(401, 'session_ended', ''),
    new ApiError(403, 'password_change_required', ''),
    new ApiError(429, 'too_many_requests', ''),
    new ApiError(500, 'unexpected', ''),
    new TypeError('the browser itself failed'),
  ])('tries again after %s', async (error) => {
    const { disk, server, clock, open } = device();
    disk.put(...entryOf(1, 0));
    const { sendEntry } = server;
    let failures = 3;
    server.sendEntry = async (entry) => {
      failures -= 1;
      if (failures >= 0) throw error;
      return sendEntry(entry);
    };
    const sender = open();
    void sender.sendNow();
    await clock.pass(0);
    expect([...disk.rows.values()].map(({ state }) => state)).toEqual(['waiting']);
    await clock.pass(1000 + 2000 + 4000);
    expect(server.entries).toHaveLength(1);
  });

  it('is sent by one page alone, and no longer once it is stopped', async () => {
    const { disk, server, clock, open } = device();
    disk.put(...entryOf(1, 2));
    server.fates = () => 'request lost';
    const sender = open();
    const first = sender.sendNow();
    expect(sender.sendNow()).toBe(first);
    await settled();
    sender.stop();
    server.fates = () => 'arrives';
    await clock.pass(600_000);
    expect(server.arrivals).toEqual([]);
  });
});
