import * as z from 'zod/mini';
import { rowId } from '../../../kernel/ids';
import type { Objection } from '../../../kernel/workflow';
import { capaFaultMessages as f, capaGapMessages as g } from '../messages/capa-plan';
import { rootCausesOf } from './cause-tree';
import type { Gap } from './impact';
import { explained, longText, settled, unexplained } from './impact';
import { type Causes, type MCategory, mCategories, type RootCauseType, rootCauseTypes } from './root-cause';

/** The eight Ms as the CAPA plan lists them: there the machine stands alone. */
export const capaCategories = mCategories.map((name) => (name === 'Machines' ? 'Machine' : name));
export type CapaCategory = Exclude<MCategory, 'Machines'> | 'Machine';
export const capaCategoryOf = (category: MCategory | null): CapaCategory | null =>
  category === 'Machines' ? 'Machine' : category;

export const capaKinds = ['corrective', 'préventive'] as const;
export type CapaKind = (typeof capaKinds)[number];

const day = z.nullable(z.iso.date());
const text = (max: number) => z.string().check(z.maxLength(max));
const causeKey = z.string().check(z.regex(/^cause-[a-z0-9]{6,16}$/));
export const capaKey = z.string().check(z.regex(/^capa-[a-z0-9]{6,16}$/));
const maxEntries = 300;
export const longestMeasure = 730;

/** What was decided about a cause. Its text and category are the root cause's own; those of a cause written here are here. */
export const plannedCause = z
  .object({
    is: z.literal('cause'),
    causeRacine: text(500),
    categorie: z.nullable(z.enum(capaCategories as unknown as [CapaCategory, ...CapaCategory[]])),
    type: z.nullable(z.enum(rootCauseTypes)),
    /** Eliminated: no CAPA treats it. */
    rejeter: z.boolean(),
    rationale: text(2000),
    capaRequired: z.boolean(),
  })
  .check(z.refine(({ rejeter, rationale }) => !rejeter || rationale.trim() !== '', { path: ['rationale'] }));
export type PlannedCause = z.infer<typeof plannedCause>;
export const undecided: PlannedCause = {
  is: 'cause',
  causeRacine: '',
  categorie: null,
  type: null,
  rejeter: false,
  rationale: '',
  capaRequired: true,
};

/** "No case of this cause on this product for 90 days": what the system can look up by itself. */
export const measure = z.object({
  days: z.int().check(z.gte(1), z.lte(longestMeasure)),
  sameProduct: z.boolean(),
  sameCause: z.boolean(),
});
export type Measure = z.infer<typeof measure>;

export const capa = z.object({
  is: z.literal('capa'),
  /** CAPA-2026-124, given by the server when the measure is first stored. */
  number: z.nullable(z.string()),
  causeId: causeKey,
  titre: text(200),
  action: longText,
  objectif: text(1000),
  responsable: z.nullable(z.object({ id: rowId, displayName: text(200) })),
  dateDebut: day,
  dateFin: day,
  correctiveOuPreventive: z.nullable(z.enum(capaKinds)),
  commentaireAction: longText,
  /** Whether the measure itself could do harm elsewhere. */
  adverseEffects: explained,
  effectiveness: z.object({ criterion: text(2000), checkOn: day, measure: z.nullable(measure) }),
});
export type Capa = z.infer<typeof capa>;

export function newCapa(causeId: string): Capa {
  return {
    is: 'capa',
    number: null,
    causeId,
    titre: '',
    action: '',
    objectif: '',
    responsable: null,
    dateDebut: null,
    dateFin: null,
    correctiveOuPreventive: null,
    commentaireAction: '',
    adverseEffects: unexplained,
    effectiveness: { criterion: '', checkOn: null, measure: null },
  };
}

/** One entry for each cause that was decided on and for each measure, by their ids. Null takes a measure out. */
export const capaPlan = z
  .record(
    z.string().check(z.regex(/^(cause|capa)-[a-z0-9]{6,16}$/)),
    z.nullable(z.discriminatedUnion('is', [plannedCause, capa])),
  )
  .check(z.refine((entries) => Object.keys(entries).length <= maxEntries));
export type PlanEntry = PlannedCause | Capa;
export type CapaPlan = Readonly<Record<string, PlanEntry>>;
export const emptyPlan: CapaPlan = {};

export function normalizePlan(written: Readonly<Record<string, PlanEntry | null>>): CapaPlan {
  const present = Object.entries(written).filter((entry): entry is [string, PlanEntry] => entry[1] !== null);
  return Object.fromEntries(present.map(([key, entry]) => [key, normalizeEntry(entry)]));
}

function normalizeEntry(entry: PlanEntry): PlanEntry {
  if (entry.is === 'cause') return entry.rejeter ? entry : { ...entry, rationale: '' };
  return { ...entry, adverseEffects: settled(entry.adverseEffects) };
}

export interface CapaOfPlan extends Capa {
  readonly key: string;
}

/** A cause as the plan shows it, whether it flowed in from the root causes or was written here. */
export interface CauseOfPlan {
  readonly id: string;
  readonly causeRacine: string;
  readonly categorie: CapaCategory | null;
  readonly type: RootCauseType | null;
  /** The why that it comes from; null for one that was written here. */
  readonly why: string | null;
  /** It was a root cause when its measures were planned, and is one no longer. */
  readonly isGone: boolean;
  readonly rejeter: boolean;
  readonly rationale: string;
  readonly capaRequired: boolean;
  readonly capas: readonly CapaOfPlan[];
}

/** In the order of their numbers; those that have none yet are the newest. */
export function capasOf(plan: CapaPlan): readonly CapaOfPlan[] {
  return Object.entries(plan)
    .flatMap(([key, entry]) => (entry.is === 'capa' ? [{ ...entry, key }] : []))
    .sort((one, other) => placeOf(one) - placeOf(other) || (one.key < other.key ? -1 : 1));
}

/** CAPA-2026-124: the year before the count. */
function placeOf({ number }: CapaOfPlan): number {
  const [, year = '', count = ''] = number?.split('-') ?? [];
  return number === null ? Number.MAX_SAFE_INTEGER : Number(year) * 1e9 + Number(count);
}

/** Root causes first, in the order of the tree; then the causes written in the plan; then those that are gone. */
export function planOf(causes: Causes, plan: CapaPlan): readonly CauseOfPlan[] {
  const capas = capasOf(plan);
  const found = rootCausesOf(causes);
  const known = new Set(found.map(({ id }) => id));
  const flowing = found.map(({ id, number, cause }) => ({
    id,
    causeRacine: cause.text,
    categorie: capaCategoryOf(cause.mCategory),
    type: cause.type,
    why: number,
    isGone: false,
  }));
  const decided = Object.entries(plan).flatMap(([id, entry]) => (entry.is === 'cause' ? [{ id, ...entry }] : []));
  const own = decided
    .filter(({ id, causeRacine }) => causeRacine !== '' && !known.has(id))
    .map(({ id, causeRacine, categorie, type }) => ({ id, causeRacine, categorie, type, why: null, isGone: false }));
  for (const { id } of own) known.add(id);
  const left = [...new Set(capas.map(({ causeId }) => causeId))].filter((id) => !known.has(id));
  const gone = left.map((id) => ({
    id,
    causeRacine: causes[id]?.text ?? '',
    categorie: null,
    type: null,
    why: null,
    isGone: true,
  }));
  return [...flowing, ...own, ...gone].map((one) => {
    const entry = plan[one.id];
    const { rejeter, rationale, capaRequired } = entry?.is === 'cause' ? entry : undecided;
    return { ...one, rejeter, rationale, capaRequired, capas: capas.filter(({ causeId }) => causeId === one.id) };
  });
}

/** The measures that are to be done: those of the causes that were not eliminated. */
export function capasToDo(causes: Causes, plan: CapaPlan): readonly CapaOfPlan[] {
  return planOf(causes, plan)
    .filter(({ rejeter }) => !rejeter)
    .flatMap(({ capas }) => capas);
}

/** The causes to be treated whose CAPA was marked required and never created. */
export function missingCapas(causes: Causes, plan: CapaPlan): readonly string[] {
  return planOf(causes, plan)
    .filter(({ rejeter, capaRequired, capas, isGone }) => !rejeter && capaRequired && !isGone && capas.length === 0)
    .map(({ causeRacine }) => causeRacine);
}

/** Before it has a number its title stands for it, and before that the word. */
export const nameOfCapa = ({ number, titre }: Pick<Capa, 'number' | 'titre'>): string =>
  number ?? (titre.trim() || 'CAPA');

/** A measure that is followed by an action stays in the plan: the action is what is given up. */
export function removalObjection(one: Capa, followed: ReadonlySet<string>): Objection | null {
  const isFollowed = one.number !== null && followed.has(one.number);
  return isFollowed ? { message: f.hasAction, values: { capa: nameOfCapa(one) } } : null;
}

/** What one measure still lacks before it can be followed as an action. */
export function capaFaults(one: Capa): readonly Objection[] {
  const values = { capa: nameOfCapa(one) };
  const isBackwards = one.dateDebut !== null && one.dateFin !== null && one.dateFin < one.dateDebut;
  return [
    ...(one.titre.trim() === '' ? [{ message: f.noTitle, values }] : []),
    ...(one.correctiveOuPreventive === null ? [{ message: f.noKind, values }] : []),
    ...(one.responsable === null ? [{ message: f.noResponsible, values }] : []),
    ...(one.dateFin === null ? [{ message: f.noEnd, values }] : []),
    ...(isBackwards ? [{ message: f.endBeforeStart, values }] : []),
    ...(isCheckedEarly(one) ? [{ message: f.checkBeforeEnd, values }] : []),
  ];
}

/** A period that is counted has no day of its own. */
function isCheckedEarly({ dateFin, effectiveness: { checkOn, measure: rule } }: Capa): boolean {
  return rule === null && checkOn !== null && dateFin !== null && checkOn < dateFin;
}

/** Measures to be checked on a day that has passed; those that were judged already keep theirs. */
export function checkDayFaults(plan: CapaPlan, today: string, judged: ReadonlySet<string>): readonly Objection[] {
  return capasOf(plan)
    .filter(({ number }) => number === null || !judged.has(number))
    .filter(({ effectiveness: { checkOn, measure: rule } }) => rule === null && checkOn !== null && checkOn < today)
    .map((one) => ({ message: f.checkPast, values: { capa: nameOfCapa(one) } }));
}

export function planFaults(causes: Causes, plan: CapaPlan): readonly Objection[] {
  return planOf(causes, plan)
    .filter(({ rejeter }) => !rejeter)
    .flatMap(({ isGone, causeRacine, capas }) => [
      ...(isGone ? [{ message: f.causeGone, values: { cause: causeRacine || capas.map(nameOfCapa).join(', ') } }] : []),
      ...capas.flatMap(capaFaults),
    ]);
}

export function planGaps(plan: CapaPlan): readonly Gap[] {
  const capas = capasOf(plan);
  const without = (isMissing: (one: Capa) => boolean) => capas.filter(isMissing).length;
  const rows: readonly (readonly [number, Gap['message']])[] = [
    [without(({ objectif }) => objectif.trim() === ''), g.noObjective],
    [without(({ adverseEffects }) => adverseEffects.answer === null), g.adverseUnanswered],
    [without(({ effectiveness }) => effectiveness.criterion.trim() === ''), g.noCriterion],
  ];
  return [
    ...(capas.length === 0 ? [{ message: g.noCapa }] : []),
    ...rows.filter(([n]) => n > 0).map(([n, message]) => ({ message, values: { n } })),
  ];
}
