import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { textsOfZip } from '../testing/unzip';
import { spreadsheet } from './spreadsheet';

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("//evil.example","ici")', "'=1", '＝1'];

it('a text that looks like a formula is written as a text, in every cell and in the headers', async () => {
  const columns = formulas.map((title) => ({ title, width: 10 }));
  const rows = async function* () {
    yield [formulas];
  };
  const written = textsOfZip(await buffer(spreadsheet({ name: '=1+1', columns, rows: rows() })));
  const cells = [...written.matchAll(/<c [^>]*>/g)].map(([cell]) => cell);
  expect(cells).toHaveLength(2 * formulas.length);
  expect(cells.filter((cell) => !cell.includes('t="inlineStr"'))).toEqual([]);
  expect(written).not.toMatch(/<f[ >]/);
});

it('there is one writer of workbooks and one of CSV, and both are tried with formulas', () => {
  const sources = join(import.meta.dirname, '../..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  );
  const having = (form: RegExp) => files.filter((file) => form.test(readFileSync(join(sources, file), 'utf8'))).sort();
  expect(having(/<worksheet /).filter((file) => !file.includes('test'))).toEqual(['platform/documents/spreadsheet.ts']);
  expect(having(/'text\/csv/).filter((file) => !file.includes('test'))).toEqual(['modules/trail/service.ts']);
});
