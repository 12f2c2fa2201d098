import { type CaseEntry, type EntryStatus, entryStatuses } from '@vigie/domain/modules/cases/list-contract';

export interface BoardColumn {
  readonly status: string;
  readonly total: number;
  readonly items: readonly CaseEntry[];
}

export interface BoardLane {
  readonly id: string;
  /** Null for what has a status that nobody knows here. */
  readonly status: EntryStatus | null;
  readonly total: number;
  readonly items: readonly CaseEntry[];
}

/**
 * One lane for each status, empty ones too, because cards can be put there; only the chosen ones where a filter chose
 * some. A status that is not known falls under 'unknown', which is there only when something is in it.
 */
export function boardLanes(columns: readonly BoardColumn[], chosen: readonly EntryStatus[]): readonly BoardLane[] {
  const known: readonly string[] = entryStatuses;
  const lanes = entryStatuses
    .filter((status) => chosen.length === 0 || chosen.includes(status))
    .map((status) =>
      laneOf(
        status,
        status,
        columns.filter((column) => column.status === status),
      ),
    );
  const strange = columns.filter(({ status, total }) => !known.includes(status) && total > 0);
  return strange.length > 0 ? [...lanes, laneOf('unknown', null, strange)] : lanes;
}

function laneOf(id: string, status: EntryStatus | null, columns: readonly BoardColumn[]): BoardLane {
  return {
    id,
    status,
    total: columns.reduce((sum, { total }) => sum + total, 0),
    items: columns.flatMap(({ items }) => items),
  };
}
