import type { SpokenStyle } from '@vigie/domain/kernel/message';
import { say } from '@vigie/domain/kernel/message';
import {
  type AuditCounts,
  auditFigureKeys,
  auditListOf,
  auditMeasures,
} from '@vigie/domain/modules/insights/audits/audit-figures';
import type { AuditFigure } from '@vigie/domain/modules/insights/audits/contract';
import { auditFigureMessages, auditFigureWords } from '@vigie/domain/modules/insights/messages/audit-figures';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import { periodBefore, type Span } from '@vigie/domain/modules/insights/periods';
import type { Question } from '@vigie/domain/modules/insights/question';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { countAudits, countFindings } from '../audits/public';
import { countWalksDue } from '../gemba/public';
import { validatePeriod } from './insights';
import type { FigureTable } from './tables';

/** Of audits, findings and walks that the reader may see. */
export async function readAuditFigures(
  { database }: Platform,
  context: Context,
  asked: Question,
): Promise<{ figures: AuditFigure[] }> {
  validatePeriod(asked);
  const period = { from: asked.from, to: asked.to };
  const [now, before] = await database.snapshotOnReplica(context, async (reader) => [
    auditMeasures(await countsOf(reader, context, period, asked.site)),
    auditMeasures(await countsOf(reader, context, periodBefore(period), asked.site)),
  ]);
  if (!now || !before) throw new Error('both periods are counted');
  const figures = auditFigureKeys.map((key) => ({
    key,
    ...now[key],
    before: before[key],
    list: auditListOf(key, period, asked.site),
  }));
  return { figures };
}

async function countsOf(
  reader: Reader,
  { actor }: Context,
  span: Span,
  site: string | undefined,
): Promise<AuditCounts> {
  const counted = { ...span, site };
  return {
    ...(await countAudits(reader, actor.companyId, counted)),
    ...(await countFindings(reader, actor.companyId, counted)),
    ...(await countWalksDue(reader, actor.companyId, counted)),
  };
}

/** The same as rows, for a spreadsheet and for paper. */
export function auditFigureTable(figures: readonly AuditFigure[], style: SpokenStyle): FigureTable {
  const rounded = (value: number | null) => (value === null ? say(style, m.noData) : Math.round(value * 1000) / 1000);
  return {
    title: say(style, auditFigureMessages.title),
    heads: [m.indicator, m.value, m.numerator, m.denominator, m.before, m.definition].map((head) => say(style, head)),
    rows: figures.map(({ key, value, numerator, denominator, before }) => [
      say(style, auditFigureWords[key].name),
      rounded(value),
      numerator,
      denominator,
      rounded(before.value),
      say(style, auditFigureWords[key].definition),
    ]),
    bar: null,
  };
}
