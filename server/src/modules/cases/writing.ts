import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { decide } from '@vigie/domain/kernel/workflow';
import { rootCauseFaultMessages } from '@vigie/domain/modules/cases/messages/root-cause';
import { stepMarkMessages as m } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import {
  type StepAction,
  type StepItem,
  type StepMark,
  stepWorkflow,
  writingObjection,
} from '@vigie/domain/modules/cases/step-workflow';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { byNow, type Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { parsePart } from '../../platform/http/validation';
import { tellReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { listAttached } from '../attachments/public';
import { followPlan, preparePlan } from './capa/capa-plan';
import { ownerOf, ownWorkIn, readCase, stepNamed, voidStale } from './case-view';
import { keepCaseWords } from './list/search-words';
import { type CaseData, lockCase } from './repository';
import { findStep, listSteps, saveStep } from './step-repository';

export function getCaseStep(
  { database }: Platform,
  context: Context,
  id: string,
  name: StepName,
): Promise<CaseStepContent> {
  return database.read(context, async (reader) => {
    await readCase(reader, context, id);
    return findStep(reader, context.actor.companyId, id, name);
  });
}

export interface Writing {
  readonly id: string;
  readonly step: StepName;
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly reason: string | undefined;
}

export function saveCaseStep({ database }: Platform, context: Context, plan: Writing): Promise<CaseStepContent> {
  const { id, step: name } = plan;
  return database.transaction(context, async (tx) => {
    const record = await lockCase(tx, id);
    if (!record) throw new Refusal('not_found');
    const objection = writingObjection(record, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const before = await findStep(tx, record.companyId, id, name);
    if (before.version !== plan.version) throw new Refusal('stale_version');
    const wanted = steps[name].settle(parsePart(steps[name].schema, 'body', plan.content));
    const prepare = preparations[name];
    const content = prepare ? await prepare(tx, record, { stored: before.content, wanted }) : wanted;
    const changes = differences(told(name, before.content), told(name, content));
    if (changes.length === 0) return before;
    if (before.mark !== 'open' && !plan.reason) {
      throw new Refusal('invalid', { fields: [{ loc: ['body', 'reason'], message: m.reasonMissing }] });
    }
    const saved = await saveStep(tx, id, {
      ...before,
      ...markedBy('open', before, context.actor),
      content,
      changed: byNow(context.actor),
    });
    await keepCaseWords(tx, record);
    await voidStale(tx, record);
    tx.audit({
      action: 'case.step_changed',
      record: 'case',
      recordId: id,
      changes: [...changes, ...markChange(name, before.mark, saved.mark)],
      reason: plan.reason ?? null,
    });
    if (before.mark !== 'open') await tellReaders(tx, 'case');
    return saved;
  });
}

type Preparation = (
  tx: Tx,
  record: CaseData,
  contents: { stored: StepContent; wanted: StepContent },
) => Promise<StepContent>;

/** What only the server can add to a step, or refuse in it. */
const preparations: Partial<Record<StepName, Preparation>> = { capaPlan: preparePlan, rootCause: checkEvidence };

/** A file that proves a cause is one of the case's. */
async function checkEvidence(
  tx: Tx,
  { companyId, id }: CaseData,
  { wanted }: { wanted: StepContent },
): Promise<StepContent> {
  const named = Object.values(wanted as Causes).flatMap(({ evidence }) => evidence.map((one) => one.attachmentId));
  const files = named.some(Boolean) ? await listAttached(tx, companyId, ownerOf(id)) : [];
  const known = new Set(files.map((file) => file.id));
  if (named.some((attachmentId) => attachmentId !== null && !known.has(attachmentId))) {
    throw new Refusal('objection', { message: rootCauseFaultMessages.fileUnknown });
  }
  return wanted;
}

const events: Readonly<Record<StepAction, string>> = {
  markReady: 'case.step_marked_ready',
  withdraw: 'case.step_withdrawn',
  review: 'case.step_reviewed',
  unreview: 'case.step_unreviewed',
};

export interface Marking {
  readonly id: string;
  readonly step: StepName;
  readonly version: number;
  readonly action: StepAction;
}

/** Not through `transition()`: what is locked is the case, what moves is one of its steps. */
export function markCaseStep(platform: Platform, context: Context, plan: Marking): Promise<CaseStepContent> {
  const { id, step: name, action } = plan;
  return platform.database.transaction(context, async (tx) => {
    const record = await lockCase(tx, id);
    if (!record) throw new Refusal('not_found');
    const before = await findStep(tx, record.companyId, id, name);
    const to = await decided(tx, record, before, action);
    if (before.version !== plan.version) throw new Refusal('stale_version');
    const saved = await saveStep(tx, id, { ...before, ...markedBy(to, before, context.actor) });
    const changes = markChange(name, before.mark, saved.mark);
    tx.audit({ action: events[action], record: 'case', recordId: id, changes });
    if (name === 'capaPlan' && saved.mark === 'reviewed') await followPlan(tx, record);
    await tellReaders(tx, 'case');
    return saved;
  });
}

async function decided(tx: Tx, record: CaseData, before: CaseStepContent, action: StepAction): Promise<StepMark> {
  const item: StepItem = { ...record, mark: before.mark };
  const written = await listSteps(tx, record.companyId, record.id);
  const faults = steps[before.name].faults((name) => stepNamed(written, name).content as StepContent);
  const facts = { caseStatus: record.status, faults, ownWork: await ownWorkIn(tx, record) };
  const decision = decide(stepWorkflow, action, { item, actor: tx.context.actor, facts });
  if (!decision.allowed) throw new Refusal(decision.code, decision.objection);
  return decision.to;
}

function markedBy(mark: StepMark, before: CaseStepContent, actor: Actor) {
  const now = byNow(actor);
  return {
    mark,
    ready: mark === 'open' ? null : (before.ready ?? now),
    reviewed: mark === 'reviewed' ? now : null,
  };
}

function markChange(name: StepName, from: StepMark, to: StepMark): FieldChange[] {
  return from === to ? [] : [{ field: `${name}.mark`, from, to }];
}

/** One line for each field; an answer and its text are two, a table of batches is one. */
export function told(name: StepName, content: StepContent): Readonly<Record<string, Json>> {
  const lines: Record<string, Json> = {};
  for (const [field, value] of Object.entries(content)) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) lines[`${name}.${field}`] = value;
    else for (const [part, inner] of Object.entries(value)) lines[`${name}.${field}.${part}`] = inner;
  }
  return lines;
}
