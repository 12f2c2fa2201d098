import {
  type IndicatorKey,
  indicatorKeys,
  type ParetoKey,
  paretoKeys,
} from '@vigie/domain/modules/insights/indicators';
import type { Question } from '@vigie/domain/modules/insights/question';
import { pageOf, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';
import { addressOfKpi, type KpiSearch, kpiSearchOf, questionOf } from './kpi-search';
import type { CountedQuestion } from './queries';

/** The list behind a figure; without a figure there is nothing to list. */
export interface CountedSearch extends Omit<KpiSearch, 'by'> {
  readonly figure: IndicatorKey | null;
  readonly side: 'numerator' | 'denominator';
  readonly by: ParetoKey | 'age' | 'person' | '';
  /** Null where it is not said; empty for records without a value. */
  readonly part: string | null;
  readonly page: number;
}

export function countedSearchOf(raw: RawSearch): CountedSearch {
  return {
    ...kpiSearchOf(raw),
    figure: indicatorKeys.find((key) => key === raw.figure) ?? null,
    side: raw.side === 'denominator' ? 'denominator' : 'numerator',
    by: [...paretoKeys, 'age' as const, 'person' as const].find((by) => by === raw.by) ?? '',
    part: raw.part === undefined ? null : textOf(raw.part),
    page: pageOf(raw.page),
  };
}

export function countedQuestionOf(search: CountedSearch, figure: IndicatorKey, today: string): CountedQuestion {
  const { side, by, part, page } = search;
  const asked: Question = questionOf({ ...search, by: 'kind' }, today);
  return {
    ...asked,
    figure,
    ...(side === 'denominator' && { side }),
    ...(by && { by }),
    ...(part !== null && { part }),
    page,
  };
}

/** Back to the figures that the list belongs to. */
export function addressOfFigures({ from, to, site, kind, team, knownOn, compare }: CountedSearch): string {
  return addressOfKpi({ from, to, site, kind, team, knownOn, compare, by: 'kind' });
}

/** The same list at another page. */
export function addressOfPage(query: string, page: number): string {
  const search = new URLSearchParams(query);
  if (page > 1) search.set('page', String(page));
  else search.delete('page');
  return `/apps/kpi/cases?${search}`;
}
