import type { Objection } from '@vigie/domain/kernel/workflow';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { writingObjection } from '@vigie/domain/modules/cases/step-workflow';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { askingPerPart, type Content } from '../../../platform/autosave/merge';
import { storedAutosave } from '../../../platform/autosave/open-autosave';
import type { AutosaveKind } from '../../../platform/autosave/use-autosave';
import type { useUser } from '../../../platform/session/session';
import { actorOf } from '../../../platform/session/session';
import { fetchStep, saveStep } from './step-queries';

type SignedIn = ReturnType<typeof useUser>;

/** The server shows only cases of the own company, so its company is the reader's. */
function itemOf({ owner, status }: CaseRecord, companyId: number) {
  return { companyId, ownerId: owner.id, status };
}

export function writeObjection(record: CaseRecord, user: SignedIn): Objection | null {
  const actor = actorOf(user);
  return writingObjection(itemOf(record, actor.companyId), actor);
}

export const keptName = (id: string, step: StepName) => `step.${id}.${step}`;

/** Entry by entry; what two people wrote into the same one is shown to the second. */
export function stepAutosave(id: string, step: StepName): AutosaveKind<CaseStepContent, Content, Content> {
  const normalise = (content: Content) => steps[step].normalize(content as StepContent);
  return {
    rules: {
      read: (stored) => stored,
      get: () => fetchStep(id, step),
      save: ({ content, version, reason }) => saveStep(id, step, content, version, reason),
      apply: (content, changes) => normalise({ ...content, ...changes }),
      strategy: askingPerPart,
      normalise,
      needsReason: ({ mark }) => mark !== 'open',
    },
    storedAutosave,
  };
}
