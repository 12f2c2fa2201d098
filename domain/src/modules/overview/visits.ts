/** A moment, and how far the trail of the company reached at it. */
export interface Mark {
  readonly at: string;
  readonly seq: number;
}

export interface Visit {
  /** When the visit before this one ended; null at the first. */
  readonly before: Mark | null;
  /** When the page was last looked at. */
  readonly last: Mark;
}

const sittingMinutes = 30;

/** Since when the user was away: looking again within half an hour is the same visit. */
export function awaySince(visit: Visit | null, now: string): Mark | null {
  if (!visit) return null;
  return isSameVisit(visit, now) ? visit.before : visit.last;
}

/** The visit as it is kept once the user looks at the page. */
export function visitNow(visit: Visit | null, now: Mark): Visit {
  return { before: awaySince(visit, now.at), last: now };
}

function isSameVisit({ last }: Visit, now: string): boolean {
  return Date.parse(now) - Date.parse(last.at) < sittingMinutes * 60_000;
}
