import {
  type CauseDrawing,
  type DrawnBox,
  drawnBaseline,
  drawnFontSize,
  drawnLineHeight,
  drawnPadding,
} from './cause-drawing';

/** Paper is light, whatever the page that it was asked from. A root cause has a thicker edge too: colour alone says nothing. */
const looks: Readonly<Record<DrawnBox['kind'], { fill: string; edge: string; thickness: number; isBold: boolean }>> = {
  problem: { fill: '#f1f4f5', edge: '#4e5a60', thickness: 1.5, isBold: true },
  cause: { fill: '#ffffff', edge: '#b9c2c6', thickness: 1, isBold: false },
  root: { fill: '#e2f2f5', edge: '#0f6174', thickness: 2, isBold: false },
  category: { fill: '#ffffff', edge: '#0f6174', thickness: 1, isBold: true },
};
const ink = '#1d2529';
const lineColour = '#8b979c';

export function causeDrawingSvg({ width, height, boxes, lines, labels }: CauseDrawing): string {
  const drawn = [
    ...lines.map(
      ({ x1, y1, x2, y2 }) =>
        `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${lineColour}" stroke-width="1"/>`,
    ),
    ...boxes.flatMap(drawnBox),
    ...labels.map(({ x, y, text }) => words(x, y, text, false)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}

function drawnBox({ x, y, width, height, lines, kind }: DrawnBox): readonly string[] {
  const { fill, edge, thickness, isBold } = looks[kind];
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="${edge}" stroke-width="${thickness}"/>`;
  const top = y + drawnPadding + drawnBaseline;
  return [frame, ...lines.map((text, at) => words(x + drawnPadding, top + at * drawnLineHeight, text, isBold))];
}

function words(x: number, y: number, text: string, isBold: boolean): string {
  const weight = isBold ? ' font-weight="bold"' : '';
  return `<text x="${x}" y="${y}" font-size="${drawnFontSize}" fill="${ink}"${weight}>${escaped(text)}</text>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters are not allowed in XML, not even escaped. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
