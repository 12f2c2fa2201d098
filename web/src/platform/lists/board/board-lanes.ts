export interface BoardColumn<Card> {
  readonly status: string;
  readonly total: number;
  readonly items: readonly Card[];
}

export interface BoardLane<Card, Status extends string> {
  readonly id: string;
  /** Null for what has a status that is unknown here. */
  readonly status: Status | null;
  readonly total: number;
  readonly items: readonly Card[];
}

/**
 * One lane for each status, empty ones too, because cards can be put there; only the chosen ones where a filter chose
 * some. A status that is not known falls under 'unknown', which is there only when something is in it.
 */
export function boardLanes<Card, Status extends string>(
  columns: readonly BoardColumn<Card>[],
  statuses: readonly Status[],
  chosen: readonly Status[],
): readonly BoardLane<Card, Status>[] {
  const known: readonly string[] = statuses;
  const lanes = statuses
    .filter((status) => chosen.length === 0 || chosen.includes(status))
    .map((status) =>
      laneOf(
        status,
        status,
        columns.filter((column) => column.status === status),
      ),
    );
  const strange = columns.filter(({ status, total }) => !known.includes(status) && total > 0);
  return strange.length > 0 ? [...lanes, laneOf<Card, Status>('unknown', null, strange)] : lanes;
}

function laneOf<Card, Status extends string>(
  id: string,
  status: Status | null,
  columns: readonly BoardColumn<Card>[],
): BoardLane<Card, Status> {
  return {
    id,
    status,
    total: columns.reduce((sum, { total }) => sum + total, 0),
    items: columns.flatMap(({ items }) => items),
  };
}
