import { judgedCapas } from '@vigie/domain/modules/cases/capa/capa-check';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import {
  leftOutObjection,
  type StepAction,
  type StepFacts,
  type StepItem,
  type StepMark,
  stepWorkflow,
} from '@vigie/domain/modules/cases/step-workflow';
import { type StepContent, type StepName, stepFaults } from '@vigie/domain/modules/cases/steps/steps';
import { type Context, doneNow } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { type NewState, transition } from '../../platform/transition';
import { listChecks } from './capa/capa-check-repository';
import { followPlan } from './capa/capa-plan';
import { ownWorkIn, stepNamed, voidStale } from './case-view';
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
  /** Why nothing is written in the step. */
  readonly emptyBecause?: string | undefined;
}

export async function markCaseStep(platform: Platform, context: Context, plan: Marking): Promise<CaseStepContent> {
  const { id, step: name, action, emptyBecause } = plan;
  const { step } = await transition(platform, context, {
    workflow: stepWorkflow,
    action,
    recordId: id,
    expectedVersion: plan.version,
    lock: async (tx) => {
      const record = await lockCase(tx, id);
      return record && stepOf(record, await findStep(tx, record.companyId, id, name));
    },
    facts: (tx, item) => stepFacts(tx, item, action === 'markReady' ? (emptyBecause ?? '') : item.step.emptyBecause),
    write: async (tx, item, mark) => {
      const reason = action === 'markReady' ? (emptyBecause ?? '') : reasonUnder(mark, item.step);
      const saved = await saveMark(tx, { ...item, step: { ...item.step, emptyBecause: reason } }, mark);
      if (reason !== item.step.emptyBecause) await voidStale(tx, item.record);
      return saved;
    },
    content: ({ step, mark }) => ({ [`${name}.mark`]: mark, [`${name}.emptyBecause`]: step.emptyBecause }),
    consequences: async (tx, { record, mark }) => {
      if (name === 'capaPlan' && mark === 'reviewed') await followPlan(tx, record);
    },
    notify: (tx) => publishToReaders(tx, 'case'),
  });
  return step;
}

/** The reason stands with the mark: what is taken back as ready is filled in, or explained anew. */
const reasonUnder = (mark: StepMark, { emptyBecause }: CaseStepContent) => (mark === 'open' ? '' : emptyBecause);

async function stepFacts(tx: Tx, { record, step }: StepOfCase, emptyBecause: string): Promise<StepFacts> {
  const written = await listSteps(tx, record.companyId, record.id);
  const contentOf = (name: StepName) => stepNamed(written, name).content as StepContent;
  const judged = judgedCapas(await listChecks(tx, record.companyId, record.id));
  const today = new Date().toISOString().slice(0, 10);
  const leftOut = leftOutObjection(record.leftOutSteps, step.name);
  const faults = leftOut ? [leftOut] : stepFaults(step.name, contentOf, { emptyBecause, today, judgedCapas: judged });
  return { caseStatus: record.status, faults, ownWork: await ownWorkIn(tx, record) };
}

/** With who set the mark, and when. */
export async function saveMark(tx: Tx, { record, step }: StepOfCase, mark: NewState<StepMark>): Promise<StepOfCase> {
  const now = doneNow(tx.context.actor);
  const ready = mark === 'open' ? null : (step.ready ?? now);
  const reviewed = mark === 'reviewed' ? now : null;
  return stepOf(record, await saveStep(tx, record.id, { ...step, ready, reviewed }, mark));
}
