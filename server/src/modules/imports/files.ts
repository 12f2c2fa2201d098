import { Readable } from 'node:stream';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { importFileMessages as m } from '@vigie/domain/modules/imports/messages/problems';
import { fieldNamesOf, fieldOf, type ImportSubject } from '@vigie/domain/modules/imports/subjects';
import type { Context } from '../../platform/context';
import { type Cell, spreadsheet, spreadsheetType } from '../../platform/documents/spreadsheet';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import type { BadLines, RunJob } from './import-jobs';
import { sentenceOf } from './import-view';
import { factsNow, fileOf } from './rows-to-check';
import { readImport } from './service';

/** Every column that can be imported, with one line that shows how they are filled in. */
export async function getTemplate({ style }: Context, subject: ImportSubject): Promise<FileAnswer> {
  const fields = fieldNamesOf(subject).map((name) => fieldOf(subject, name));
  const columns = fields.map(({ label }) => ({ title: say(style, label), width: 24 }));
  const example = fields.map((one) => one.example);
  const rows = async function* () {
    yield [example];
  };
  const sheet = spreadsheet({ name: say(style, m.sheet[subject]), columns, rows: rows() });
  return new FileAnswer(`${say(style, m.template[subject])}.xlsx`, spreadsheetType, sheet);
}

/** What is approved can be read before: the file itself. */
export async function getFile(platform: Platform, context: Context, id: number): Promise<FileAnswer> {
  const one = await platform.database.read(context, (reader) => readImport(reader, context, id));
  const { name, content } = await fileOf(platform, one);
  return new FileAnswer(name, 'application/octet-stream', Readable.from([content]));
}

/** The lines that cannot be imported as they stand in the file, with why beside them. */
export async function getProblems(platform: Platform, context: Context, id: number, run: RunJob): Promise<FileAnswer> {
  const one = await platform.database.read(context, (reader) => readImport(reader, context, id));
  if (!one.outcome) throw new Refusal('wrong_state');
  const { subject, sheet, columns, chosen } = one;
  const file = await fileOf(platform, one);
  const facts = await factsNow(platform, context, subject);
  const found = await run({ job: 'badLines', subject, file, sheet, mapping: { columns, chosen }, facts });
  if ('refused' in found) throw new Refusal('unexpected');
  return new FileAnswer(
    `${say(context.style, m.problems, { id })}.xlsx`,
    spreadsheetType,
    sheetOf(context, subject, found),
  );
}

const rowsAtOnce = 100;

function sheetOf(context: Context, subject: ImportSubject, { headers, lines }: BadLines) {
  const { style } = context;
  const rows = async function* () {
    for (let from = 0; from < lines.length; from += rowsAtOnce) {
      yield lines
        .slice(from, from + rowsAtOnce)
        .map(({ cells, problems }): Cell[] => [
          ...headers.map((_, at) => shown(cells[at] ?? null)),
          problems
            .map((problem) => `${say(style, fieldOf(subject, problem.field).label)} : ${sentenceOf(context, problem)}`)
            .join('\n'),
        ]);
    }
  };
  const columns = [...headers.map((title) => ({ title, width: 20 })), { title: say(style, m.why), width: 60 }];
  return spreadsheet({ name: say(style, m.badLines), columns, rows: rows() });
}

const shown = (cell: BadLines['lines'][number]['cells'][number]): Cell =>
  typeof cell === 'boolean' ? String(cell) : cell;
