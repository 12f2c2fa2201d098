import * as z from 'zod/mini';
import {
  type CapaPlan,
  type Causes,
  type CustomerNotification,
  type Definition,
  definition,
  emptyDefinition,
  type FinalCriticality,
  type Kind,
  kinds,
  type PeopleEnvironment,
  type Process,
  type ProductBatch,
  type Recurrence,
  type Regulatory,
  type RiskAnalysis,
  type Sqipp,
  type StepName,
  stepNames,
  steps,
} from '../../cases/public';

export interface StepContents {
  readonly productBatch: ProductBatch;
  readonly process: Process;
  readonly SQIPP: Sqipp;
  readonly regulatory: Regulatory;
  readonly peopleEnvironment: PeopleEnvironment;
  readonly recurrence: Recurrence;
  readonly rootCause: Causes;
  readonly capaPlan: CapaPlan;
  readonly 'risk-analysis': RiskAnalysis;
  readonly 'customer-notification': CustomerNotification;
  readonly 'final-criticality': FinalCriticality;
}

/** `case` is what belongs to the case as a whole, and is shown on each of its steps. */
export type RemarkStep = StepName | 'definition' | 'case';

/** What one reader may see of a case, as the rules read it. */
export interface CaseContent {
  readonly kind: Kind;
  /** Closed and void cases are late no more. */
  readonly hasEnded: boolean;
  readonly today: string;
  readonly dueDate: string | null;
  readonly definition: Definition;
  /** A step that the reader may not see, or that the case does not have, is absent. */
  readonly steps: Partial<StepContents>;
  /** Numbers of the measures whose action is done or given up: `CAPA-2026-124`. */
  readonly endedCapas: readonly string[];
  /** Files of the case. */
  readonly attachments: number;
}

/** What the server has at hand. */
export interface CaseSource {
  readonly kind: string;
  readonly hasEnded: boolean;
  readonly today: string;
  readonly dueDate: string | null;
  readonly definition: unknown;
  readonly steps: readonly { readonly name: string; readonly content: unknown }[];
  readonly endedCapas: readonly string[];
  readonly attachments: number;
}

/** Content that does not fit its step is left out: advice is given on what is there. */
export function caseContentOf(source: CaseSource): CaseContent {
  const { hasEnded, today, dueDate, endedCapas, attachments } = source;
  const parsed = z.safeParse(definition, { ...emptyDefinition, ...objectOf(source.definition) });
  const found = stepNames.flatMap((name): [StepName, unknown][] => {
    const stored = source.steps.find((step) => step.name === name);
    const content = stored && stepContentOf(name, stored.content);
    return content ? [[name, content]] : [];
  });
  return {
    kind: kinds.find((kind) => kind === source.kind) ?? 'nonConformity',
    hasEnded,
    today,
    dueDate,
    endedCapas,
    attachments,
    definition: parsed.success ? parsed.data : emptyDefinition,
    steps: Object.fromEntries(found) as Partial<StepContents>,
  };
}

function stepContentOf(name: StepName, content: unknown): unknown {
  const { schema, empty, normalize } = steps[name];
  const parsed = z.safeParse(schema, { ...empty, ...objectOf(content) });
  return parsed.success ? normalize(parsed.data) : null;
}

const objectOf = (value: unknown) => (value !== null && typeof value === 'object' ? value : {});
