import type { Objection } from '@vigie/domain/kernel/workflow';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { writingObjection } from '@vigie/domain/modules/cases/step-workflow';
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

export const keptName = (id: string, step: StepName) => `step.${id}.${step}`;

export function autosaveRules(id: string, step: StepName): AutosaveRules<CaseStepContent> {
  return {
    get: () => fetchStep(id, step),
    save: (content, version, reason) => saveStep(id, step, content, version, reason),
    needsReason: ({ mark }) => mark !== 'open',
    settle: (content) => steps[step].settle(content as StepContent),
  };
}
