import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zip } from '../../../platform/documents/zip';
import { runJob } from '../import-jobs';
import { workbookOf } from '../workbook-file';

const open = async (content: Buffer, name = 'suivi.xlsx') => {
  const answer = await runJob({ job: 'open', subject: 'cases', file: { name, content } });
  return answer && 'refused' in answer ? answer.refused : answer;
};
const headers = ['Titre', 'Date', 'Statut'];
const line = ['Fuite', { day: '2024-03-12' }, 'Clos'] as const;
const whole = await workbookOf('Suivi', headers, [line, line]);

/** A workbook whose parts are written by hand. */
const packed = (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
  const entries: ZipEntry[] = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }));
  return buffer(Readable.from(zip(entries), { objectMode: false }));
};
const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = (...sheets: readonly string[]) => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets>${sheets
    .map((_, at) => `<sheet name="Feuille ${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')}</Relationships>`,
  ...Object.fromEntries(sheets.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet(rows)])),
});
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, ...texts: readonly string[]) =>
  `<row r="${number}">${texts.map((text, at) => cell(`${'ABCDEFGH'[at]}${number}`, text)).join('')}</row>`;

describe('a file', () => {
  it('is read with its sheets, columns and lines', async () => {
    expect(await open(whole)).toMatchObject({ sheets: [{ name: 'Suivi', headers, rowCount: 2 }] });
  });

  it('may have several sheets, and a title above its headers', async () => {
    const titled = `${row(1, 'Suivi des non-conformités')}${row(3, 'Titre', 'Date')}${row(5, 'Fuite', '12/03/2024')}`;
    const two = await open(await packed(parts(titled, row(1, 'Titre') + row(2, 'x'))));
    expect(two).toMatchObject({ sheets: [{ headers: ['Titre', 'Date'], rowCount: 1 }, { rowCount: 1 }] });
  });

  it('may be text, with commas, semicolons or tabs', async () => {
    for (const sign of [',', ';', '\t']) {
      const text = `\ufeff${['Titre', 'Date'].join(sign)}\r\n"Fuite\nhuile"${sign}12/03/2024\r\n`;
      const read = await open(Buffer.from(text), 'suivi.csv');
      expect(read).toMatchObject({ sheets: [{ name: 'suivi', headers: ['Titre', 'Date'], rowCount: 1 }] });
    }
  });

  it('may be a text as Excel in French writes it', async () => {
    const text = Buffer.from('Titre;Co\xfbt (\x80)\nFen\xeatre f\xeal\xe9e\x85;12', 'latin1');
    expect(await open(text, 'suivi.csv')).toMatchObject({
      sheets: [{ headers: ['Titre', 'Coût (€)'], sample: [['Fenêtre fêlée…', '12']] }],
    });
  });

  it('may show the result of a formula, which is what people see', async () => {
    const rows = `${row(1, 'Titre')}<row r="2"><c r="A2" t="str"><f>CONCATENATE("a","b")</f><v>ab</v></c></row>`;
    expect(await open(await packed(parts(rows)))).toMatchObject({ sheets: [{ rowCount: 1, sample: [['ab']] }] });
  });
});

describe('R44 a file that would fill the memory or never end is refused at once', () => {
  const rows = (text: string) => packed(parts(row(1, 'Titre') + text));
  const elsewhere = {
    ...parts(row(1, 'Titre')),
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="other/far.xml"/></Relationships>`,
    'xl/other/far.xml': sheet('<row r="10000000"><c r="A10000000"><v>1</v></c></row>'),
  };
  it.each<[string, Promise<Buffer>, string]>([
    ['a far row in single quotes', rows("<row r='10000000'></row>"), 'tooManyRows'],
    ['a far row of another namespace', rows("<x:row xmlns:x='a' x:r='10000000'/>"), 'tooManyRows'],
    ['a far cell in single quotes', rows("<row><c r='A10000000'><v>1</v></c></row>"), 'tooManyRows'],
    ['a far row behind a sign', rows("<row spans='>' r='10000000'/>"), 'tooManyRows'],
    ['a far row, said twice', rows("<row r='2' r='10000000'/>"), 'tooManyRows'],
    ['a row in another way of writing', rows("<row r='1e7'/>"), 'damaged'],
    ['a row written as entities', rows("<row r='&#49;0000000'/>"), 'damaged'],
    ['a cell in small letters', rows("<row r='2'><c r='zzzz2'><v>1</v></c></row>"), 'damaged'],
    ['a sheet under another name', packed(elsewhere), 'tooManyRows'],
    ['rows without numbers', rows('<row/>'.repeat(100_001)), 'tooManyRows'],
    ['a rectangle of 100 million', rows(`<row r="99999">${cell('ALL99999', 'x')}</row>`), 'tooManyRows'],
    ['marks that never end', rows('<row '.repeat(60_000)), 'damaged'],
    ['a value that never ends', rows(`<row r="${'1'.repeat(300_000)}`), 'damaged'],
    ['a comment that never ends', rows(`<!--${'<row '.repeat(60_000)}`), 'damaged'],
    ['a text of megabytes', rows('x'.repeat(2_000_000)), 'damaged'],
  ])('%s', async (_what, content, problem) => {
    const file = await content;
    const before = process.cpuUsage();
    const memory = process.memoryUsage().rss;
    expect(await open(file)).toBe(problem);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(300_000_000);
  });

  it('what is written in a comment or as text is nothing of the sheet', async () => {
    const said =
      '<!-- <row r="10000000"/> --><row r="2"><c r="A2" t="inlineStr"><is><t>r="10000000"</t></is></c></row>';
    expect(await open(await rows(said))).toMatchObject({ sheets: [{ rowCount: 1, sample: [['r="10000000"']] }] });
  });
});

describe('a file is refused as a whole', () => {
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
  it.each<[string, Buffer | Promise<Buffer>, string, string?]>([
    ['nothing in it', Buffer.alloc(0), 'empty'],
    ['another type under the name', Buffer.from('%PDF-1.7 text'), 'wrongType'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'wrongType'],
    ['an old workbook, or one with a password', compound, 'oldOrProtected'],
    ['a zip of something else', packed({ 'a.txt': 'x' }), 'wrongType'],
    ['macros', packed({ ...parts(row(1, 'Titre')), 'xl/vbaProject.bin': 'x' }), 'macros'],
    ['bytes that are no letters', Buffer.from('Titre;\xe9t\x81\n1;2', 'latin1'), 'notUtf8', 'a.csv'],
    ['letters among other bytes', Buffer.from('Titre;\xe9t\x02\n1;2', 'latin1'), 'notUtf8', 'a.csv'],
    ['bytes named csv', Buffer.from('Titre\n\u0000\u0001'), 'wrongType', 'a.csv'],
    ['headers alone', workbookOf('S', headers, []), 'empty'],
    ['an empty sheet', packed(parts('')), 'empty'],
    [
      'no headers',
      packed(parts('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>')),
      'noHeader',
    ],
    [
      'sheets that are not there',
      packed({ ...parts(row(1, 'Titre')), 'xl/_rels/workbook.xml.rels': '<x/>' }),
      'damaged',
    ],
    ['a sheet that breaks off', packed({ ...parts(), 'xl/workbook.xml': '<workbook><sheets><sheet' }), 'damaged'],
    ['a cell without a place', packed(parts('<row r="1"><c t="s"><v>99</v></c></row>')), 'damaged'],
    ['a cell far below', packed(parts(row(1, 'Titre') + row(1_000_000_000, 'x'))), 'tooManyRows'],
    ['a cell far to the right', packed(parts(`<row r="1">${cell('XFD1', 'Titre')}</row>`)), 'tooManyColumns'],
    [
      '10,001 lines',
      workbookOf(
        'S',
        headers,
        Array.from({ length: 10_001 }, () => line),
      ),
      'tooManyRows',
    ],
    [
      '101 columns',
      workbookOf(
        'S',
        Array.from({ length: 101 }, (_, at) => `Colonne ${at}`),
        [Array(101).fill('x')],
      ),
      'tooManyColumns',
    ],
  ])('for %s', async (_what, content, problem, name) => {
    expect(await open(await content, name)).toBe(problem);
  });

  it('wherever it is cut off', async () => {
    for (let size = 4; size < whole.length; size += Math.ceil(whole.length / 40)) {
      expect(typeof (await open(whole.subarray(0, size))), String(size)).toBe('string');
    }
  });

  it('whichever byte of its contents is wrong, or it says what it said', async () => {
    const asItWas = await open(whole);
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const read = await open(changed);
      if (typeof read !== 'string') expect(read, String(at)).toEqual(asItWas);
    }
  });

  it('when it unpacks to more than it should, or to more than it says', async () => {
    const bomb = await packed({ ...parts(row(1, 'Titre')), 'xl/media/x.xml': 'x'.repeat(140_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await open(bomb)).toBe('unpacksTooLarge');
    const lying = await packed({ ...parts(row(1, 'Titre')), 'xl/media/x.xml': 'x'.repeat(1_000_000) });
    // In the list of contents at the end of the file the size becomes 10.
    const place = lying.lastIndexOf(Buffer.from('xl/media/x.xml')) - 46 + 24;
    lying.writeUInt32LE(10, place);
    expect(await open(lying)).toBe('unpacksTooLarge');
  });
});
