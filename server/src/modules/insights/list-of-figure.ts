import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { actionAddress } from '@vigie/domain/modules/actions/public';
import { addressOfCase } from '@vigie/domain/modules/cases/public';
import type { insightsEndpoints } from '@vigie/domain/modules/insights/contract';
import { indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { insightsMessages as m } from '@vigie/domain/modules/insights/messages/page';
import type { FigureRef } from '@vigie/domain/modules/insights/question';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { titledActions } from '../actions/public';
import { findCaseTitles } from '../cases/public';
import { today, validatePeriod } from './insights';
import { daysOf, scopeOf } from './repository/facts';
import { listCounted, listCountedActions, listNamesOf } from './repository/records';

type Endpoints = typeof insightsEndpoints;
type Asked = QueryOf<Endpoints['listCasesOfFigure']>;

/** A figure of actions has no part by age or value, and a figure of cases none that it does not know. */
export function refOf({ figure, side, by, part }: Pick<Asked, 'figure' | 'side' | 'by' | 'part'>): FigureRef {
  const isPossible =
    by === undefined ||
    by === 'person' ||
    (by === 'age' ? figure === 'backlog' : indicatorOf(figure).lists === 'cases');
  if (!isPossible) {
    throw new Refusal('invalid', { fields: [{ loc: ['query', 'by'], message: m.unknownFigure }] });
  }
  return { figure, side, ...(by !== undefined && { by }), ...(part !== undefined && { part }) };
}

export const isOfActions = ({ figure }: FigureRef): boolean => indicatorOf(figure).lists === 'actions';

/** What the records are called, by their ids; what cannot be read is called nothing. */
export async function titlesOf(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
  ofActions: boolean,
): Promise<ReadonlyMap<string, string>> {
  const titles = await (ofActions ? titledActions.findTitles : findCaseTitles)(reader, companyId, ids);
  return new Map(titles.map(({ id, title }) => [id, title]));
}

export const addressOf = (id: string, ofActions: boolean): string =>
  ofActions ? actionAddress(id) : addressOfCase(id);

export async function listCasesOfFigure(
  { database }: Platform,
  context: Context,
  asked: Asked,
): Promise<OutputOf<Endpoints['listCasesOfFigure']>> {
  validatePeriod(asked);
  const { companyId } = context.actor;
  const ref = refOf(asked);
  const ofActions = isOfActions(ref);
  const list = ofActions ? listCountedActions : listCounted;
  return database.read(context, async (reader) => {
    const { rows, total } = await list(reader, scopeOf(companyId, asked), daysOf(asked, today()), ref, asked.page);
    const people = rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
    const [titles, names] = await Promise.all([
      titlesOf(
        reader,
        companyId,
        rows.map(({ id }) => id),
        ofActions,
      ),
      listNamesOf(reader, companyId, people),
    ]);
    const items = rows.map((row) => ({
      ...row,
      record: ofActions ? ('action' as const) : ('case' as const),
      summary: titles.get(row.id) ?? '',
      owner: names.get(row.ownerId ?? 0) ?? '',
      address: addressOf(row.id, ofActions),
    }));
    return { items, total, page: asked.page, pageCount: pageCountOf(total) };
  });
}
