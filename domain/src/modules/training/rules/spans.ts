import { addDays } from '../../../kernel/day';
import { type CellState, cellNumber } from '../matrix/cells';
import { instantOf, isQualifiedAt, type Lineage, later, type Proof, targetAt } from './proofs';
import { renewAheadDays } from './reconcile';

export interface Owed {
  readonly from: string;
  readonly until: string | null;
  readonly dueDate: string;
}

/** The life of a person in a requirement. */
export interface Life {
  readonly isRequiredAt: (at: string) => boolean;
  /** The instants at which `isRequiredAt` may change. */
  readonly turns: Iterable<string>;
  readonly lineage: Lineage | null;
  readonly proofs: readonly Proof[];
  readonly owed: readonly Owed[];
}

/** From each instant on this state, until the next one. Before the first there is none. */
export interface Spans {
  readonly starts: readonly string[];
  readonly states: readonly number[];
}

const endOfDue = (dueDate: string) => instantOf(addDays(dueDate, 1));

export function cellAt({ isRequiredAt, lineage, proofs, owed }: Life, at: string): CellState {
  if (!isRequiredAt(at) || (lineage !== null && targetAt(lineage, at) === null)) return 'none';
  if (isQualifiedAt(proofs, lineage, at)) {
    const own = proofs.filter(({ isWaiver }) => !isWaiver);
    if (!isQualifiedAt(own, lineage, at)) return 'excepted';
    return isQualifiedAt(proofs, lineage, at, renewAheadDays) ? 'qualified' : 'expiring';
  }
  const isLate = owed.some(
    ({ from, until, dueDate }) => from <= at && (until === null || at < until) && endOfDue(dueDate) <= at,
  );
  return isLate ? 'late' : 'open';
}

/** The same for every instant at once: the state changes at no other instants than these. */
export function spansOf(life: Life): Spans {
  const turns = new Set(life.turns);
  for (const { at, lapsesAt } of life.proofs) {
    turns.add(at);
    if (lapsesAt === null) continue;
    turns.add(lapsesAt);
    turns.add(later(lapsesAt, -renewAheadDays));
  }
  for (const { from, until, dueDate } of life.owed) {
    turns.add(from);
    if (until !== null) turns.add(until);
    turns.add(endOfDue(dueDate));
  }
  for (const { from } of life.lineage?.epochs ?? []) turns.add(from);
  for (const { approvedAt } of life.lineage?.versions ?? []) turns.add(approvedAt);
  const starts: string[] = [];
  const states: number[] = [];
  for (const at of [...turns].sort()) {
    const state = cellNumber(cellAt(life, at));
    if (state === (states.at(-1) ?? 0)) continue;
    starts.push(at);
    states.push(state);
  }
  return { starts, states };
}

export function stateAt({ starts, states }: Spans, at: string): number {
  const place = starts.findLastIndex((start) => start <= at);
  return states[place] ?? 0;
}
