import * as z from 'zod/mini';
import type { Objection } from '../../../kernel/workflow';
import { rootCauseFaultMessages as f, rootCauseGapMessages as g } from '../messages/root-cause';
import type { Gap } from './impact';

export const mCategories = [
  'Manpower',
  'Mother Nature',
  'Management',
  'Machines',
  'Money',
  'Measurement',
  'Material',
  'Method',
] as const;
export type MCategory = (typeof mCategories)[number];
export const rootCauseTypes = ['Principale', 'Contributive'] as const;
export type RootCauseType = (typeof rootCauseTypes)[number];

/** Whys below a primary cause. */
export const maxWhys = 5;
export const maxCauses = 500;
export const longestCause = 500;
export const maxEvidence = 20;

export const causeId = z.string().check(z.regex(/^cause-[a-z0-9]{6,16}$/));

export const evidence = z.object({
  text: z.string().check(z.maxLength(2000)),
  /** A file of the case. */
  attachmentId: z.nullable(z.uuid()),
});
export type Evidence = z.infer<typeof evidence>;

export const cause = z.object({
  /** Null for a primary cause. */
  parentId: z.nullable(causeId),
  /** Its place among those with the same parent: between two there is always room for one more. */
  position: z.number(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestCause)),
  isRootCause: z.boolean(),
  mCategory: z.nullable(z.enum(mCategories)),
  type: z.nullable(z.enum(rootCauseTypes)),
  /** Of a root cause in Manpower: why it is not a failure of the system. */
  systemFailure: z.string().check(z.maxLength(2000)),
  evidence: z.array(evidence).check(z.maxLength(maxEvidence)),
});
export type Cause = z.infer<typeof cause>;

/**
 * The tree by ids, one entry for each cause, so that concurrent changes of two entries merge without a conflict. Null
 * takes an entry out.
 */
export const rootCause = z
  .record(causeId, z.nullable(cause))
  .check(z.refine((causes) => Object.keys(causes).length <= maxCauses));
export type Causes = Readonly<Record<string, Cause>>;
export type CauseChanges = Readonly<Record<string, Cause | null>>;
export const noCauses: Causes = {};

export function newCause(parentId: string | null, position: number, text: string): Cause {
  return {
    parentId,
    position,
    text,
    isRootCause: false,
    mCategory: null,
    type: null,
    systemFailure: '',
    evidence: [],
  };
}

/**
 * What the rules leave of what was written, or of what two people wrote apart from one another. Nothing that a user
 * wrote is lost: a why whose cause is gone stands by itself, one that is too deep moves up, and a cause that has whys
 * is not the root.
 */
export function normalizeCauses(written: CauseChanges): Causes {
  const present = Object.entries(written).filter((entry): entry is [string, Cause] => entry[1] !== null);
  const causes: CauseMap = new Map(present);
  const shallow = [...causes.values()].every((one) => standsWell(causes, one))
    ? causes
    : withParents(withParents(causes, parentWithoutCircle), parentWithinReach);
  const parents = new Set([...shallow.values()].map(({ parentId }) => parentId));
  return Object.fromEntries([...shallow].map(([id, one]) => [id, settleMark(one, parents.has(id))]));
}

type CauseMap = ReadonlyMap<string, Cause>;

/**
 * Its cause and those above it are there, and are not too many: true of nearly every tree, and found by a short walk.
 */
function standsWell(causes: CauseMap, { parentId }: Cause): boolean {
  let above = parentId;
  for (let whys = 0; above !== null; whys += 1) {
    const next = causes.get(above);
    if (!next || whys === maxWhys) return false;
    above = next.parentId;
  }
  return true;
}

function withParents(causes: CauseMap, parentOf: (causes: CauseMap, id: string) => string | null): CauseMap {
  const entries = [...causes].map(([id, one]): [string, Cause] => {
    const parentId = parentOf(causes, id);
    return [id, parentId === one.parentId ? one : { ...one, parentId }];
  });
  return new Map(entries);
}

/** A circle is opened at one place, whichever of its causes asks; a cause that is gone holds nothing. */
function parentWithoutCircle(causes: CauseMap, id: string): string | null {
  const own = causes.get(id)?.parentId ?? null;
  if (own === null || !causes.has(own)) return null;
  const seen = new Set([id]);
  let above: string | null = own;
  while (above !== null && causes.has(above) && !seen.has(above)) {
    seen.add(above);
    above = causes.get(above)?.parentId ?? null;
  }
  const isOpenedHere = above === id && [...seen].sort()[0] === id;
  return isOpenedHere ? null : own;
}

function parentWithinReach(causes: CauseMap, id: string): string | null {
  const above: string[] = [];
  for (let parentId = causes.get(id)?.parentId ?? null; parentId !== null; ) {
    above.push(parentId);
    parentId = causes.get(parentId)?.parentId ?? null;
  }
  return above.at(above.length > maxWhys ? -maxWhys : 0) ?? null;
}

const unmarked = { isRootCause: false, mCategory: null, type: null, systemFailure: '' };

/** What the rules leave alone is the same object as before, so that components can compare by identity. */
function settleMark(one: Cause, hasWhys: boolean): Cause {
  const given = one.evidence.filter(({ text, attachmentId }) => text.trim() !== '' || attachmentId !== null);
  const kept = given.length === one.evidence.length ? one : { ...one, evidence: given };
  if (one.isRootCause && !hasWhys) {
    return one.mCategory === 'Manpower' || one.systemFailure === '' ? kept : { ...kept, systemFailure: '' };
  }
  const isBare = !one.isRootCause && one.mCategory === null && one.type === null && one.systemFailure === '';
  return isBare ? kept : { ...kept, ...unmarked };
}

export function rootCauseGaps(causes: Causes): readonly Gap[] {
  const all = Object.values(causes);
  if (all.length === 0) return [{ message: g.noCause }];
  const parents = new Set(all.map(({ parentId }) => parentId));
  const ends = Object.entries(causes).filter(([id]) => !parents.has(id));
  const open = ends.filter(([, { isRootCause }]) => !isRootCause).length;
  const roots = all.filter(({ isRootCause }) => isRootCause);
  const bare = roots.filter(({ mCategory, type }) => mCategory === null || type === null).length;
  const unproven = roots.filter((one) => one.evidence.length === 0).length;
  return [
    ...(roots.length === 0 ? [{ message: g.noRootCause }] : []),
    ...(roots.length > 0 && open > 0 ? [{ message: g.openBranches, values: { n: open } }] : []),
    ...(bare > 0 ? [{ message: g.unclassified, values: { n: bare } }] : []),
    ...(unproven > 0 ? [{ message: g.withoutEvidence, values: { n: unproven } }] : []),
  ];
}

/** A person alone is rarely the root: the writer has to say why the system did not fail (EU GMP chapter 1). */
export function rootCauseFaults(causes: Causes): readonly Objection[] {
  const unexplained = Object.values(causes).filter(
    ({ isRootCause, mCategory, systemFailure }) => isRootCause && mCategory === 'Manpower' && !systemFailure.trim(),
  );
  return unexplained.map(({ text }) => ({ message: f.manpower, values: { cause: text } }));
}
