import { type Kind, kinds } from '@vigie/domain/kernel/kinds';
import { type ParetoKey, paretoKeys } from '@vigie/domain/modules/insights/indicators';
import { addDays } from '@vigie/domain/modules/insights/periods';
import type { Question } from '@vigie/domain/modules/insights/question';
import { addressWith, dayOf, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

/** What the figures are asked for, all of it in the address; no days are the last twelve months. */
export interface KpiSearch {
  readonly from: string;
  readonly to: string;
  readonly site: string;
  readonly kind: Kind | '';
  readonly team: string;
  readonly knownOn: string;
  readonly compare: 'before' | 'none';
  /** What the Pareto is made by. */
  readonly by: ParetoKey;
}

export function kpiSearchOf(raw: RawSearch): KpiSearch {
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)];
  const isPeriod = from !== '' && to !== '' && from <= to;
  return {
    from: isPeriod ? from : '',
    to: isPeriod ? to : '',
    site: textOf(raw.site),
    kind: kinds.find((kind) => kind === raw.kind) ?? '',
    team: /^[1-9]\d{0,8}$/.test(raw.team ?? '') ? (raw.team ?? '') : '',
    knownOn: dayOf(raw.knownOn),
    compare: raw.compare === 'none' ? 'none' : 'before',
    by: paretoKeys.find((key) => key === raw.by) ?? 'kind',
  };
}

export function addressOfKpi({ from, to, site, kind, team, knownOn, compare, by }: KpiSearch): string {
  return addressWith('/apps/kpi', { from, to, site, kind, team, knownOn, compare, by }, kpiSearchOf({}));
}

/** As the API is asked; without days it is the usual period that ends today. */
export function questionOf(search: KpiSearch, today: string): Question {
  const { from, to } = search.from ? search : periodOf('months12', today);
  return {
    from,
    to,
    ...(search.site && { site: search.site }),
    ...(search.kind && { kind: search.kind }),
    ...(search.team && { team: Number(search.team) }),
    ...(search.knownOn && { knownOn: search.knownOn }),
  };
}

export const periodNames = ['days30', 'days90', 'months12', 'thisYear', 'years3'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Periods of months begin with a month, so that no part of the chart is cut but the one that lasts. */
export function periodOf(name: PeriodName, today: string): { from: string; to: string } {
  const from = {
    days30: addDays(today, -29),
    days90: addDays(today, -89),
    months12: monthBefore(today, 11),
    thisYear: `${today.slice(0, 4)}-01-01`,
    years3: monthBefore(today, 35),
  }[name];
  return { from, to: today };
}

function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** Which of the usual periods this is; null for a period of the user's own. */
export function periodNameOf({ from, to }: { from: string; to: string }, today: string): PeriodName | null {
  const isSame = (name: PeriodName) => {
    const usual = periodOf(name, today);
    return usual.from === from && usual.to === to;
  };
  if (!from || isSame('months12')) return 'months12';
  return periodNames.find(isSame) ?? null;
}
