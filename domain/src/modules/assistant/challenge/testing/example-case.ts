import {
  type Capa,
  type Cause,
  type Causes,
  type Definition,
  emptyDefinition,
  newCapa,
  newCause,
  type ProductBatch,
  steps,
  undecided,
} from '../../../cases/public';
import type { CaseContent, StepContents } from '../case-content';
import type { RemarkCode } from '../remark';

/** A case that must, or must not, be remarked on, and what makes it so. */
export interface Example {
  readonly label: string;
  readonly content: CaseContent;
}

export interface RuleExamples {
  readonly fires: readonly Example[];
  readonly silent: readonly Example[];
}

export type ExampleTable = Partial<Record<RemarkCode, RuleExamples>>;

const bare: CaseContent = {
  kind: 'nonConformity',
  hasEnded: false,
  today: '2026-11-17',
  dueDate: null,
  definition: emptyDefinition,
  steps: {},
  endedCapas: [],
  attachments: 0,
};

export const example = (label: string, more: Partial<CaseContent>): Example => ({
  label,
  content: { ...bare, ...more },
});

export const defined = (label: string, definition: Partial<Definition>, more: Partial<CaseContent> = {}): Example =>
  example(label, { ...more, definition: { ...emptyDefinition, ...definition } });

/** As the answer to "what". */
export const said = (what: string): Example => defined(what, { what });

export const idOf = (at: number) => `cause-${String(at).padStart(6, '0')}`;
export const capaKeyOf = (at: number) => `capa-${String(at).padStart(6, '0')}`;

/** From the primary cause down; the last one is the root cause. */
export function chainOf(texts: readonly string[], root: Partial<Cause> = {}): Causes {
  const entries = texts.map((text, at): [string, Cause] => {
    const cause = newCause(at === 0 ? null : idOf(at - 1), 1, text);
    return [idOf(at), at === texts.length - 1 ? { ...cause, isRootCause: true, ...root } : cause];
  });
  return Object.fromEntries(entries);
}

export const chain = (...texts: readonly string[]): Example =>
  example(texts.join(' <- '), { steps: { rootCause: chainOf(texts) } });

export const root = (text: string, more: Partial<Cause> = {}): Example =>
  example(text, { steps: { rootCause: chainOf([text], more) } });

/** A step of a case with its empty fields filled in. */
export function step<Name extends keyof StepContents>(
  name: Name,
  content: Partial<StepContents[Name]>,
): Pick<StepContents, Name> {
  return { [name]: { ...steps[name].empty, ...content } } as unknown as Pick<StepContents, Name>;
}

export const batch = (batchNumber: string, status: ProductBatch['batches'][number]['status'] = null) => ({
  product: 'Orvalane 500 mg',
  batchNumber,
  status,
});

const complete: Partial<Capa> = {
  titre: 'Remplacer le joint de la pompe P-12',
  action: 'Remplacer le joint et l’ajouter à la gamme de maintenance',
  objectif: 'Aucune fuite pendant six mois',
  responsable: { id: 7, displayName: 'Claire Martin' },
  dateFin: '2026-12-18',
  correctiveOuPreventive: 'corrective',
};

/** A complete plan for one cause, but for what is given. */
export function planned(
  label: string,
  capas: readonly Partial<Capa>[],
  more: Partial<CaseContent> = {},
  causes: Causes = chainOf(['Le joint de la pompe P-12 est usé']),
): Example {
  const causeId = Object.keys(causes).at(-1) ?? idOf(0);
  const entries = capas.map((capa, at): [string, Capa] => [
    capaKeyOf(at),
    { ...newCapa(causeId), number: `CAPA-2026-${100 + at}`, ...complete, ...capa },
  ]);
  return example(label, { steps: { rootCause: causes, capaPlan: Object.fromEntries(entries) }, ...more });
}

/** The same plan, and the cause was eliminated. */
export function eliminated(label: string, capa: Partial<Capa>): Example {
  const { content } = planned(label, [capa]);
  const cause = { ...undecided, rejeter: true, rationale: 'Écartée par l’essai du 4 novembre' };
  return {
    label,
    content: { ...content, steps: { ...content.steps, capaPlan: { ...content.steps.capaPlan, [idOf(0)]: cause } } },
  };
}

export const treated = (cause: string, titre: string, action = ''): Example =>
  planned(`${cause} -> ${titre}`, [{ titre, action, objectif: '' }], {}, chainOf([cause]));
