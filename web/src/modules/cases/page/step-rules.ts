import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { decide, type Objection } from '@vigie/domain/kernel/workflow';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import {
  type StepAction,
  type StepMark,
  stepWorkflow,
  writingObjection,
} from '@vigie/domain/modules/cases/step-workflow';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import type { AutosaveRules } from '../../../platform/autosave/use-autosave';
import { actorOf } from '../../../platform/session/actor';
import type { useUser } from '../../../platform/session/session';
import { fetchStep, saveStep } from './step-queries';

type SignedIn = ReturnType<typeof useUser>;

/** The server shows nobody a case of another company, so its company is the reader's. */
function itemOf({ owner, status }: CaseRecord, companyId: number) {
  return { companyId, ownerId: owner.id, status };
}

export function writingRefused(record: CaseRecord, user: SignedIn): Objection | null {
  const actor = actorOf(user);
  return writingObjection(itemOf(record, actor.companyId), actor);
}

export function markRefused(
  record: CaseRecord,
  { mark, faults }: { mark: StepMark; faults: readonly Objection[] },
  action: StepAction,
  user: SignedIn,
): Objection | null {
  const actor = actorOf(user);
  const item = { ...itemOf(record, actor.companyId), mark };
  const facts = { caseStatus: record.status, faults, ownWork: ownWorkOf(record.contributions, actor.userId) };
  const decision = decide(stepWorkflow, action, { item, actor, facts });
  return decision.allowed ? null : decision.objection;
}

export const keptName = (id: string, step: StepName) => `step.${id}.${step}`;

export function autosaveRules(id: string, step: StepName): AutosaveRules<CaseStepContent> {
  return {
    get: () => fetchStep(id, step),
    save: (content, version, reason) => saveStep(id, step, content, version, reason),
    needsReason: ({ mark }) => mark !== 'open',
    settle: (content) => steps[step].settle(content as StepContent),
  };
}
