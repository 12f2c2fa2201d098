import { documentOf, sourceOfText } from '@vigie/domain/modules/cases/recurrence/document';
import { questionOf } from '@vigie/domain/modules/cases/recurrence/question';
import { compare } from '@vigie/domain/modules/cases/recurrence/score';
import { expect, it } from 'vitest';
import { CompanyIndex } from './company-index';
import { nearestTo } from './nearest';

const document = (text: string) => documentOf(sourceOfText(text, '2026-03-10'));
const texts = [
  'Fuite d’huile sur la pompe PR-204',
  'Huile au sol sous la pompe du local 3',
  'Étiquette illisible au conditionnement',
  'Barcode scanners freeze after the update',
];

async function indexOf(some: readonly string[]): Promise<CompanyIndex> {
  const index = new CompanyIndex();
  for (const [n, text] of some.entries()) index.put(n + 1, 7, document(text));
  await index.seal();
  return index;
}

const nearest = (index: CompanyIndex, text: string, most = 10) =>
  nearestTo(questionOf(document(text), index), index, most);

it('finds the most similar first, and only what shares a word or a fact', async () => {
  const index = await indexOf(texts);
  expect(nearest(index, 'Pompe PR-204 : fuite')).toEqual([1, 2]);
  expect(nearest(index, 'Pompe PR-204 : fuite', 1)).toEqual([1]);
  expect(nearest(index, 'Chariot bloqué')).toEqual([]);
});

it('knows a case as it now is, whether it came before or after the index was made', async () => {
  const index = await indexOf(texts);
  index.put(5, 8, document('Pompe bruyante'));
  index.put(1, 9, document('Chariot bloqué'));
  expect(nearest(index, 'pompe')).toEqual(expect.arrayContaining([2, 5]));
  expect(nearest(index, 'pompe')).toHaveLength(2);
  expect(nearest(index, 'Chariot bloqué')).toEqual([1]);
  expect([index.documents, index.frequencyOf('pomp'), index.writtenOf(1)]).toEqual([5, 2, 9]);
});

it('weighs the same, put one by one or all at once', async () => {
  const [whole, grown] = [await indexOf(texts), await indexOf(texts.slice(0, 2))];
  for (const [n, text] of texts.slice(2).entries()) grown.put(n + 3, 7, document(text));
  for (const asked of ['huile pompe', 'scanner update', texts[0] ?? '']) {
    const scores = [whole, grown].map((index) =>
      texts.map((text) => compare(questionOf(document(asked), index), document(text), new Map()).score),
    );
    expect(scores[0]).toEqual(scores[1]);
    expect(nearest(grown, asked)).toEqual(nearest(whole, asked));
  }
});

it('keeps what a case must stand out from until it is measured anew, and nothing of one that is gone', async () => {
  const index = await indexOf(texts);
  const background = { means: [0.5, 0.25, 0.125], deviations: [0.5, 0.75, 1] } as const;
  index.measure(2, background);
  index.measure(99, background);
  index.put(2, 8, document('Huile au sol'));
  expect([1, 2, 99].map((number) => index.backgroundOf(number))).toEqual([null, background, null]);
  index.measure(2, null);
  expect(index.backgroundOf(2)).toBeNull();
  index.measure(2, background);
  index.remove(2);
  expect(index.backgroundOf(2)).toBeNull();
});

it('gives the words of a case back as they were put, without its facts', async () => {
  const index = await indexOf(texts);
  const text = `Joint du four FR-12 ${'joint '.repeat(100)}`;
  index.put(5, 8, document(text));
  const { terms, inTitle, inText } = document(text);
  expect(index.saidBy(5)).toEqual({ terms, inTitle, inText });
  expect(index.saidBy(99).terms).toEqual([]);
});
