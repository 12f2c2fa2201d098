import type { Json } from '../../../kernel/trail/canonical-json';
import { type SignedContent, soFar } from '../../../kernel/trail/signed-content';
import { hasEnded } from '../../../kernel/workflow';
import type { Action } from '../../actions/public';
import type { QuestionnaireToSign } from '../../questionnaires/public';
import type { CapaCheck } from '../capa/capa-check';
import type { Effectiveness } from '../capa/effectiveness';
import type { CaseStepContent } from '../record';
import { type CaseAction, caseWorkflow } from '../workflow';
import type { caseSigned } from './signed-fields';

export interface CaseToSign {
  readonly kind: string;
  readonly title: string;
  readonly criticality: string;
  readonly ownerId: number;
  readonly dueDate: string;
  readonly detectionDate: string;
  readonly reportId: string | null;
  readonly definition: Json;
  readonly effectiveness: Effectiveness | null;
  readonly steps: readonly Pick<CaseStepContent, 'name' | 'content' | 'emptyBecause'>[];
  readonly fileHashes: readonly string[];
  readonly actions: readonly Action[];
  readonly checks: readonly CapaCheck[];
  /** Those that were not given up. */
  readonly questionnaires: readonly QuestionnaireToSign[];
}

/** After which nothing of the case changes: such a signature vouches for the outcome too. */
export type Vouches = 'plan' | 'outcome';

export function vouchesFor(action: CaseAction): Vouches {
  const { to } = caseWorkflow.transitions[action];
  return hasEnded(caseWorkflow, to) ? 'outcome' : 'plan';
}

/**
 * What a signature on a case vouches for: everything that was written, not the marks on it. An approval keeps the actions
 * and verdicts of that day under the signature; they go on, and only a signature that ends the case vouches for them.
 */
export function signedCase(record: CaseToSign, vouches: Vouches): Readonly<Record<string, Json>> {
  const outcome = outcomeOf(record);
  const signed: SignedContent<typeof caseSigned.case> = {
    ...firstShape(record),
    kind: record.kind,
    outcome,
    questionnaires: record.questionnaires.map(signedQuestionnaire),
  };
  const { outcome: _, ...written } = signed;
  return vouches === 'outcome' ? signed : { ...written, [soFar]: { ...outcome, checkDays: checkDaysOf(record) } };
}

/** The case as it is now, in the shape in which it was signed then: earlier releases signed less of it. */
export function signedCaseLike(
  record: CaseToSign,
  signed: { readonly content: Json | null; readonly schemaVersion: number | null },
): Json {
  const shape = signed.schemaVersion ?? 1;
  if (shape < 2) return firstShape(record);
  const content = signedCase(record, vouchesForOutcome(signed.content) ? 'outcome' : 'plan');
  if (shape > 2) return content;
  const { questionnaires: _, ...second } = content;
  return second;
}

export function vouchesForOutcome(content: Json | null): boolean {
  return content !== null && typeof content === 'object' && 'outcome' in content;
}

function firstShape(record: CaseToSign) {
  const { title, criticality, ownerId, dueDate, detectionDate, reportId, definition, steps, fileHashes } = record;
  return {
    title,
    criticality,
    ownerId,
    dueDate,
    detectionDate,
    reportId,
    definition,
    steps: Object.fromEntries(steps.map((step) => [step.name, step.content as Json])),
    emptySteps: Object.fromEntries(
      steps.filter(({ emptyBecause }) => emptyBecause !== '').map((step) => [step.name, step.emptyBecause]),
    ),
    files: [...fileHashes].sort(),
  };
}

function signedQuestionnaire({ photoHashes, ...filled }: QuestionnaireToSign): Json {
  return { ...filled, photos: [...photoHashes].sort() };
}

/** A day that was changed since stands here: it may change again, and takes nothing from what was signed before. */
function checkDaysOf({ checks }: CaseToSign): Json {
  return Object.fromEntries(checks.map(({ capaId, checkOn }) => [capaId, checkOn]));
}

function outcomeOf({ effectiveness, actions, checks }: CaseToSign) {
  return {
    effectiveness,
    verdicts: checks.map(({ capaId, criterion, measure, draft, verdict }) => ({
      capaId,
      criterion,
      measure,
      draft,
      verdict,
    })),
    actions: actions.map(
      ({ id, origin, status, summary, description, objective, responsible, responsibleId, dueDate, todos }) => ({
        id,
        origin,
        status,
        summary,
        description,
        objective,
        responsible,
        responsibleId,
        dueDate,
        todos,
      }),
    ),
  };
}
