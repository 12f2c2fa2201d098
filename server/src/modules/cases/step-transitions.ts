import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import {
  type StepAction,
  type StepFacts,
  type StepItem,
  type StepMark,
  stepWorkflow,
} from '@vigie/domain/modules/cases/step-workflow';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { type Context, doneNow } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { type NewState, transition } from '../../platform/transition';
import { followPlan } from './capa/capa-plan';
import { ownWorkIn, stepNamed } from './case-view';
import { type CaseData, lockCase } from './repository';
import { findStep, listSteps, saveStep } from './step-repository';

/** A step with the case that is locked for it. */
export interface StepOfCase extends StepItem {
  readonly record: CaseData;
  readonly step: CaseStepContent;
  /** Of the step. */
  readonly version: number;
}

export function stepOf(record: CaseData, step: CaseStepContent): StepOfCase {
  const { companyId, ownerId, status } = record;
  return { companyId, ownerId, status, mark: step.mark, version: step.version, record, step };
}

export interface Marking {
  readonly id: string;
  readonly step: StepName;
  readonly version: number;
  readonly action: StepAction;
}

export async function markCaseStep(platform: Platform, context: Context, plan: Marking): Promise<CaseStepContent> {
  const { id, step: name, action } = plan;
  const { step } = await transition(platform, context, {
    workflow: stepWorkflow,
    action,
    recordId: id,
    expectedVersion: plan.version,
    lock: async (tx) => {
      const record = await lockCase(tx, id);
      return record && stepOf(record, await findStep(tx, record.companyId, id, name));
    },
    facts: stepFacts,
    write: saveMark,
    content: ({ mark }) => ({ [`${name}.mark`]: mark }),
    consequences: async (tx, { record, mark }) => {
      if (name === 'capaPlan' && mark === 'reviewed') await followPlan(tx, record);
    },
    notify: (tx) => publishToReaders(tx, 'case'),
  });
  return step;
}

async function stepFacts(tx: Tx, { record, step }: StepOfCase): Promise<StepFacts> {
  const written = await listSteps(tx, record.companyId, record.id);
  const faults = steps[step.name].faults((name) => stepNamed(written, name).content as StepContent);
  return { caseStatus: record.status, faults, ownWork: await ownWorkIn(tx, record) };
}

/** With who set the mark, and when. */
export async function saveMark(tx: Tx, { record, step }: StepOfCase, mark: NewState<StepMark>): Promise<StepOfCase> {
  const now = doneNow(tx.context.actor);
  const ready = mark === 'open' ? null : (step.ready ?? now);
  const reviewed = mark === 'reviewed' ? now : null;
  return stepOf(record, await saveStep(tx, record.id, { ...step, ready, reviewed }, mark));
}
