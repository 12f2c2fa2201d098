import { addMonths } from '../../../kernel/day';
import { type Epoch, effectiveAt, type Impact } from '../../procedures/public';

/** A version of a procedure that was approved, as far as training looks at it. */
export interface LearnedVersion {
  readonly id: string;
  readonly number: number;
  readonly impact: Impact | '';
  readonly approvedAt: string;
  /** Its text is a file, whose changes are not known. */
  readonly isFile: boolean;
}

/** What a requirement asks to be learned: the versions of its procedure, by their number, and when each is in force. */
export interface Lineage {
  readonly versions: readonly LearnedVersion[];
  readonly epochs: readonly Epoch[];
}

/** That somebody has learned something: a training that was completed or waived, or an approval of the same text. */
export interface Proof {
  readonly id: string;
  readonly at: string;
  /** The first instant at which it counts no more. */
  readonly lapsesAt: string | null;
  readonly versionId: string | null;
  /** Only what has changed since this version was learned. */
  readonly sinceVersionId: string | null;
  readonly isWaiver: boolean;
  /** It lapses with the return from a long absence, not with its time. */
  readonly isEndedByReturn?: boolean;
}

/** Away from the beginning of one instant until another; null: still. */
export interface Away {
  readonly from: string;
  readonly until: string | null;
}

export const instantOf = (day: string): string => `${day}T00:00:00.000Z`;
export const dayOf = (at: string): string => at.slice(0, 10);
export const later = (at: string, days: number): string => new Date(Date.parse(at) + days * 86_400_000).toISOString();

const isValidAt = (at: string, until: string) => (proof: Proof) =>
  proof.at <= at && (proof.lapsesAt === null || proof.lapsesAt > until);

/** Approved, and after what is in force at that instant; null where nothing comes, or the procedure was retired. */
export function comingAt({ versions, epochs }: Lineage, at: string): string | null {
  const begun = epochs.filter(({ from }) => from <= at);
  if (begun.some(({ versionId }) => versionId === null)) return null;
  const effective = effectiveAt(epochs, at);
  const last = versions.find(({ id }) => id === effective)?.number ?? 0;
  const coming = versions.filter(({ number, approvedAt }) => number > last && approvedAt <= at);
  return (
    coming.reduce<LearnedVersion | null>((one, next) => (one && one.number > next.number ? one : next), null)?.id ??
    null
  );
}

/** The version that counts at an instant: what is in force, or before the first what is approved and comes. */
export const targetAt = (lineage: Lineage, at: string): string | null =>
  effectiveAt(lineage.epochs, at) ?? comingAt(lineage, at);

/** Every version that these proofs cover: as a whole, from one that is covered on, or without a change that must be learned. */
export function coveredBy(proofs: readonly Proof[], versions: readonly LearnedVersion[]): ReadonlySet<string> {
  const covered = new Set<string>();
  let former: string | null = null;
  for (const { id, impact } of [...versions].sort((one, other) => one.number - other.number)) {
    const isLearned = proofs.some(
      ({ versionId, sinceVersionId }) => versionId === id && (sinceVersionId === null || covered.has(sinceVersionId)),
    );
    if (isLearned || (impact === 'none' && former !== null && covered.has(former))) covered.add(id);
    former = id;
  }
  return covered;
}

/** Whether these proofs cover what counts; a requirement without a procedure is met by any of them. */
export function covers(proofs: readonly Proof[], lineage: Lineage | null, versionId: string | null): boolean {
  if (lineage === null) return proofs.length > 0;
  return versionId !== null && coveredBy(proofs, lineage.versions).has(versionId);
}

/** Signed until that instant, not lapsed, and covering the version that counts then. `lasting`: also so many days later. */
export function isQualifiedAt(proofs: readonly Proof[], lineage: Lineage | null, at: string, lasting = 0): boolean {
  const valid = proofs.filter(isValidAt(at, lasting === 0 ? at : later(at, lasting)));
  return covers(valid, lineage, lineage && targetAt(lineage, at));
}

/** Those that count until `until`, of those that were there at `at`. */
export const validProofs = (proofs: readonly Proof[], at: string, until = at): Proof[] =>
  proofs.filter(isValidAt(at, until));

/** Since when somebody is qualified for a version; null where they are not now. */
export function qualifiedSince(
  proofs: readonly Proof[],
  lineage: Lineage | null,
  versionId: string | null,
  now: string,
): string | null {
  const valid = validProofs(proofs, now).sort((one, other) => (one.at < other.at ? -1 : 1));
  for (let count = 1; count <= valid.length; count += 1) {
    if (covers(valid.slice(0, count), lineage, versionId)) return valid[count - 1]?.at ?? null;
  }
  return null;
}

/** After a long absence what was learned before its end counts no more; `proofs` are those of a requirement that asks so. */
export function withReturns(proofs: readonly Proof[], absences: readonly Away[], months: number): Proof[] {
  const returns = absences
    .filter(({ from, until }) => until !== null && until > instantOf(addMonths(dayOf(from), months)))
    .map(({ until }) => until as string);
  return proofs.map((proof) => {
    const [end] = returns.filter((one) => one > proof.at).sort();
    if (end === undefined || (proof.lapsesAt !== null && proof.lapsesAt <= end)) return proof;
    return { ...proof, lapsesAt: end, isEndedByReturn: true };
  });
}
