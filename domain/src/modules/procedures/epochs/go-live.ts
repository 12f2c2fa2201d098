/** An absence of a person who must be trained; without an end it lasts. */
interface Away {
  readonly from: string;
  readonly until: string | null;
}

/** A person who must be qualified for a version before it comes into force. */
export interface RequiredPerson {
  readonly id: number;
  readonly name: string;
  readonly qualifiedAt: string | null;
  readonly absences: readonly Away[];
}

export interface GoLiveRule {
  readonly plannedFrom: string;
  readonly approvedAt: string;
  /** The share of those present who must be qualified; 0: nobody is waited for. */
  readonly percent: number;
  readonly required: readonly RequiredPerson[];
}

const isPresentAt = (at: string) => (person: RequiredPerson) =>
  !person.absences.some(({ from, until }) => from <= at && (until === null || at < until));
const isQualifiedAt = (at: string) => (person: RequiredPerson) =>
  person.qualifiedAt !== null && person.qualifiedAt <= at;

/** Whom the version waits for at an instant: present and not qualified. */
export function lackingAt({ required }: Pick<GoLiveRule, 'required'>, at: string): readonly RequiredPerson[] {
  const isQualified = isQualifiedAt(at);
  return required.filter(isPresentAt(at)).filter((person) => !isQualified(person));
}

export function hasReached(rule: Pick<GoLiveRule, 'percent' | 'required'>, at: string): boolean {
  const present = rule.required.filter(isPresentAt(at));
  const qualified = present.filter(isQualifiedAt(at));
  return qualified.length * 100 >= rule.percent * present.length;
}

/** The first instant from the planned one on when enough of those present are qualified; null while there was none. */
export function goLiveAt(rule: GoLiveRule, now: string): string | null {
  const first = rule.plannedFrom > rule.approvedAt ? rule.plannedFrom : rule.approvedAt;
  // The share changes at these instants alone.
  const turns = rule.required.flatMap(({ qualifiedAt, absences }) => [
    qualifiedAt,
    ...absences.flatMap(({ from, until }) => [from, until]),
  ]);
  const instants = [first, ...turns.filter((at) => at !== null && at > first)] as string[];
  return instants.sort().find((at) => at <= now && hasReached(rule, at)) ?? null;
}
