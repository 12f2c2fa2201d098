import { Readable } from 'node:stream';
import { zip } from './zip';

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A text, a number, a day, or nothing. A text stays a text: no spreadsheet program takes it for a formula. */
export type Cell = string | number | { readonly day: string } | null;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  /** Some rows at a time: what comes together is written in one go, and other requests wait for no more than that. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** An .xlsx file of one sheet, written while its rows arrive. */
export function spreadsheet(sheet: Sheet): Readable {
  const entries = [
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [packageRelations] },
    { name: 'xl/workbook.xml', content: [workbook(sheet.name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) },
  ];
  return Readable.from(zip(entries), { objectMode: false });
}

const headStyle = 1;
const dayStyle = 2;

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>${rowXml(
      1,
      columns.map(({ title }) => title),
      headStyle,
    )}`;
  let written = 1;
  for await (const some of rows) {
    const first = written + 1;
    written += some.length;
    yield some.map((row, at) => rowXml(first + at, row)).join('');
  }
  yield '</sheetData></worksheet>';
}

/** Each cell says where it stands: not every program counts them. */
function rowXml(number: number, cells: readonly Cell[], style?: number): string {
  const written = cells.map((cell, at) => cellXml(`${columnName(at)}${number}`, cell, style));
  return `<row r="${number}">${written.join('')}</row>`;
}

function cellXml(place: string, cell: Cell, style?: number): string {
  const styled = style === undefined ? '' : ` s="${style}"`;
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"${styled}><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return `<c r="${place}" s="${dayStyle}"><v>${dayNumber(cell.day)}</v></c>`;
}

const columnNames: string[] = [];

/** A, B, ... Z, AA, AB, ... */
function columnName(at: number): string {
  const known = columnNames[at];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (at % 26));
  const name = at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
  columnNames[at] = name;
  return name;
}

const longestText = 32_767;

/** XML 1.0 knows no control characters; a cell holds no more than this. */
function escaped(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] as string);
}

const dayMs = 86_400_000;

/** Days since the 30th of December 1899, as spreadsheets count. */
function dayNumber(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetPart = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes =
  `${declaration}<Types xmlns="${packageNamespace}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheetPart}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheetPart}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheetPart}.styles+xml"/></Types>`;

const packageRelations =
  `${declaration}<Relationships xmlns="${packageNamespace}/relationships">` +
  `<Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookRelations =
  `${declaration}<Relationships xmlns="${packageNamespace}/relationships">` +
  `<Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${officeRelations}/styles" Target="styles.xml"/></Relationships>`;

function workbook(name: string): string {
  const title = escaped(name.replace(/[\\/?*[\]:"]/g, ' ').slice(0, 31));
  return (
    `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${officeRelations}"><sheets>` +
    `<sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  );
}

const styles =
  `${declaration}<styleSheet xmlns="${mainNamespace}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>';
