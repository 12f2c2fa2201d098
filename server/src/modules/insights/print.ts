import { Readable } from 'node:stream';
import { formatDay } from '@vigie/domain/kernel/day';
import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import type { AuditFigure } from '@vigie/domain/modules/insights/audits/contract';
import type { Insights } from '@vigie/domain/modules/insights/figures';
import { indicators } from '@vigie/domain/modules/insights/indicators';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import type { Question } from '@vigie/domain/modules/insights/question';
import { valueWords } from '@vigie/domain/modules/insights/words';
import type { Context } from '../../platform/context';
import { recordExport } from '../../platform/documents/list-export';
import { renderPdf } from '../../platform/documents/pdf';
import type { Cell } from '../../platform/documents/spreadsheet';
import { FileAnswer } from '../../platform/http/call';
import { askerOf } from '../../platform/jobs/queue';
import type { Platform } from '../../platform/platform';
import { auditFigureTable, readAuditFigures } from './audit-figures';
import type { InsightsReader } from './insights';
import { type FigureTable, scopeWords, tablesOf } from './tables';

type Node = Readonly<Record<string, unknown>>;

const faint = '#5b6670';
const ink = '#2f6f9f';
const longestBar = 160;

async function* nothing(): AsyncGenerator<readonly Node[]> {}

/** The page on paper, as the monthly mail brings it. */
export async function insightsPdf(
  platform: Platform,
  insights: InsightsReader,
  context: Context,
  asked: Question,
): Promise<Buffer> {
  const answer = await insights.read(context, asked);
  const { figures } = await readAuditFigures(platform, context, asked);
  const title = say(context.style, m.title);
  const scope = scopeWords(answer, asked, context.style);
  return renderPdf(askerOf(context), nothing(), () => ({
    definition: {
      pageSize: 'A4',
      pageMargins: [40, 40, 40, 50],
      info: { title: `${title} ${asked.from} ${asked.to}`, creator: 'Vigie' },
      defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
      styles: { h1: { fontSize: 15, bold: true }, h2: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] } },
      content: [
        { text: title, style: 'h1' },
        { text: scope, color: faint },
        ...figureNodes(answer, context.style),
        ...seriesNodes(answer, context.style),
        ...tablesOf(answer, context.style)
          .filter(({ bar, rows }) => bar !== null && rows.length > 0)
          .flatMap(barNodes),
        ...tablesOf(answer, context.style)
          .filter(({ title: name }) => name === say(context.style, m.workload))
          .flatMap(plainNodes),
        ...auditNodes(figures, context.style),
      ],
    },
    footer: scope,
  }));
}

function figureNodes({ figures }: Insights, style: SpokenStyle): Node[] {
  const head = [m.indicator, m.value, m.numerator, m.denominator, m.imported, m.before].map((one) => ({
    text: say(style, one),
    bold: true,
  }));
  const body = figures.map(({ key, before, ...now }) => [
    {
      stack: [
        { text: say(style, indicators[key].name) },
        { text: say(style, indicators[key].definition), color: faint, fontSize: 7 },
      ],
    },
    { text: valueWords(key, now, style), bold: true },
    { text: String(now.numerator) },
    { text: now.denominator === null ? '–' : String(now.denominator) },
    { text: String(now.imported) },
    { text: valueWords(key, before, style) },
  ]);
  const table = { headerRows: 1, widths: ['*', 60, 55, 65, 50, 70], body: [head, ...body] };
  return [
    { text: say(style, m.figures), style: 'h2' },
    { table, layout: 'lightHorizontalLines' },
  ];
}

/** Each figure of audits and walks with what it says below its name. */
function auditNodes(figures: readonly AuditFigure[], style: SpokenStyle): Node[] {
  const { title, heads, rows } = auditFigureTable(figures, style);
  const shown = heads.slice(0, -1).map((text) => ({ text, bold: true }));
  const body = rows.map((row) => [
    { stack: [{ text: words(row[0] ?? null) }, { text: words(row.at(-1) ?? null), color: faint, fontSize: 7 }] },
    ...row.slice(1, -1).map((cell) => ({ text: words(cell) })),
  ]);
  const table = { headerRows: 1, widths: ['*', 60, 65, 70, 70], body: [shown, ...body] };
  return [
    { text: title, style: 'h2' },
    { table, layout: 'lightHorizontalLines' },
  ];
}

/** Opened and closed over time, side by side with how many are open. */
function seriesNodes({ series }: Insights, style: SpokenStyle): Node[] {
  const [opened, closed, backlog] = (['opened', 'closed', 'backlog'] as const).map((wanted) =>
    series.find(({ key }) => key === wanted),
  );
  const points = opened?.points ?? [];
  const head = [m.period, indicators.opened.name, indicators.closed.name, indicators.backlog.name];
  const rows = points.map((point, place) => [
    `${formatDay(point.from)} – ${formatDay(point.to)}`,
    ...[point, closed?.points[place], backlog?.points[place]].map((one) =>
      one?.value === null || one === undefined ? '–' : String(one.value),
    ),
  ]);
  const heads = head.map((one, place) => (place === 0 ? '' : say(style, one)));
  return plainNodes({ title: say(style, m.series), heads, rows, bar: null });
}

const words = (cell: Cell): string =>
  cell === null ? '–' : typeof cell === 'object' ? formatDay(cell.day) : String(cell);

function plainNodes({ title, heads, rows }: FigureTable): Node[] {
  const body = [
    heads.map((text) => ({ text, bold: true })),
    ...rows.map((row) => row.map((one) => ({ text: words(one) }))),
  ];
  const table = { headerRows: 1, widths: heads.map((_, place) => (place === 0 ? '*' : 'auto')), body };
  return [
    { text: title, style: 'h2' },
    { table, layout: 'lightHorizontalLines' },
  ];
}

function barNodes({ title, heads, rows, bar }: FigureTable): Node[] {
  const numberIn = (row: readonly Cell[]) => {
    const cell = row[bar ?? 0];
    return typeof cell === 'number' ? cell : 0;
  };
  const most = Math.max(1, ...rows.map(numberIn));
  const drawn = (row: readonly Cell[]) => ({
    canvas: [{ type: 'rect', x: 0, y: 2, w: Math.max(0.5, (numberIn(row) / most) * longestBar), h: 8, color: ink }],
  });
  const body = [
    [...heads.map((text) => ({ text, bold: true })), { text: '' }],
    ...rows.map((row) => [...row.map((one) => ({ text: words(one) })), drawn(row)]),
  ];
  const widths = [...heads.map((_, place) => (place === 0 ? '*' : 'auto')), longestBar];
  return [
    { text: title, style: 'h2' },
    { table: { headerRows: 1, widths, body }, layout: 'lightHorizontalLines' },
  ];
}

export async function printInsights(
  platform: Platform,
  insights: InsightsReader,
  context: Context,
  asked: Question,
): Promise<FileAnswer> {
  const content = await insightsPdf(platform, insights, context, asked);
  const fileName = `vigie-kpi-${asked.from}-${asked.to}.pdf`;
  await recordExport(platform.database, context, { list: 'insights', asked, fileName, ids: [] });
  return new FileAnswer(fileName, 'application/pdf', Readable.from([content]));
}
