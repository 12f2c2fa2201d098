import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../kernel/day';
import { cellNumber, packCells, unpackCells } from '../matrix/cells';
import { dueAfter, movedDue } from './due';
import { type Membership, membersAt, membersNow, withMembers } from './membership';
import { instantOf, isQualifiedAt, type LearnedVersion, type Lineage, later, type Proof, withReturns } from './proofs';
import { quizResult } from './quiz';
import { type Pair, type Plan, reconcile, renewAheadDays } from './reconcile';
import { demandsOf, type PlacedAt, requiredAt, turnsOf } from './required';
import { cellAt, type Life, spansOf, stateAt } from './spans';

const lives = { numRuns: 10_000 };
const first = '2026-01-01';
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(first, days));
const instant = day.map(instantOf);
const versionIds = ['PRV_0001', 'PRV_0002', 'PRV_0003', 'PRV_0004'] as const;
const between = (former: string, next: string) => (former === 'PRV_0001' && next === 'PRV_0003' ? [] : ['block']);

/** Versions in their order, each approved after the one before, in force at some time after its approval or not yet. */
const lineage: fc.Arbitrary<Lineage> = fc
  .array(
    fc.record({
      impact: fc.constantFrom('none' as const, 'changed' as const, 'whole' as const),
      wait: fc.integer({ min: 1, max: 90 }),
      held: fc.integer({ min: 0, max: 60 }),
      isFile: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .chain((all) => fc.boolean().map((isOut) => ({ all, isOut })))
  .map(({ all, isOut }) => {
    const versions: LearnedVersion[] = [];
    const epochs: { from: string; versionId: string | null }[] = [];
    let at = first;
    for (const [place, { impact, wait, held, isFile }] of all.entries()) {
      const id = versionIds[place] ?? 'PRV_0001';
      at = addDays(at, wait);
      versions.push({ id, number: place + 1, impact, approvedAt: instantOf(at), isFile });
      if (place === all.length - 1 && isOut) break;
      at = addDays(at, held);
      epochs.push({ from: instantOf(at), versionId: id });
    }
    return { versions, epochs };
  });
const proofs: fc.Arbitrary<Proof[]> = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    at: instant,
    lapsesAt: fc.option(instant),
    versionId: fc.option(fc.constantFrom(...versionIds)),
    sinceVersionId: fc.option(fc.constantFrom(...versionIds), { freq: 3 }),
    isWaiver: fc.boolean(),
  }),
  { maxLength: 5 },
);
const period = fc.tuple(day, fc.option(fc.integer({ min: 0, max: 200 }))).map(([from, length]) => ({
  validFrom: from,
  validUntil: length === null ? null : addDays(from, length),
}));
const placements: fc.Arbitrary<PlacedAt[]> = fc.array(
  fc.tuple(period, fc.constantFrom('Opérateur', 'operateur', 'Autre')).map(([one, post]) => ({ ...one, post })),
  { maxLength: 3 },
);
const members = (ids: readonly string[]): fc.Arbitrary<Membership[]> =>
  fc.array(fc.record({ id: fc.constantFrom(...ids), from: instant, until: fc.option(instant) }), { maxLength: 3 });
const demands = fc
  .tuple(members(['CUR_0001']), members(['REQ_0001', 'REQ_0002']))
  .map(([ofPost, ofCurriculum]) =>
    demandsOf([{ title: 'Opérateur', members: ofPost }], [{ id: 'CUR_0001', members: ofCurriculum }]),
  );
const life: fc.Arbitrary<Life> = fc
  .record({
    placements,
    demands,
    lineage: fc.option(lineage),
    proofs,
    owed: fc.array(fc.record({ from: instant, until: fc.option(instant), dueDate: day }), { maxLength: 2 }),
  })
  .map(({ placements: placed, demands: asked, ...rest }) => ({
    ...rest,
    isRequiredAt: (at: string) => requiredAt(placed, asked, at).has('REQ_0001'),
    turns: turnsOf(placed, asked),
  }));
const pair: fc.Arbitrary<Pair> = fc.record({
  type: fc.constantFrom('read' as const, 'quiz' as const, 'practice' as const),
  isRequired: fc.boolean(),
  isJoining: fc.boolean(),
  lineage: fc.option(lineage),
  proofs,
  open: fc.option(
    fc.record({
      id: fc.constant('TRN_00001'),
      versionId: fc.option(fc.constantFrom(...versionIds)),
      cause: fc.constantFrom('post' as const, 'hand' as const),
    }),
  ),
});
const soonOf = (now: string) => later(now, renewAheadDays);

function applied(one: Pair, { cancel, make }: Plan): Pair {
  const left = cancel === null ? one.open : null;
  return { ...one, open: make ? { id: 'TRN_00002', versionId: make.versionId, cause: make.cause } : left };
}

it('R45 reconciling is idempotent: what was made once is not made again, and nothing is cancelled twice', () => {
  fc.assert(
    fc.property(pair, instant, (one, now) => {
      const plan = reconcile(one, now, soonOf(now), between);
      expect(reconcile(applied(one, plan), now, soonOf(now), between)).toEqual({ cancel: null, make: null });
    }),
    lives,
  );
}, 60_000);

it('R45 reconciling is deaf to the order of versions, epochs and proofs', () => {
  fc.assert(
    fc.property(pair, instant, (one, now) => {
      const { lineage: known } = one;
      const turned = {
        ...one,
        proofs: [...one.proofs].reverse(),
        lineage: known && { versions: [...known.versions].reverse(), epochs: [...known.epochs].reverse() },
      };
      expect(reconcile(turned, now, soonOf(now), between)).toEqual(reconcile(one, now, soonOf(now), between));
    }),
    lives,
  );
}, 60_000);

it('R45 whoever is asked and not qualified has exactly one open, and whoever learns it all owes nothing', () => {
  fc.assert(
    fc.property(pair, instant, (one, now) => {
      const after = applied(one, reconcile(one, now, soonOf(now), between));
      const isAsked = one.lineage === null || [...one.lineage.epochs].some(({ from }) => from <= now);
      if (one.isRequired && isAsked && !isQualifiedAt(one.proofs, one.lineage, now)) expect(after.open).not.toBeNull();
      let learned: Pair = { ...after, isRequired: true };
      for (let times = 0; times < 3; times += 1) {
        const { open } = learned;
        const signed = open && {
          id: open.id,
          at: now,
          lapsesAt: null,
          versionId: open.versionId,
          sinceVersionId: null,
          isWaiver: false,
        };
        const next = { ...learned, proofs: signed ? [...learned.proofs, signed] : learned.proofs, open: null };
        learned = applied(next, reconcile(next, now, soonOf(now), between));
      }
      expect(learned.open).toBeNull();
    }),
    lives,
  );
}, 60_000);

it('R45 who has missed versions learns the changes since in one, from a version that they are trained in', () => {
  fc.assert(
    fc.property(pair, instant, (one, now) => {
      const { make } = reconcile(one, now, soonOf(now), between);
      if (!make || make.sinceVersionId === null) return;
      const signed: Proof = {
        id: 'new',
        at: now,
        lapsesAt: null,
        versionId: make.versionId,
        sinceVersionId: make.sinceVersionId,
        isWaiver: false,
      };
      expect(make.blockIds?.length).toBeGreaterThan(0);
      const again = reconcile({ ...one, open: null, proofs: [...one.proofs, signed] }, now, soonOf(now), between);
      expect(again.make?.versionId === make.versionId).toBe(false);
    }),
    lives,
  );
}, 60_000);

it('R45 the spans say of every instant what the rule says', () => {
  fc.assert(
    fc.property(life, instant, fc.integer({ min: -1, max: 1 }), (one, at, shift) => {
      const moment = new Date(Date.parse(at) + shift).toISOString();
      expect(stateAt(spansOf(one), moment)).toBe(cellNumber(cellAt(one, moment)));
    }),
    lives,
  );
}, 60_000);

it('qualification never comes from a proof of later, nor outlives the lapse of all', () => {
  fc.assert(
    fc.property(proofs, fc.option(lineage), instant, (all, known, at) => {
      const earlier = all.filter((proof) => proof.at <= at);
      expect(isQualifiedAt(all, known, at)).toBe(isQualifiedAt(earlier, known, at));
      const ended = all.map((proof) => ({ ...proof, lapsesAt: at }));
      expect(isQualifiedAt(ended, known, at)).toBe(false);
    }),
    lives,
  );
}, 60_000);

it('a long absence ends what was learned before its end, a short one nothing', () => {
  fc.assert(
    fc.property(proofs, day, fc.integer({ min: 0, max: 400 }), (all, from, length) => {
      const absence = { from: instantOf(from), until: instantOf(addDays(from, length)) };
      const after = withReturns(all, [absence], 6);
      const isLong = length > 184;
      for (const [place, proof] of after.entries()) {
        if (length < 181) expect(proof).toEqual(all[place]);
        if (isLong && proof.at < absence.until)
          expect(proof.lapsesAt !== null && proof.lapsesAt <= absence.until).toBe(true);
      }
    }),
    lives,
  );
}, 60_000);

it('an absence moves the due day by its length, once, and not again', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (from, dueDays, length) => {
      const today = addDays(from, 400);
      const before = dueAfter(from, dueDays, [], today);
      const away = { firstDay: addDays(from, 1), lastDay: addDays(from, length) };
      const moved = movedDue(from, before, length === 0 ? [] : [away], today);
      expect(moved).toEqual({ dueDate: addDays(before.dueDate, length), awayDays: length });
      expect(movedDue(from, moved, length === 0 ? [] : [away], today)).toEqual(moved);
      expect(movedDue(from, moved, [], today)).toEqual(before);
    }),
  );
});

it('members keep the time in which they belonged', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(['a', 'b', 'c']), { maxLength: 6 }), (steps) => {
      let all: Membership[] = [];
      const seen: [string, readonly string[]][] = [];
      for (const [place, ids] of steps.entries()) {
        const at = instantOf(addDays(first, place));
        all = withMembers(all, ids, at);
        seen.push([at, ids]);
        expect(membersNow(all).sort()).toEqual([...ids].sort());
      }
      for (const [at, ids] of seen) expect(membersAt(all, at).sort()).toEqual([...ids].sort());
    }),
  );
});

it('of the attempts at a quiz the first count, as many as are allowed', () => {
  const of = (...all: boolean[]) => all.map((isPassed) => ({ isPassed }));
  expect(quizResult(of(), 2)).toBe('open');
  expect(quizResult(of(false), 2)).toBe('open');
  expect(quizResult(of(false, true), 2)).toBe('passed');
  expect(quizResult(of(false, false, true), 2)).toBe('failed');
});

it('cells come out of their bits as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 50 }), (cells) => {
      expect([...unpackCells(packCells(cells), cells.length)]).toEqual(cells);
    }),
  );
});
