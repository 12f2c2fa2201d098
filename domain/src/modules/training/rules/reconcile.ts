import { effectiveAt } from '../../procedures/public';
import type { TrainingCause } from '../assignments/workflow';
import type { RequirementType } from '../requirements/requirement';
import { comingAt, coveredBy, covers, type Lineage, type Proof, validProofs } from './proofs';

/** So many days before a proof lapses, the next training is assigned. */
export const renewAheadDays = 30;

export interface OpenTraining {
  readonly id: string;
  readonly versionId: string | null;
  readonly cause: TrainingCause;
}

/** What is known of a person in a requirement. */
export interface Pair {
  readonly type: RequirementType;
  /** The requirement is not retired, and the person is active and asked for it. */
  readonly isRequired: boolean;
  /** Asked for by the first placement of the person. */
  readonly isJoining: boolean;
  readonly lineage: Lineage | null;
  readonly proofs: readonly Proof[];
  readonly open: OpenTraining | null;
}

export interface NewTraining {
  readonly versionId: string | null;
  readonly sinceVersionId: string | null;
  readonly blockIds: readonly string[] | null;
  readonly cause: TrainingCause;
}

export interface Plan {
  readonly cancel: string | null;
  readonly make: NewTraining | null;
}

/** The blocks that differ between the texts of two versions. */
export type Between = (former: string, next: string) => readonly string[];

const nothing: Plan = { cancel: null, make: null };

/** What is to be cancelled and assigned, so that a person owes exactly what is asked, not learned, and not open. */
export function reconcile(pair: Pair, now: string, soon: string, between: Between): Plan {
  const { open } = pair;
  const isByHand = open?.cause === 'hand';
  if (!pair.isRequired && !isByHand) return { cancel: open?.id ?? null, make: null };
  const targets = targetsAt(pair.lineage, now);
  if (isByHand && targets.includes(open.versionId)) return nothing;
  const lasting = validProofs(pair.proofs, now, soon);
  const wanted = targets.find((version) => !covers(lasting, pair.lineage, version));
  if (wanted === undefined) return { cancel: open?.id ?? null, make: null };
  if (open && open.versionId === wanted) return nothing;
  return {
    cancel: open?.id ?? null,
    make: {
      versionId: wanted,
      ...scopeOf(pair, wanted, lasting, between),
      cause: isByHand ? 'hand' : causeOf(pair, wanted, now),
    },
  };
}

/** What is to be learned, in its order: what is in force, then what comes. Null stands for a requirement without a procedure. */
export function targetsAt(lineage: Lineage | null, now: string): readonly (string | null)[] {
  if (lineage === null) return [null];
  return [effectiveAt(lineage.epochs, now), comingAt(lineage, now)].filter((version) => version !== null);
}

type Scope = Pick<NewTraining, 'sinceVersionId' | 'blockIds'>;
const whole: Scope = { sinceVersionId: null, blockIds: null };

/** Who has learned an older version learns what has changed since, in one: how many versions they have missed does not matter. */
function scopeOf(
  { type, lineage }: Pick<Pair, 'type' | 'lineage'>,
  wanted: string | null,
  valid: readonly Proof[],
  between: Between,
): Scope {
  if (lineage === null || type !== 'read') return whole;
  const { versions } = lineage;
  const next = versions.find(({ id }) => id === wanted);
  if (!next) return whole;
  const covered = coveredBy(valid, versions);
  const former = versions
    .filter(({ id, number }) => number < next.number && covered.has(id))
    .sort((one, other) => other.number - one.number)[0];
  if (!former || former.isFile || next.isFile) return whole;
  const missed = versions.filter(({ number }) => number > former.number && number <= next.number);
  if (missed.some(({ impact }) => impact !== 'none' && impact !== 'changed')) return whole;
  const ids = between(former.id, next.id);
  return ids.length === 0 ? whole : { sinceVersionId: former.id, blockIds: ids };
}

function causeOf({ proofs, lineage, isJoining }: Pair, wanted: string | null, now: string): TrainingCause {
  const signed = proofs.filter(({ at }) => at <= now);
  if (signed.length === 0) return isJoining ? 'joined' : 'post';
  if (!covers(signed, lineage, wanted)) return 'version';
  return signed.some(({ isEndedByReturn }) => isEndedByReturn) ? 'return' : 'expired';
}
