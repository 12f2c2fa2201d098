import { describe, expect, it } from 'vitest';
import { emptyDefinition } from '../definition';
import { highlights, minimumScore, sameTitleScore } from './bounds';
import { type Collection, usualLengths } from './collection';
import { documentOf, type RecurrenceSource, shownTermsOf, sourceOfText } from './document';
import { pieceCodes } from './pieces';
import { type Alternative, questionOf } from './question';
import { compare, percentageOf } from './score';

const day = '2026-03-10';
const source = (what: string, more: Partial<RecurrenceSource> = {}): RecurrenceSource => ({
  ...sourceOfText(what, day),
  ...more,
});
const collection: Collection = {
  documents: 1000,
  frequencyOf: () => undefined,
  pieceRarities: new Float32Array(pieceCodes).fill(1),
  ...usualLengths,
};

function compared(one: RecurrenceSource, other: RecurrenceSource, alternatives: readonly Alternative[] = []) {
  return compare(questionOf(documentOf(one), collection, alternatives), documentOf(other), shownTermsOf(one));
}

const leak = 'Fuite d’huile sur la pompe PR-204. Une flaque sous le carter, niveau bas.';

describe('the score', () => {
  it('is 100 for the same words on the same day and 0 for nothing in common', () => {
    expect(compared(source(leak), source(leak)).score).toBeCloseTo(100);
    const other = source('Étiquette illisible au conditionnement', { detectionDate: '2019-01-01' });
    expect(compared(source(leak), other)).toEqual({ score: 0, reasons: [] });
  });

  it('is at least 80 for the same title, however long ago and whatever else is said', () => {
    const then = source('Fuite d’huile sur la pompe PR-204. Rien de plus.', { detectionDate: '2011-01-01' });
    expect(compared(source(leak), then).score).toBeGreaterThanOrEqual(sameTitleScore);
    const shouted = source('FUITE D’HUILE SUR LA POMPE PR-204', { detectionDate: '2011-01-01' });
    expect(compared(source(leak), shouted).score).toBeGreaterThanOrEqual(sameTitleScore);
  });

  it('falls with time and keeps most of itself', () => {
    const text = 'Huile sous la pompe PR-204';
    const at = (detectionDate: string) => compared(source(leak), source(text, { detectionDate })).score;
    expect(at(day)).toBeGreaterThan(at('2025-03-10'));
    expect(at('2025-03-10')).toBeGreaterThan(at('2005-03-10'));
    expect(at('2005-03-10')).toBeGreaterThan(at(day) / 2);
  });

  it('forgives accents, plurals and French and English endings', () => {
    const one = source('Température élevée des réfrigérateurs');
    expect(compared(one, source('temperature elevee du refrigerateur')).score).toBeGreaterThan(highlights.high);
    const two = source('Leaking pumps in the filling rooms');
    expect(compared(two, source('Pump leaks in filling room')).score).toBeGreaterThan(highlights.high);
  });

  it('lets another spelling count for most of a word', () => {
    const [one, other] = [source('Bouchon défectueux'), source('Bouchn défectueux')];
    const without = compared(one, other).score;
    const bridged = compared(one, other, [
      { said: ['bouchon'], instead: ['bouchn'], word: 'bouchn', share: 0.7 },
    ]).score;
    expect(bridged).toBeGreaterThan(without);
    expect(bridged).toBeLessThan(100);
    expect(bridged).toBeGreaterThan(highlights.high);
  });

  it('is the same every time, and both ways near enough', () => {
    const other = source('Pompe PR-204 : huile au sol');
    expect(compared(source(leak), other)).toEqual(compared(source(leak), other));
    expect(Math.abs(compared(source(leak), other).score - compared(other, source(leak)).score)).toBeLessThan(15);
  });

  it('is nothing for an empty text', () => {
    expect(compared(source(''), source('', { detectionDate: '2000-01-01' })).score).toBe(0);
    expect(compared(source(''), source(leak)).score).toBe(0);
  });
});

describe('the reasons', () => {
  const steps = (batchNumber: string, cause: string) => [
    { name: 'productBatch', content: { batches: [{ product: 'Sirop Alpha', batchNumber, status: null }] } },
    {
      name: 'rootCause',
      content: { 'cause-abcdef': { isRootCause: true, text: cause }, 'cause-abcdeg': { text: 'x' } },
    },
  ];
  const definition = {
    ...emptyDefinition,
    what: 'Bouchon manquant',
    department: 'Conditionnement',
    where: 'Ligne L4-07',
  };

  it('name the words as they were written, the rarest first and each once', () => {
    const { reasons } = compared(source('Défaut du FileSystem réseau'), source('filesystem et réseau'));
    expect(reasons).toEqual([
      { kind: 'words', values: expect.arrayContaining(['FileSystem', 'réseau']) },
      { kind: 'period', values: [day] },
    ]);
    expect(reasons[0]?.values).toHaveLength(2);
  });

  it('name a word and how the other case spells it', () => {
    const mistyped = [{ said: ['bouchon'], instead: ['bouchn'], share: 0.7 }];
    const { reasons } = compared(source('Bouchons bleus'), source('Des bouchns fendus'), mistyped);
    expect(reasons[0]).toEqual({ kind: 'words', values: ['Bouchons ≈ bouchns'] });
  });

  it('name what two cases have in common beside words', () => {
    const one = source('', { title: 'A', definition, ownerId: 7, steps: steps('LOT-1', 'Joint de bouchage usé') });
    const two = source('', {
      title: 'B',
      definition: { ...definition, what: 'Autre chose', department: 'conditionnement' },
      ownerId: 7,
      detectionDate: '2020-01-01',
      steps: steps('lot 1', 'Le joint usé du bouchage'),
    });
    const { score, reasons } = compared(one, two);
    expect(Object.fromEntries(reasons.map(({ kind, values }) => [kind, values]))).toMatchObject({
      batch: ['LOT-1'],
      cause: ['Joint de bouchage usé'],
      product: ['Sirop Alpha'],
      equipment: ['L4-07'],
      process: ['Conditionnement', 'Ligne L4-07'],
      owner: [],
    });
    expect(score).toBeGreaterThanOrEqual(minimumScore);
    expect(score).toBeLessThan(highlights.high);
  });

  it('do not stumble over steps that are empty, missing or older', () => {
    const odd = [
      { name: 'productBatch', content: { batches: 'none' } },
      { name: 'rootCause', content: { findings: 'Joint usé.' } },
    ];
    expect(documentOf(source(leak, { steps: odd })).facts).toMatchObject({ product: [], cause: [] });
  });
});

describe('a document', () => {
  it('does not count the title twice, though the text begins with it', () => {
    const { terms, inTitle, inText } = documentOf(source('Bouchon manquant. Vu au contrôle final.'));
    const place = terms.indexOf('bouchon');
    expect([inTitle[place], inText[place]]).toEqual([1, 0]);
  });

  it('stays small, and names of JavaScript are words like others', () => {
    const long = Array.from({ length: 4000 }, (_, n) => `mot${n}`).join(' ');
    expect(documentOf(source(long)).terms.length).toBeLessThanOrEqual(225);
    expect(compared(source('constructor __proto__ valueOf'), source('bouchon')).score).toBe(0);
  });
});

describe('the percentage', () => {
  const alike = (share: number) => ({
    asked: [share, share, share] as const,
    returned: [share, share, share] as const,
  });
  const background = { means: [0.2, 0.2, 0.2], deviations: [0.1, 0.1, 0.1] } as const;
  const among = (reliance: number) => ({ own: background, other: background, reliance });

  it.each([
    ['alone', null],
    ['among cases that are unlike it', among(1)],
    ['among a few', among(0.3)],
  ])('goes from 0 to 100 and never down, %s', (_where, backgrounds) => {
    const values = Array.from({ length: 101 }, (_, n) => percentageOf(alike(n / 100), backgrounds));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values[0]).toBe(0);
    expect(values[1]).toBeLessThan(1);
    expect(values[100]).toBeGreaterThan(99);
    expect(values[100]).toBeLessThanOrEqual(100);
  });

  it('is the same whichever of two cases is asked with, where both stand out alike', () => {
    const [one, other] = [background, { means: [0.4, 0.3, 0.1], deviations: [0.1, 0.2, 0.3] } as const];
    const resemblance = { asked: [0.5, 0.6, 0.4], returned: [0.7, 0.6, 0.4] } as const;
    const back = { asked: resemblance.returned, returned: resemblance.asked };
    expect(percentageOf(resemblance, { own: one, other, reliance: 1 })).toBe(
      percentageOf(back, { own: other, other: one, reliance: 1 }),
    );
  });

  it('says more of what stands out from its neighbours than of what is like all of them', () => {
    const series = { means: [0.5, 0.5, 0.5], deviations: [0.05, 0.05, 0.05] } as const;
    const [alone, inSeries] = [background, series].map((own) =>
      percentageOf(alike(0.55), { own, other: own, reliance: 1 }),
    );
    expect(inSeries).toBeLessThan((alone ?? 0) / 4);
  });
});
