/**
 * Figures counted again the plain way, case by case, from what the generator made: written apart from what counts them
 * and sharing nothing with it but the words of the definitions.
 */
export interface PlainCase {
  id: string;
  kind: string;
  site: string;
  department: string;
  product: string;
  detection: string;
  causes: string[];
  owner: number;
  team: number | null;
  isVoid: boolean;
  reported: string;
  opened: string;
  due: string;
  submitted: string | null;
  approved: string | null;
  closed: string | null;
  judgedOn: string | null;
  judged: number;
  failed: number;
  returned: number;
  reopened: number;
  extended: number;
  recurs: boolean | null;
  cost: number | null;
  isImported: boolean;
}

export interface PlainAction {
  id: string;
  caseId: string | null;
  created: string;
  due: string | null;
  ended: string | null;
  responsible: number | null;
  team: number | null;
}

export interface Known<Facts> {
  readonly from: Date;
  readonly facts: Facts;
}

export interface PlainQuestion {
  readonly site?: string | undefined;
  readonly kind?: string | undefined;
  readonly team?: number | undefined;
}

const dayMs = 86_400_000;
export const number = (day: string) => Date.parse(day) / dayMs;

/** The last thing that was said before midnight ended the day. */
export function lastKnown<Facts>(states: readonly Known<Facts>[], day: string | undefined): Facts | null {
  if (day === undefined) return states.at(-1)?.facts ?? null;
  const midnight = (number(day) + 1) * dayMs;
  const said = states.filter(({ from }) => from.getTime() < midnight);
  return said.at(-1)?.facts ?? null;
}

export const matches = (one: PlainCase, asked: PlainQuestion): boolean =>
  !one.isVoid &&
  (asked.site === undefined || one.site === asked.site) &&
  (asked.kind === undefined || one.kind === asked.kind) &&
  (asked.team === undefined || one.team === asked.team);

const isFromHere = (one: PlainCase): boolean => !one.isImported;

export class Recount {
  constructor(
    private readonly cases: readonly PlainCase[],
    private readonly actions: readonly PlainAction[],
    private readonly from: string,
    private readonly to: string,
    private readonly end: string,
  ) {}

  private happened(day: string | null): boolean {
    return day !== null && !(day < this.from) && !(day > this.to);
  }

  private isStillOpen(one: PlainCase): boolean {
    const isThere = !(one.opened > this.end);
    return isThere && (one.closed === null || one.closed > this.end);
  }

  private isUnapproved(one: PlainCase): boolean {
    return this.isStillOpen(one) && (one.approved === null || one.approved > this.end);
  }

  /** Those counted, and those that they are counted among. */
  casesOf(key: string): { some: PlainCase[]; all: PlainCase[] | null } {
    const { cases } = this;
    const rate = (all: PlainCase[], isOne: (one: PlainCase) => boolean) => ({ some: all.filter(isOne), all });
    const approved = cases.filter((one) => this.happened(one.approved));
    const closed = cases.filter((one) => this.happened(one.closed));
    const opened = cases.filter((one) => this.happened(one.opened));
    switch (key) {
      case 'opened':
        return { some: opened, all: null };
      case 'leadReport':
        return { some: opened.filter(isFromHere), all: null };
      case 'closed':
      case 'leadWhole':
        return { some: closed, all: null };
      case 'leadClosing':
        return { some: closed.filter((one) => one.approved !== null), all: null };
      case 'leadReview':
        return { some: approved.filter((one) => one.submitted !== null), all: null };
      case 'leadWriting':
        return { some: cases.filter((one) => this.happened(one.submitted)).filter(isFromHere), all: null };
      case 'backlog':
        return { some: cases.filter((one) => this.isStillOpen(one)), all: null };
      case 'overdue': {
        const waiting = cases.filter((one) => this.isUnapproved(one));
        return rate(waiting, (one) => number(this.end) - number(one.due) > 0);
      }
      case 'onTime':
        return rate(approved, (one) => number(one.approved ?? '') - number(one.due) <= 0);
      case 'firstTime':
        return rate(approved.filter(isFromHere), (one) => one.returned === 0);
      case 'recurrence':
        return rate(
          opened.filter((one) => one.recurs !== null),
          (one) => one.recurs === true,
        );
      case 'effectiveness':
        return rate(
          cases.filter((one) => this.happened(one.judgedOn)),
          (one) => one.failed === 0,
        );
      case 'extended':
        return rate(closed.filter(isFromHere), (one) => one.extended > 0);
      case 'reopened':
        return rate(closed.filter(isFromHere), (one) => one.reopened > 0);
      case 'cost': {
        const costed = opened.filter((one) => one.cost !== null);
        return { some: costed, all: costed };
      }
      default:
        throw new Error(key);
    }
  }

  actionsOf(key: string): { some: PlainAction[]; all: PlainAction[] | null } {
    const open = this.actions.filter(
      (one) => one.created <= this.end && !(one.ended !== null && one.ended <= this.end),
    );
    if (key === 'openActions') return { some: open, all: null };
    return { some: open.filter((one) => one.due !== null && one.due < this.end), all: open };
  }

  figure(key: string): { value: number | null; numerator: number; denominator: number | null } {
    const { some, all } = key.endsWith('Actions') ? this.actionsOf(key) : this.casesOf(key);
    if (all === null) return { value: some.length, numerator: some.length, denominator: null };
    if (key === 'cost') {
      let sum = 0;
      for (const one of all) sum += (one as PlainCase).cost ?? 0;
      return { value: all.length === 0 ? null : sum, numerator: sum, denominator: all.length };
    }
    const value = all.length === 0 ? null : some.length / all.length;
    return { value, numerator: some.length, denominator: all.length };
  }

  /** Of what it counts, or counts among. */
  imported(key: string): number {
    if (key.endsWith('Actions')) return 0;
    const { some, all } = this.casesOf(key);
    return (all ?? some).filter((one) => one.isImported).length;
  }

  lead(key: string): { count: number; median: number | null; p90: number | null } {
    const ends: Record<string, (one: PlainCase) => [string | null, string | null]> = {
      leadReport: (one) => [one.reported, one.opened],
      leadWriting: (one) => [one.opened, one.submitted],
      leadReview: (one) => [one.submitted, one.approved],
      leadClosing: (one) => [one.approved, one.closed],
      leadWhole: (one) => [one.reported, one.closed],
    };
    const days = this.casesOf(key).some.map((one) => {
      const [start, end] = ends[key]?.(one) ?? [null, null];
      return number(end ?? '') - number(start ?? '');
    });
    days.sort((one, other) => one - other);
    const at = (share: number) =>
      days.length === 0 ? null : (days[Math.ceil((days.length * share) / 10) - 1] ?? null);
    return { count: days.length, median: at(5), p90: at(9) };
  }

  ages(): number[] {
    const open = this.casesOf('backlog').some.map((one) => number(this.end) - number(one.opened));
    const upTo = [30, 60, 90, 180, Number.POSITIVE_INFINITY];
    return upTo.map((most, place) => open.filter((age) => age <= most && age > (upTo[place - 1] ?? -1)).length);
  }

  /** How many cases opened in the period have each value. */
  values(valuesOf: (one: PlainCase) => readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const one of this.casesOf('opened').some) {
      for (const value of valuesOf(one)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }
}
