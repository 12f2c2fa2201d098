import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import type { MultipartFile } from '@fastify/multipart';
import { spreadsheet } from '../../platform/documents/spreadsheet';

/** Lines of a page, the points of a curve with its limit, or the rows of a sheet. */
type Content =
  | { readonly lines: readonly string[] }
  | { readonly points: readonly number[]; readonly limit: number }
  | { readonly rows: readonly (readonly (string | number)[])[] };

const contents: Readonly<Record<string, Content>> = {
  'bulletin-L2114.pdf': {
    lines: [
      'Bulletin d’analyse',
      'Cardiorval 20 mg, gélule, lot L2114',
      'Dissolution à 30 minutes : 74 %',
      'Limite : 80 % au moins',
    ],
  },
  'constat-LAC-7781.pdf': {
    lines: [
      'Constat à réception',
      'Lactose, lot fournisseur LAC-7781',
      '12 fûts sur 40 avec scellés rompus',
      'Fûts isolés au quai 1',
    ],
  },
  'constat-joint-M4.pdf': {
    lines: [
      'Constat d’équipement',
      'Mélangeur M4, joint de trappe',
      'Brin de 4 cm, silicone durci',
      'Mélange isolé avant tamisage',
    ],
  },
  'constat-encartonneuse.pdf': {
    lines: [
      'Constat de ligne',
      'Encartonneuse, ligne de conditionnement 1',
      '20 étuis tachés, mis à part',
      'Graisse prélevée pour analyse',
    ],
  },
  'bon-de-livraison.pdf': {
    lines: [
      'Bon de livraison 48 211',
      'Dépôt de Rennes',
      'Cardiorval 20 mg, lot L2455, 1 440 boîtes',
      'Retour scellé le lendemain',
    ],
  },
  'reserves-livraison.pdf': {
    lines: [
      'Réserves à la livraison',
      'Orvadol 1 g, lot L2066',
      '10 cartons écrasés sur 120',
      'Palette 3, second rang',
    ],
  },
  'certificat-BAL-104.pdf': {
    lines: [
      'Certificat d’étalonnage',
      'Balance BAL-104, cinq points',
      'Écart maximal : 0,2 g',
      'Masses étalons de classe E2',
    ],
  },
  'courbe-particules-salle-3.png': { points: [210, 224, 231, 238, 262, 412, 386, 301, 248, 233, 226, 219], limit: 352 },
  'courbe-pH-station.png': { points: [7.9, 8.1, 8.4, 8.8, 9.3, 9.9, 10.2, 10.1, 9.4, 8.6, 8.0, 7.8], limit: 9.5 },
  'courbe-doses-nasorval.png': { points: [98, 101, 99, 140, 102, 97, 168, 100, 195, 101, 99, 98], limit: 120 },
  'courbe-plateau-TS-2.png': { points: [180, 182, 178, 186, 175, 184, 174, 186, 176, 185, 175, 183], limit: 185 },
  'controle-sas.xlsx': {
    rows: [
      ['Sas', 'Ouvertures', 'Simultanées'],
      ['D1 personnel', 214, 0],
      ['D2 matériel', 96, 0],
      ['D3 matériel', 88, 0],
    ],
  },
  'seuils-vibration.xlsx': {
    rows: [
      ['Pompe', 'Relevé mm/s', 'Seuil mm/s'],
      ['P-04', 1.9, 4.5],
      ['P-07', 2.4, 4.5],
      ['P-12', 3.1, 4.5],
    ],
  },
};

/** As a form would send it. */
export function demoFile(name: string): () => Promise<MultipartFile> {
  return async () => {
    const content = contents[name];
    if (!content) throw new Error(`There is no demo file ${name}`);
    const file = Object.assign(readableOf(content), { truncated: false });
    return { filename: name, file } as unknown as MultipartFile;
  };
}

function readableOf(content: Content): Readable {
  if ('rows' in content) return sheetOf(content.rows);
  return Readable.from([('lines' in content ? pageOf(content.lines) : curveOf(content)) as Uint8Array]);
}

function sheetOf([head = [], ...rows]: readonly (readonly (string | number)[])[]): Readable {
  const columns = head.map((title) => ({ title: String(title), width: 18 }));
  return spreadsheet({ name: 'Relevé', columns, rows: Readable.from([rows]) });
}

/** One page of text in a font that every reader has. */
function pageOf([title = '', ...lines]: readonly string[]): Buffer {
  const typed = (text: string) => text.replaceAll('’', "'").replace(/[\\()]/g, '\\$&');
  const body = lines.map((line) => `0 -24 Td (${typed(line)}) Tj`).join(' ');
  const drawing = `BT /F1 20 Tf 72 760 Td (${typed(title)}) Tj /F1 12 Tf 0 -12 Td ${body} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`, 'latin1');
}

const width = 720;
const height = 360;
const margin = 24;

/** The points as a line, the limit as a red one. */
function curveOf({ points, limit }: { readonly points: readonly number[]; readonly limit: number }): Buffer {
  const pixels = Buffer.alloc((width + 1) * height, 0);
  for (let y = 0; y < height; y += 1) pixels.fill(1, y * (width + 1) + 1, (y + 1) * (width + 1));
  const low = Math.min(...points, limit) * 0.95;
  const high = Math.max(...points, limit) * 1.05;
  const across = (at: number) => margin + (at * (width - 2 * margin)) / (points.length - 1);
  const down = (value: number) => height - margin - ((value - low) * (height - 2 * margin)) / (high - low);
  const dot = (x: number, y: number, colour: number) => {
    for (const dy of [-1, 0, 1]) pixels[(Math.round(y) + dy) * (width + 1) + 1 + Math.round(x)] = colour;
  };
  for (let x = margin; x < width - margin; x += 1) {
    const at = ((x - margin) * (points.length - 1)) / (width - 2 * margin);
    const [before = 0, after = before] = [points[Math.floor(at)], points[Math.ceil(at)]];
    const [from, to] = [
      down(before + (after - before) * (at % 1)),
      down(before + (after - before) * ((at + 0.01) % 1)),
    ];
    dot(x, down(limit), 3);
    for (let y = Math.min(from, to); y <= Math.max(from, to); y += 1) dot(x, y, 2);
  }
  for (const [place, value] of points.entries()) {
    for (const shift of [-2, -1, 0, 1, 2]) dot(across(place) + shift, down(value), 2);
  }
  return png(pixels);
}

/** White paper, blue ink, red limit. */
const palette = Buffer.from([0, 0, 0, 255, 255, 255, 31, 78, 140, 196, 43, 43]);

function png(pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}
