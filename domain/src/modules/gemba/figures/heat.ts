export const heatMonths = 12;

/** From none to many: how dark a cell is. */
export const shadeBounds = [0, 1, 3, 5, 10] as const;

export function shadeOf(improve: number): number {
  return shadeBounds.filter((bound) => improve >= bound).length - 1;
}

/** `2026-11` and the months before it, the earliest first. */
export function monthsUntil(last: string): readonly string[] {
  return Array.from({ length: heatMonths }, (_, place) => addMonths(last, place + 1 - heatMonths));
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** What the list of observations is narrowed by, so that it shows what a cell counts. */
export function cellQuery(stationId: string, month: string): Readonly<Record<string, string>> {
  return {
    assigned: 'everyone',
    status: 'open,followed,settled',
    stationId,
    from: firstDayOf(month),
    until: lastDayOf(month),
  };
}
