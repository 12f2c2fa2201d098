import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { mCategories } from '@vigie/domain/modules/cases/public';
import type { insightsEndpoints } from '@vigie/domain/modules/insights/contract';
import type { DifferingCase } from '@vigie/domain/modules/insights/figures';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { figureIn } from './figures';
import { type InsightsReader, today } from './insights';
import { addressOf, isOfActions, refOf, titlesOf } from './list-of-figure';
import { type DifferenceRow, type FactValues, listDifferences } from './repository/differences';
import { daysOf, scopeOf } from './repository/facts';

type Endpoints = typeof insightsEndpoints;

/** What a figure said as known on a day, what it says now, and whom the difference is made of. */
export async function getInsightDifference(
  { database }: Platform,
  insights: InsightsReader,
  context: Context,
  asked: QueryOf<Endpoints['getInsightDifference']>,
): Promise<OutputOf<Endpoints['getInsightDifference']>> {
  const { figure, side, by, part, ...question } = asked;
  const { knownOn, ...asNow } = question;
  const ref = refOf({ figure, side, by, part });
  const { companyId } = context.actor;
  const [then, now] = await Promise.all([insights.read(context, question), insights.read(context, asNow)]);
  const ofActions = isOfActions(ref);
  return database.read(context, async (reader) => {
    const { rows, total } = await listDifferences(
      reader,
      ref,
      { scope: scopeOf(companyId, question), days: daysOf(question, today()) },
      { scope: scopeOf(companyId, asNow), days: daysOf(asNow, today()) },
    );
    const ids = rows.map(({ id }) => id);
    const titles = await titlesOf(reader, companyId, ids, ofActions);
    const items = rows.map(
      (row): DifferingCase => ({
        record: ofActions ? 'action' : 'case',
        id: row.id,
        summary: titles.get(row.id) ?? '',
        address: addressOf(row.id, ofActions),
        change: row.wasCounted ? (row.isCounted ? 'changed' : 'left') : 'entered',
        wasKnown: row.before !== null,
        isImported: (row.after ?? row.before)?.isImported === true,
        fields: changedFields(row),
      }),
    );
    return { key: figure, knownOn, asKnown: figureIn(then, figure), now: figureIn(now, figure), items, total };
  });
}

/** Of a case that was not known then, nothing has changed: it is new. */
function changedFields({ before, after }: DifferenceRow): DifferingCase['fields'] {
  if (!before || !after) return [];
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: shownValue(before, field), to: shownValue(after, field) }));
}

function shownValue(facts: FactValues, field: string): string | null {
  const value = facts[field];
  if (value === null || value === undefined || value === '' || value === 'infinity') return null;
  if (field !== 'causes') return String(value);
  return mCategories.filter((_, place) => (Number(value) & (1 << place)) !== 0).join(', ') || null;
}
