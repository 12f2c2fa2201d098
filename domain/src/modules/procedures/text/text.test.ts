import { describe, expect, it } from 'vitest';
import { type Block, type Blocks, isSafeLink, type Run } from './blocks';
import { textBounds } from './bounds';
import { compare } from './compare';
import { delta } from './delta';
import { withFormerIds } from './former-ids';
import { textProblemMessages } from './messages';
import { outline, stepNumbers, wordsOf } from './outline';
import { textProblem, unfinished } from './problems';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
let next = 0;
const newId = () => idOf(next++);
const words = (text: string): Run[] => (text ? [{ text }] : []);
const paragraph = (text: string, id = newId()): Block => ({ id, kind: 'paragraph', runs: words(text) });
const step = (text: string): Block => ({ id: newId(), kind: 'step', runs: words(text) });
const heading = (level: 1 | 2 | 3, text: string): Block => ({ id: newId(), kind: 'heading', level, runs: words(text) });
const image = (alternative: string): Block => ({
  id: newId(),
  kind: 'image',
  file: 'a'.repeat(64),
  alternative,
  caption: '',
});
const many = <One>(count: number, one: (place: number) => One) =>
  Array.from({ length: count }, (_, place) => one(place));

describe('a text from outside', () => {
  const longRun = { text: 'x'.repeat(10_000) };
  const cases: Record<string, readonly [unknown, string | null]> = {
    'no list': [{ blocks: [] }, 'unreadable'],
    'an unknown kind': [[{ id: newId(), kind: 'script', runs: [] }], 'unreadable'],
    'HTML beside the runs': [[{ ...paragraph('a'), html: '<b>a</b>' }], 'unreadable'],
    'a link that runs': [[{ ...paragraph(''), runs: [{ text: 'a', link: 'javascript:alert(1)' }] }], 'unreadable'],
    'a turned direction of writing': [[paragraph('a\u202eb')], 'unreadable'],
    'half a letter': [[paragraph('a\ud800')], 'unreadable'],
    'a run without letters': [[{ ...paragraph(''), runs: [{ text: '' }] }], 'unreadable'],
    'a file that is no hash': [[{ ...image('a'), file: '../a' }], 'unreadable'],
    'too many blocks': [many(textBounds.blocks + 1, () => null), 'tooManyBlocks'],
    'too long a block': [[{ ...paragraph(''), runs: [longRun, longRun, { text: 'x' }] }], 'blockTooLong'],
    'too much in all': [many(101, () => paragraph('x'.repeat(10_000))), 'tooLong'],
    'too many runs': [many(101, () => ({ ...paragraph(''), runs: many(200, () => ({ text: 'x' })) })), 'tooManyRuns'],
    'too many runs in one block': [[{ ...paragraph(''), runs: many(1_000_000, () => null) }], 'tooManyRuns'],
    'too many images': [many(101, () => image('a')), 'tooManyImages'],
    'too many cells': [
      many(10, () => ({
        id: newId(),
        kind: 'table',
        headed: false,
        rows: many(60, () => many(20, () => ({ runs: [] }))),
      })),
      'tooManyCells',
    ],
    'one id twice': [[paragraph('a', idOf(7)), paragraph('b', idOf(7))], 'sameIdTwice'],
    'rows that differ': [
      [{ id: newId(), kind: 'table', headed: true, rows: [[{ runs: [] }], [{ runs: [] }, { runs: [] }]] }],
      'rowsDiffer',
    ],
    'a depth that is left out': [
      [{ id: newId(), kind: 'list', items: [{ depth: 1, ordered: true, runs: [] }] }],
      'depthJumps',
    ],
    'bullets among numbers': [
      [{ id: newId(), kind: 'list', items: [true, false].map((ordered) => ({ depth: 0, ordered, runs: [] })) }],
      'listMixed',
    ],
    'signs of HTML, which are letters here': [[paragraph('Keep p < 3 bar & T > 5 °C <b>')], null],
    nothing: [[], null],
  };

  it('is refused for what is wrong, and for nothing else', () => {
    const wrong = Object.entries(cases).flatMap(([name, [value, expected]]) => {
      const found = textProblem(value)?.problem ?? null;
      return found === expected ? [] : [`${name}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('names the block, with a sentence that has its values', () => {
    const block = { ...paragraph('', idOf(3)), runs: [longRun, longRun, longRun] };
    expect(textProblem([block])).toEqual({ problem: 'blockTooLong', block: idOf(3), values: { max: 20_000 } });
    for (const sentence of Object.values(textProblemMessages)) expect(sentence.fr).not.toBe(sentence.en);
  });

  it('may be as large as it is allowed to be', () => {
    const largest = many(textBounds.blocks, (place) => ({
      ...paragraph('', idOf(10_000 + place)),
      runs: many(6, (run) => ({
        text: 'x'.repeat(50),
        ...(run % 2 ? { bold: true } : { link: 'https://example.org/a' }),
      })),
    }));
    expect(textProblem(largest)).toBeNull();
  });
});

it('links lead to pages and mailboxes only', () => {
  for (const link of ['https://example.org/a?b=c#d', 'mailto:qa@example.org']) expect(isSafeLink(link)).toBe(true);
  const unsafe = [
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,a',
    '//example.org',
    'https://a b',
    'file:///a',
  ];
  for (const link of [...unsafe, ' https://example.org', 'https://e"onclick', `https://${'a'.repeat(2_000)}`]) {
    expect(isSafeLink(link)).toBe(false);
  }
});

it('what is unfinished is named beside its block', () => {
  expect(unfinished([paragraph(' ')])).toMatchObject([{ problem: 'noWords', block: null }]);
  const rival = { ...paragraph('b'), rivalOf: idOf(1) };
  const picture = image(' ');
  const empty = heading(2, '');
  expect(
    unfinished([paragraph('a'), paragraph(''), rival, picture, empty]).map(({ problem, block }) => [problem, block]),
  ).toEqual([
    ['undecided', rival.id],
    ['imageUndescribed', picture.id],
    ['saysNothing', empty.id],
  ]);
  expect(unfinished([heading(1, 'Purpose'), paragraph(''), image('A valve')])).toEqual([]);
});

it('contents, numbers of steps and words follow from the blocks', () => {
  const list: Block = {
    id: newId(),
    kind: 'list',
    items: [
      { depth: 0, ordered: false, runs: words('Gloves') },
      { depth: 1, ordered: true, runs: words('Goggles') },
    ],
  };
  const text: Blocks = [heading(1, 'Before'), step('Stop'), list, step('Lock'), heading(2, 'During'), step('Open')];
  expect(outline(text).map(({ level, title }) => [level, title])).toEqual([
    [1, 'Before'],
    [2, 'During'],
  ]);
  expect([...stepNumbers(text).values()]).toEqual([1, 2, 1]);
  expect(wordsOf(text)).toBe('Before\nStop\nGloves\nGoggles\nLock\nDuring\nOpen');
});

it('a block that follows another one now is displaced, and named as such', () => {
  const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')];
  expect(delta([a, b, c], [a, c])).toEqual({ added: [], changed: [], displaced: [c.id], removed: [b.id] });
  expect(delta([a, b], [b, a])).toMatchObject({ displaced: [b.id, a.id] });
});

describe('a redline', () => {
  const marksOf = (before: string, after: string) => {
    const id = newId();
    const [compared] = compare([paragraph(before, id)], [paragraph(after, id)]);
    return compared?.lines?.map(({ cells }) => cells.flat().map(({ mark, run }) => `${mark[0]}:${run.text}`));
  };

  it('marks words', () => {
    expect(marksOf('Open the valve slowly.', 'Open the main valve.')).toEqual([
      ['s:Open the', 'a: main', 's: valve', 'r: slowly', 's:.'],
    ]);
  });

  it('shows a block whole that was written anew', () => {
    expect(marksOf('Open the valve.', 'Wear gloves today')).toEqual([['r:Open the valve.'], ['a:Wear gloves today']]);
  });

  it('sees a change of formatting', () => {
    const id = newId();
    const bold: Block = { id, kind: 'paragraph', runs: [{ text: 'Open ' }, { text: 'slowly', bold: true }] };
    const [compared] = compare([paragraph('Open slowly', id)], [bold]);
    expect(compared?.lines?.[0]?.cells[0]?.map(({ mark }) => mark)).toEqual(['same', 'removed', 'added', 'added']);
  });

  it('pairs the rows of a table and their cells', () => {
    const id = newId();
    const table = (...rows: string[][]): Block => ({
      id,
      kind: 'table',
      headed: true,
      rows: rows.map((row) => row.map((cell) => ({ runs: words(cell) }))),
    });
    const [compared] = compare(
      [table(['Test', 'Limit'], ['pH', '7 to 8'])],
      [table(['Test', 'Limit'], ['pH', '7 to 9'], ['Ash', '1 %'])],
    );
    expect(compared?.lines?.map(({ mark }) => mark)).toEqual(['same', 'same', 'added']);
    expect(compared?.lines?.[1]?.cells[1]?.map(({ mark, run }) => mark[0] + run.text)).toEqual(['s7 to', 'r 8', 'a 9']);
  });

  it('of 200 pages is made in time, on a busy machine too', () => {
    const sentence = (place: number) =>
      `Check part ${place} of the line and write the value down in the logbook of the day. `;
    const page = many(2_000, (place) => paragraph(sentence(place).repeat(4)));
    const later = page.map((block, place) =>
      place % 3 === 0 ? paragraph(sentence(place).replace('value', 'result').repeat(5), block.id) : block,
    );
    const begin = performance.now();
    const states = compare(page, later).filter(({ state }) => state === 'changed');
    expect(states).toHaveLength(667);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});

describe('a document that is read again', () => {
  it('gives a reworded block its former id, and a new one its own', () => {
    const former = [
      heading(1, 'Cleaning'),
      step('Rinse the tank with 200 litres of purified water at 60 degrees.'),
      step('Drain the tank completely.'),
    ];
    const anew = [
      heading(1, 'Cleaning'),
      step('Wear goggles and an apron.'),
      step('Drain the tank completely.'),
      step('Rinse the tank with 250 litres of purified water at 65 degrees.'),
    ];
    expect(withFormerIds(former, anew).map(({ id }) => id)).toEqual([
      former[0]?.id,
      anew[1]?.id,
      former[2]?.id,
      former[1]?.id,
    ]);
  });

  it('pairs 300 blocks that were all reworded', () => {
    const former = many(2_000, (place) =>
      paragraph(`Line ${place} reads station ${place * 7} and notes value ${place % 13}`),
    );
    const anew = many(2_000, (place) =>
      paragraph(`Line ${place} reads station ${place * 7} and keeps value ${place % 13}`),
    );
    expect(withFormerIds(former, anew).map(({ id }) => id)).toEqual(former.map(({ id }) => id));
  });
});
