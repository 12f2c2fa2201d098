import { say } from '@vigie/domain/kernel/message';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import type { Question } from '@vigie/domain/modules/insights/question';
import type { Context } from '../../platform/context';
import { recordExport } from '../../platform/documents/list-export';
import { type Cell, spreadsheet, spreadsheetType } from '../../platform/documents/spreadsheet';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { auditFigureTable, readAuditFigures } from './audit-figures';
import type { InsightsReader } from './insights';
import { scopeWords, tablesOf } from './tables';

const widths = [44, 18, 18, 18, 18, 18, 90];

/** One sheet, the tables of the page one below the other. */
export async function exportInsights(
  platform: Platform,
  insights: InsightsReader,
  context: Context,
  asked: Question,
): Promise<FileAnswer> {
  const answer = await insights.read(context, asked);
  const { figures } = await readAuditFigures(platform, context, asked);
  const tables = [...tablesOf(answer, context.style), auditFigureTable(figures, context.style)];
  const rows: Cell[][] = tables.flatMap(({ title, heads, rows: lines }) => [
    [],
    [title],
    [...heads],
    ...lines.map((line) => [...line]),
  ]);
  const fileName = `vigie-kpi-${asked.from}-${asked.to}.xlsx`;
  await recordExport(platform.database, context, { list: 'insights', asked, fileName, ids: rows.map(String) });
  const title = `${say(context.style, m.title)} : ${scopeWords(answer, asked, context.style)}`;
  const sheet = spreadsheet({
    name: say(context.style, m.title),
    columns: widths.map((width, place) => ({ title: place === 0 ? title : '', width })),
    rows: (async function* () {
      yield rows;
    })(),
  });
  return new FileAnswer(fileName, spreadsheetType, sheet);
}
