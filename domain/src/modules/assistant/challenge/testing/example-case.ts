import * as z from 'zod/mini';
import {
  type Capa,
  type Cause,
  type Causes,
  type Definition,
  definition,
  emptyDefinition,
  kinds,
  newCapa,
  newCause,
  type StepName,
  stepNames,
  steps,
  undecided,
} from '../../../cases/public';
import type { CaseContent, StepContents } from '../case-content';

const written = z.record(z.string(), z.unknown());
type OptionalContent = z.ZodMiniOptional<typeof written>;

/**
 * A case that must, or must not, be remarked on: an entry of the files of examples. Beside what stands here it has answers of
 * the definition and the contents of steps, by their names. What is not said is empty.
 */
const exampleCase = z.strictObject({
  ...z.partial(definition).shape,
  ...(Object.fromEntries(stepNames.map((name) => [name, z.optional(written)])) as Record<StepName, OptionalContent>),
  /** What makes it so, where its texts do not say it. */
  label: z.optional(z.string()),
  kind: z.optional(z.enum(kinds)),
  hasEnded: z.optional(z.boolean()),
  dueDate: z.optional(z.string()),
  endedCapas: z.optional(z.array(z.string())),
  attachments: z.optional(z.int()),
  /** Answered in this language, but for what is given. */
  like: z.optional(z.enum(['fr', 'en'])),
  /** From the primary cause down; the last one is the root cause. */
  chain: z.optional(z.array(z.string())),
  /** A chain of one, and what else is known of it. */
  root: z.optional(z.string()),
  cause: z.optional(written),
  /** A complete plan for the cause, but for what is given; one that is `like` `en` is in English. */
  capas: z.optional(z.array(written)),
  isEliminated: z.optional(z.boolean()),
  /** A cause, the title of its measure, and the action. */
  treated: z.optional(z.tuple([z.string(), z.string(), z.optional(z.string())])),
});
export type ExampleCase = z.infer<typeof exampleCase>;

/** By the code of a rule: on which cases it fires, and on which it is silent. */
export const exampleTable = z.record(
  z.string(),
  z.strictObject({ fires: z.array(exampleCase), silent: z.array(exampleCase) }),
);

export function labelOf({ label, what, root, chain, treated }: ExampleCase): string {
  return label ?? what ?? root ?? chain?.join(' <- ') ?? treated?.join(' -> ') ?? '';
}

export function contentOf({ treated, ...said }: ExampleCase): CaseContent {
  if (treated) {
    const [cause, titre, action = ''] = treated;
    return contentOf({ ...said, chain: [cause], capas: [{ titre, action, objectif: '' }] });
  }
  const { kind = 'nonConformity', hasEnded = false, dueDate = null, endedCapas = [], attachments = 0 } = said;
  return {
    kind,
    hasEnded,
    today: '2026-11-17',
    dueDate,
    definition: definitionOf(said),
    steps: { ...stepsOf(said), ...investigated(said) },
    endedCapas,
    attachments,
  };
}

const answered: Readonly<Record<'fr' | 'en', Partial<Definition>>> = {
  fr: {
    type: 'problem',
    what: 'Des particules noires ont été vues dans trois flacons du lot B2024-118.',
    who: 'Claire Martin, conditionnement',
    where: 'Ligne 4, poste de mirage',
    occurrenceDate: '2026-11-09',
    howMany: '3 flacons sur 1 200',
    how: 'Au mirage à 100 %',
    why: 'Les particules visibles sont un critère de rejet.',
  },
  en: {
    type: 'problem',
    what: 'Two cartons of batch 4471 carried the leaflet of another strength.',
    who: 'J. Carter, packaging',
    where: 'Line 2, cartoner',
    occurrenceDate: '2026-11-02',
    howMany: '2 cartons out of 3,400',
    how: 'During the hourly in-process check',
    why: 'A patient could read the wrong dose.',
  },
};

function definitionOf({ like, ...said }: ExampleCase): Definition {
  const given = Object.entries(said).filter(([field]) => field in emptyDefinition);
  return { ...emptyDefinition, ...(like && answered[like]), ...Object.fromEntries(given) };
}

function stepsOf(said: ExampleCase): Partial<StepContents> {
  const entries = stepNames.flatMap((name) => {
    const content = said[name];
    if (!content) return [];
    const { batches } = content as { batches?: object[] };
    return [[name, { ...steps[name].empty, ...content, ...(batches && { batches: batches.map(batchOf) }) }]];
  });
  return Object.fromEntries(entries);
}

const batchOf = (given: object) => ({ product: 'Orvalane 500 mg', batchNumber: '', status: null, ...given });

export const idOf = (at: number) => `cause-${String(at).padStart(6, '0')}`;
const capaKeyOf = (at: number) => `capa-${String(at).padStart(6, '0')}`;

function investigated(said: ExampleCase): Partial<StepContents> {
  const { root, chain, cause, capas, isEliminated } = said;
  const texts = chain ?? (root === undefined ? undefined : [root]);
  if (!capas) return texts ? { rootCause: chainOf(texts, cause) } : {};
  const rootCause = (said.rootCause ?? chainOf(texts ?? ['Le joint de la pompe P-12 est usé'])) as Causes;
  const causeId = Object.keys(rootCause).at(-1) ?? idOf(0);
  const planned = capas.map(({ like, ...capa }, at): [string, Capa] => [
    capaKeyOf(at),
    { ...newCapa(causeId), number: `CAPA-2026-${100 + at}`, ...complete, ...(like === 'en' && english), ...capa },
  ]);
  const eliminated = { ...undecided, rejeter: true, rationale: 'Écartée par l’essai du 4 novembre' };
  const capaPlan = { ...Object.fromEntries(planned), ...(isEliminated && { [idOf(0)]: eliminated }) };
  return { rootCause, capaPlan };
}

export function chainOf(texts: readonly string[], root: ExampleCase['cause'] = {}): Causes {
  const given = (root.evidence ?? []) as Partial<Cause['evidence'][number]>[];
  const evidence = given.map(({ text = '', attachmentId = null }) => ({ text, attachmentId }));
  const entries = texts.map((text, at): [string, Cause] => {
    const cause = newCause(at === 0 ? null : idOf(at - 1), 1, text);
    return [idOf(at), at === texts.length - 1 ? { ...cause, isRootCause: true, ...root, evidence } : cause];
  });
  return Object.fromEntries(entries);
}

const complete: Partial<Capa> = {
  titre: 'Remplacer le joint de la pompe P-12',
  action: 'Remplacer le joint et l’ajouter à la gamme de maintenance',
  objectif: 'Aucune fuite pendant six mois',
  responsable: { id: 7, displayName: 'Claire Martin' },
  dateFin: '2026-12-18',
  correctiveOuPreventive: 'corrective',
};

const english: Partial<Capa> = { titre: 'Replace the seal of pump P-12', action: 'Replace the worn seal' };
