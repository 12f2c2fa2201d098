import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import type { MultipartFile } from '@fastify/multipart';
import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import { spreadsheet } from '../../platform/documents/spreadsheet';
import contents from './demo-files.json';

/** Lines of a page, the points of a curve with its limit, or the rows of a sheet: what demo-files.json has by name. */
const content = z.union([
  z.strictObject({ lines: z.array(z.string()) }),
  z.strictObject({ points: z.array(z.number()), limit: z.number() }),
  z.strictObject({ rows: z.array(z.array(z.union([z.string(), z.number()]))) }),
]);
type Content = z.infer<typeof content>;

/** As a form would send it. */
export function demoFile(name: string): () => Promise<MultipartFile> {
  return async () => {
    const found = readDemoData('demo-files.json', z.record(z.string(), content), contents)[name];
    if (!found) throw new Error(`There is no demo file ${name}`);
    const file = Object.assign(readableOf(found), { truncated: false });
    return { filename: name, file } as unknown as MultipartFile;
  };
}

function readableOf(found: Content): Readable {
  if ('rows' in found) return sheetOf(found.rows);
  return Readable.from([('lines' in found ? pageOf(found.lines) : curveOf(found)) as Uint8Array]);
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
