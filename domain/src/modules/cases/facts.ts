import { type Deed, ownWorkOf } from '../../kernel/identity/own-work';
import { hasEnded, isPast } from '../../kernel/workflow';
import { type ActionStatus, actionWorkflow } from '../actions/public';
import { type CapaCheck, isOpenCheck } from './capa/capa-check';
import { type Effectiveness, effectivenessFact } from './capa/effectiveness';
import { type Kind, stepsIn } from './kinds';
import type { CaseQuestionnaire, CaseRecord } from './record';
import { type StepMark, stepWorkflow } from './step-workflow';
import type { StepName } from './steps/steps';
import type { CaseFacts } from './workflow';

/** What its rules, its CAPA plan and the templates of its kind ask for until the case can be closed. */
export interface PlanFacts {
  readonly leftOutSteps: readonly StepName[];
  readonly missingCapas: readonly string[];
  readonly capaChecks: readonly CapaCheck[];
  readonly questionnaires: readonly CaseQuestionnaire[];
}

/** What the workflow asks about a case, derived from what its page shows: both sides count alike. */
export function factsOf(
  kind: Kind,
  marks: readonly { readonly name: StepName; readonly mark: StepMark }[],
  actions: readonly { readonly id: string; readonly status: ActionStatus }[],
  check: Effectiveness | null = null,
  plan: PlanFacts = { leftOutSteps: [], missingCapas: [], capaChecks: [], questionnaires: [] },
  ownWork: Deed | null = null,
): CaseFacts {
  const markOf = (name: StepName) => marks.find((step) => step.name === name)?.mark ?? 'open';
  const names = stepsIn({ kind, leftOutSteps: plan.leftOutSteps });
  return {
    notReady: names.filter((name) => !isPast(stepWorkflow, 'markReady', markOf(name))),
    notReviewed: names.filter((name) => !isPast(stepWorkflow, 'review', markOf(name))),
    openActions: actions.filter(({ status }) => !hasEnded(actionWorkflow, status)).map(({ id }) => id),
    missingCapas: plan.missingCapas,
    effectiveness: effectivenessFact(check),
    openChecks: plan.capaChecks.filter(isOpenCheck).map(({ capaId }) => capaId),
    openQuestionnaires: plan.questionnaires
      .filter(({ isRequired, status }) => isRequired && status !== 'submitted')
      .map(({ templateId, title }) => ({ templateId, title })),
    unfinishedQuestionnaires: plan.questionnaires
      .filter(({ isRequired, status }) => !isRequired && status === 'in_progress')
      .map(({ templateId, title }) => ({ templateId, title })),
    ownWork,
  };
}

/** For the reader of a page, from what the page has loaded. */
export function factsFor(record: CaseRecord, userId: number | null): CaseFacts {
  const { kind, steps, actions, effectiveness, contributions } = record;
  return factsOf(kind, steps, actions, effectiveness, record, ownWorkOf(contributions, userId));
}
