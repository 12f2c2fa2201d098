import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { waitBeforeAttempt } from './back-off';
import { type EntryContract, readContent, takenForDays } from './contracts';
import { entryHead } from './entry';
import { clockOffMs, longestAgoMs, observedMoment } from './observed-moment';
import { entriesToSend, marginMs, nextRelease, type QueuedEntry, undoMs } from './order';
import { isEasilyGuessed, isPasscodeUsable, mostWrongPasscodes, offlineHours, passcodePattern } from './passcode';
import { hasRoomForPhoto, keptForTexts, longestSideOfPhoto, photoSize } from './space';

const moment = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const skew = fc.integer({ min: -86_400_000, max: 86_400_000 });
const age = fc.integer({ min: 0, max: 90 * 86_400_000 });

describe('the moment of an observation', () => {
  it('is the true one, however wrong the clock of the device is', () => {
    fc.assert(
      fc.property(moment, age, skew, (seen, later, ahead) => {
        const receivedAt = seen + later;
        const clocks = { deviceTime: seen + ahead, sentAt: receivedAt + ahead, receivedAt };
        for (const skewMs of [ahead, null]) {
          const { observedAt, isClockOff } = observedMoment({ ...clocks, skewMs });
          expect(observedAt).toBe(seen);
          expect(isClockOff).toBe(Math.abs(ahead) > clockOffMs);
        }
      }),
    );
  });

  it('is the true one when the clock was corrected on the way, and says that it was off', () => {
    fc.assert(
      fc.property(moment, age, skew, (seen, later, ahead) => {
        const receivedAt = seen + later;
        const found = observedMoment({ deviceTime: seen + ahead, skewMs: ahead, sentAt: receivedAt, receivedAt });
        expect(found).toEqual({ observedAt: seen, isClockOff: Math.abs(ahead) > clockOffMs });
      }),
    );
  });

  it('is never after its arrival', () => {
    const anySkew = fc.oneof(fc.constant(null), skew);
    fc.assert(
      fc.property(moment, moment, moment, anySkew, (deviceTime, sentAt, receivedAt, skewMs) => {
        const { observedAt, isClockOff } = observedMoment({ deviceTime, sentAt, receivedAt, skewMs });
        expect(observedAt).toBeLessThanOrEqual(receivedAt);
        if (deviceTime - (skewMs ?? sentAt - receivedAt) > receivedAt + clockOffMs) expect(isClockOff).toBe(true);
      }),
    );
  });
});

it('a moment of a clock that was never set is bounded, and says that it was off', () => {
  const receivedAt = Date.parse('2026-11-19T08:00:00Z');
  const wild = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(wild, fc.oneof(fc.constant(null), wild), wild, (deviceTime, skewMs, sentAt) => {
      const { observedAt, isClockOff } = observedMoment({ deviceTime, skewMs, sentAt, receivedAt });
      expect(observedAt).toBeGreaterThanOrEqual(receivedAt - longestAgoMs);
      expect(observedAt).toBeLessThanOrEqual(receivedAt);
      expect(isClockOff).toBe(true);
    }),
  );
});

describe('the order of sending', () => {
  const entries = fc
    .array(
      fc.record({
        captureId: fc.uuid(),
        recordId: fc.constantFrom(null, 'IN_00001', 'IN_00002'),
        state: fc.constantFrom('waiting' as const, 'refused' as const),
      }),
      { maxLength: 30 },
    )
    .map((some) => some.map((one, place): QueuedEntry => ({ ...one, place, record: 'report' })));

  it('is that of keeping, one entry of a record at a time, and nothing behind one that was refused', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = [...all].map((one) => ({ one, at: random.next().value })).sort((a, b) => a.at - b.at);
        const sendable = entriesToSend(
          shuffled.map(({ one }) => one),
          0,
        );
        expect(sendable.map(({ place }) => place)).toEqual(sendable.map(({ place }) => place).sort((a, b) => a - b));
        for (const entry of all) {
          const before = all.filter((one) => one.recordId === entry.recordId && one.place < entry.place);
          const isFirst = entry.recordId === null || before.length === 0;
          expect(sendable.includes(entry)).toBe(isFirst && entry.state === 'waiting');
        }
      }),
    );
  });

  const inSeries = (place: number, changes: Partial<QueuedEntry> = {}): QueuedEntry => ({
    captureId: `capture-${place}`,
    record: 'observation',
    recordId: null,
    state: 'waiting',
    series: 'GW_00001',
    place,
    ...changes,
  });
  const sent = (all: readonly QueuedEntry[], now = 0) => entriesToSend(all, now).map(({ place }) => place);

  it('of a series is that of keeping too: nothing overtakes what waits, and what was refused holds up nothing', () => {
    expect(sent([inSeries(2), inSeries(1)])).toEqual([1]);
    expect(sent([inSeries(1, { state: 'refused' }), inSeries(2), inSeries(3)])).toEqual([2]);
    expect(sent([inSeries(1), inSeries(2, { series: 'GW_00002' }), inSeries(3, { series: null })])).toEqual([1, 2, 3]);
    // Nothing can be noted in a walk that the server has not taken.
    const begun = inSeries(1, { state: 'refused', series: 'capture-1' });
    expect(sent([begun, inSeries(2, { series: 'capture-1' })])).toEqual([]);
  });

  it('leaves what can still be taken back, unless the next is kept or the clock was set back', () => {
    const held = inSeries(1, { undoUntil: 5000 });
    const released = 5000 + marginMs;
    expect([released - 1, released].map((now) => sent([held], now))).toEqual([[], [1]]);
    expect(sent([held, inSeries(2, { undoUntil: 8000 })], 0)).toEqual([1]);
    expect(sent([held], 5000 - undoMs - 1)).toEqual([1]);
    expect(nextRelease([held, inSeries(2, { undoUntil: 8000 })], 0)).toBe(released);
    expect(nextRelease([inSeries(1), inSeries(2, { undoUntil: 8000, state: 'refused' })], 0)).toBeNull();
  });

  it('waits between 1 and 60 seconds, ever longer', () => {
    expect([1, 2, 3, 6, 7, 1000].map(waitBeforeAttempt)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
    fc.assert(
      fc.property(fc.nat(5000), (failures) => {
        expect(waitBeforeAttempt(failures)).toBeGreaterThanOrEqual(1000);
        expect(waitBeforeAttempt(failures + 1)).toBeGreaterThanOrEqual(waitBeforeAttempt(failures));
        expect(waitBeforeAttempt(failures)).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

describe('an entry', () => {
  const head = {
    captureId: 'a2b0c5de-4c5f-4d33-9b4e-4b8b4a8f7a10',
    base: null,
    photos: ['0'.repeat(64)],
    deviceTime: '2026-11-19T01:02:03.004Z',
    skewMs: null,
    contract: 1,
  };

  it.each([
    ['a hash that is none', { photos: ['abc'] }],
    ['51 photos', { photos: Array.from({ length: 51 }, () => '0'.repeat(64)) }],
    ['an id that is none', { captureId: '17' }],
    ['a time without a zone', { deviceTime: '2026-11-19T01:02:03' }],
    ['a year before all clocks', { deviceTime: '0000-01-02T01:02:03Z' }],
    ['no contract', { contract: 0 }],
  ])('is refused with %s', (_what, wrong) => {
    expect(entryHead.safeParse(head).success).toBe(true);
    expect(entryHead.safeParse({ ...head, ...wrong }).success).toBe(false);
  });

  const contracts: readonly EntryContract<{ text: string }>[] = [
    {
      contract: 3,
      schema: z.object({ text: z.string() }),
      replacedOn: null,
      upgrade: (said: { text: string }) => said,
    },
    {
      contract: 2,
      schema: z.object({ words: z.string() }),
      replacedOn: '2026-06-01',
      upgrade: ({ words }: { words: string }) => ({ text: words }),
    },
  ];
  const day = (n: number) => Date.parse('2026-06-01') + n * 86_400_000;

  it('of an earlier release is read for 90 days, as this release says it', () => {
    const read = (n: number) => readContent(contracts, 2, { words: 'a leak' }, day(n));
    expect(read(takenForDays)).toEqual({ outcome: 'read', content: { text: 'a leak' } });
    expect(read(takenForDays + 0.001)).toEqual({ outcome: 'too_old' });
    expect(readContent(contracts, 1, {}, day(0))).toEqual({ outcome: 'too_old' });
    expect(readContent(contracts, 4, {}, day(0))).toEqual({ outcome: 'unknown' });
    expect(readContent(contracts, 3, { text: 'a leak' }, day(9999))).toMatchObject({ outcome: 'read' });
    expect(readContent(contracts, 3, { words: 'a leak' }, day(0))).toMatchObject({ outcome: 'invalid' });
  });
});

describe('the passcode', () => {
  const hour = 3_600_000;

  it('has six digits that are not the first to be tried', () => {
    expect(['12345', '1234567', '12345a', ''].filter((text) => passcodePattern.test(text))).toEqual([]);
    expect(['000000', '999999', '123456', '654321'].filter((text) => !isEasilyGuessed(text))).toEqual([]);
    expect(['190583', '112233', '010101', '135790'].filter(isEasilyGuessed)).toEqual([]);
  });

  it('opens for as long as the company says after the network, and not after five wrong ones or with a clock set back', () => {
    const provenAt = 1_800_000_000_000;
    for (const hours of [offlineHours.min, offlineHours.usual, offlineHours.max]) {
      const usable = (at: number, wrong = 0) => isPasscodeUsable({ wrong, provenAt, hours }, at);
      expect(usable(provenAt + hours * hour - 1)).toBe(true);
      expect(usable(provenAt + hours * hour)).toBe(false);
      expect(usable(provenAt, mostWrongPasscodes - 1)).toBe(true);
      expect(usable(provenAt, mostWrongPasscodes)).toBe(false);
      expect(usable(provenAt - 2 * hour)).toBe(false);
    }
  });
});

describe('photos', () => {
  it('leave room for texts', () => {
    expect(hasRoomForPhoto(keptForTexts + 10, 10)).toBe(true);
    expect(hasRoomForPhoto(keptForTexts + 10, 11)).toBe(false);
    expect(hasRoomForPhoto(null, 10)).toBe(true);
  });

  it('become no longer than 2048, never larger, and keep their proportions', () => {
    expect(photoSize(4096, 3072)).toEqual({ width: 2048, height: 1536 });
    expect(photoSize(640, 480)).toEqual({ width: 640, height: 480 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const size = photoSize(width, height);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(longestSideOfPhoto);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(Math.abs(size.width / width - size.height / height)).toBeLessThan(1 / Math.min(width, height));
      }),
    );
  });
});
