import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { rootCauseFaultMessages } from '@vigie/domain/modules/cases/messages/root-cause';
import { stepMarkMessages as m } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import { leftOutObjection, stepWorkflow, writingObjection } from '@vigie/domain/modules/cases/step-workflow';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { type Context, doneNow } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { parsePart } from '../../platform/http/validation';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { applyConsequence } from '../../platform/transition';
import { listAttached } from '../attachments/public';
import { preparePlan } from './capa/capa-plan';
import { namesToShow, ownerOf, readCase, stepNamed, voidStale } from './case-view';
import { saveCaseSearchWords } from './list/search-words';
import { type CaseData, lockCase } from './repository';
import { findStep, listSteps } from './step-repository';
import { saveMark, stepOf } from './step-transitions';

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

export function listCaseSteps(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<{ items: CaseStepContent[] }> {
  return database.read(context, async (reader) => {
    const [record, written] = await Promise.all([
      readCase(reader, context, id),
      listSteps(reader, context.actor.companyId, id),
    ]);
    return { items: namesToShow(record, written).map((name) => stepNamed(written, name)) };
  });
}

export interface Writing {
  readonly id: string;
  readonly step: StepName;
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly reason: string | undefined;
  /** What the event records beside what was written. */
  readonly extraChanges?: readonly FieldChange[];
}

export function saveCaseStep({ database }: Platform, context: Context, plan: Writing): Promise<CaseStepContent> {
  return database.transaction(context, (tx) => writeCaseStep(tx, plan));
}

export async function writeCaseStep(tx: Tx, plan: Writing): Promise<CaseStepContent> {
  const { id, step: name, extraChanges = [] } = plan;
  const { actor } = tx.context;
  const [record, before] = await Promise.all([lockCase(tx, id), findStep(tx, actor.companyId, id, name)]);
  if (!record) throw new Refusal('not_found');
  const objection = writingObjection(record, actor) ?? leftOutObjection(record.leftOutSteps, name);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  if (before.version !== plan.version) throw new Refusal('stale_version');
  const wanted = steps[name].normalize(parsePart(steps[name].schema, 'body', plan.content));
  const prepare = preparations[name];
  const content = prepare ? await prepare(tx, record, { stored: before.content, wanted }) : wanted;
  const changes = differences(auditedFields(name, before.content), auditedFields(name, content));
  if (changes.length === 0) return before;
  if (before.mark !== 'open' && !plan.reason) {
    throw new Refusal('invalid', { fields: [{ loc: ['body', 'reason'], message: m.reasonMissing }] });
  }
  const { step } = await applyConsequence(tx, {
    workflow: stepWorkflow,
    consequence: 'rewrite',
    recordId: id,
    reason: plan.reason,
    extraChanges,
    lock: async () => stepOf(record, before),
    write: async (_tx, item, mark) => {
      const changed = doneNow(actor);
      // Asked together, and done in this order: what is found and signed is what was just written.
      const [saved] = await Promise.all([
        saveMark(tx, { ...item, step: { ...before, content, changed, emptyBecause: '' } }, mark),
        saveCaseSearchWords(tx, record),
        voidStale(tx, record),
      ]);
      return saved;
    },
    content: ({ step: { content: written, mark, emptyBecause } }) => ({
      ...auditedFields(name, written),
      [`${name}.mark`]: mark,
      [`${name}.emptyBecause`]: emptyBecause,
    }),
    notify: async () => {
      if (before.mark !== 'open') await publishToReaders(tx, 'case');
    },
  });
  return step;
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

/** One line for each field; an answer and its text are two, a table of batches is one. */
export function auditedFields(name: StepName, content: StepContent): Readonly<Record<string, Json>> {
  const lines: Record<string, Json> = {};
  for (const [field, value] of Object.entries(content)) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) lines[`${name}.${field}`] = value;
    else for (const [part, inner] of Object.entries(value)) lines[`${name}.${field}.${part}`] = inner;
  }
  return lines;
}
