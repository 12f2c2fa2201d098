import { describe, expect, it } from 'vitest';
import { type CauseDrawing, causeTreeDrawing, type DrawnBox, ishikawaDrawing } from './cause-drawing';
import { causeDrawingSvg } from './cause-drawing-svg';
import { type Cause, type Causes, type MCategory, newCause } from './root-cause';
import { textLines, textWidth } from './text-lines';

const words = { rootCause: 'Root cause', unclassified: 'No M yet' };
const root = (mCategory: MCategory | null): Partial<Cause> => ({ isRootCause: true, mCategory, type: 'Principale' });

const long = 'La gamme de maintenance ne mentionne pas le frein-filet comme pièce à usage unique. '.repeat(4);
const causes: Causes = {
  'cause-aaaaaa': newCause(null, 1, 'Le poids dérive'),
  'cause-bbbbbb': { ...newCause('cause-aaaaaa', 1, long), ...root('Method') },
  'cause-cccccc': { ...newCause('cause-aaaaaa', 2, 'Seul à deux presses'), ...root('Manpower') },
  'cause-dddddd': newCause(null, 2, `${long}${long}`),
  'cause-eeeeee': { ...newCause('cause-dddddd', 1, 'Court'), ...root(null) },
  'cause-ffffff': { ...newCause('cause-dddddd', 2, long), ...root('Method') },
  'cause-gggggg': { ...newCause('cause-dddddd', 3, 'Jauge'), ...root('Measurement') },
};

function overlap(one: DrawnBox, other: DrawnBox): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

function expectTidy({ width, height, boxes, lines, labels }: CauseDrawing): void {
  for (const [at, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
  }
  for (const { x1, x2, y1, y2 } of lines) {
    for (const [value, most] of [
      [x1, width],
      [x2, width],
      [y1, height],
      [y2, height],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(most);
    }
  }
  for (const { x, y } of labels) expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
}

describe('the tree as a drawing', () => {
  const drawing = causeTreeDrawing(causes, 'Écart de poids', words);

  it('has a box for the problem and one for each cause, none over another, all within its edges', () => {
    expect(drawing.boxes).toHaveLength(1 + Object.keys(causes).length);
    expectTidy(drawing);
  });

  it('numbers each cause, keeps every word and says what a root cause is', () => {
    const said = drawing.boxes.map(({ lines }) => lines.join(' '));
    expect(said).toContain('1.2 Seul à deux presses Root cause : Manpower, Principale');
    expect(said).toContain(`2 ${long}${long}`.trim());
    expect(said).toContain('2.1 Court Root cause : Principale');
  });

  it('without causes is the problem alone', () => {
    const { boxes, lines } = causeTreeDrawing({}, 'Écart de poids', words);
    expect(boxes).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});

describe('the Ishikawa diagram', () => {
  const drawing = ishikawaDrawing(causes, 'Écart de poids', words);

  it('has a bone for each M in use and keeps its parts apart', () => {
    const names = drawing.boxes.filter(({ kind }) => kind === 'category').map(({ lines }) => lines.join(' '));
    expect(names).toEqual(['Manpower', 'Measurement', 'Method', 'No M yet']);
    expectTidy(drawing);
  });

  it('lets no word of a root cause stand in a box', () => {
    for (const { x, y, text } of drawing.labels) {
      const letters: DrawnBox = { x, y: y - 10, width: textWidth(text, 12), height: 12, lines: [], kind: 'cause' };
      expect(drawing.boxes.filter((box) => overlap(box, letters))).toEqual([]);
    }
  });

  it('without a root cause is the spine and the problem', () => {
    const drawn = ishikawaDrawing({}, 'Écart de poids', words);
    expect(drawn.boxes).toHaveLength(1);
    expectTidy(drawn);
  });
});

describe('the drawing as SVG', () => {
  it('escapes what people wrote', () => {
    const svg = causeDrawingSvg(causeTreeDrawing({}, 'a < b & "c"\u0007', words));
    expect(svg).toContain('a &lt; b &amp; &quot;c&quot; ');
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="')).toBe(true);
  });
});

describe('breaking text into lines', () => {
  it('keeps each line within the width and loses nothing', () => {
    const lines = textLines(`${long} ${'x'.repeat(200)}`, 190, 12);
    for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(190);
    expect(lines.join('').replaceAll(' ', '')).toBe((long + 'x'.repeat(200)).replaceAll(' ', ''));
  });

  it('makes one line of nothing', () => {
    expect(textLines('  ', 100, 12)).toEqual(['']);
  });
});
