import type * as z from 'zod/mini';
import type { Message, MessageValues } from '../../../kernel/message';
import type { Json } from '../../../kernel/trail/canonical-json';
import type { Objection } from '../../../kernel/workflow';
import { gapMessages as g, stepMarkMessages as m, stepTitleMessages as t } from '../messages/steps';
import {
  criticalityGaps,
  customerNotification,
  emptyCustomerNotification,
  emptyFinalCriticality,
  emptyRecurrence,
  emptyRiskAnalysis,
  finalCriticality,
  normalizeNotification,
  normalizeRecurrence,
  notificationGaps,
  recurrence,
  recurrenceGaps,
  riskAnalysis,
  riskGaps,
} from './assessments';
import { type CapaPlan, capaPlan, checkDayFaults, emptyPlan, normalizePlan, planFaults, planGaps } from './capa-plan';
import type { Gap } from './impact';
import {
  type Explained,
  emptyPeopleEnvironment,
  emptyProcess,
  emptyProductBatch,
  emptyRegulatory,
  emptySqipp,
  type PeopleEnvironment,
  type Process,
  type ProductBatch,
  peopleEnvironment,
  peopleItems,
  process,
  processItems,
  productBatch,
  type Regulatory,
  regulatory,
  type Sqipp,
  settled,
  sqipp,
  sqippItems,
} from './impact';
import { type Causes, noCauses, normalizeCauses, rootCause, rootCauseFaults, rootCauseGaps } from './root-cause';

export const stepNames = [
  'productBatch',
  'process',
  'SQIPP',
  'regulatory',
  'peopleEnvironment',
  'recurrence',
  'rootCause',
  'capaPlan',
  'risk-analysis',
  'customer-notification',
  'final-criticality',
] as const;
export type StepName = (typeof stepNames)[number];

export type StepContent = Readonly<Record<string, Json>>;

interface StepRow {
  readonly title: Message;
  readonly schema: z.ZodMiniType<StepContent>;
  readonly empty: StepContent;
  /** Removes answers that do not apply (see the clearing rules). */
  readonly normalize: (content: StepContent) => StepContent;
  readonly gaps: (content: StepContent) => readonly Gap[];
  /** Its faults need the content of this step too. */
  readonly buildsOn: StepName | null;
  /** What keeps it from being ready for QA, derived from the content of this step and of the one that it builds on. */
  readonly faults: (contentOf: (name: StepName) => StepContent) => readonly Objection[];
}

function row<Content extends StepContent>(
  title: Message,
  schema: z.ZodMiniType<Content>,
  empty: Content,
  normalize: (content: Content) => Content = (content) => content,
  gaps: (content: Content) => readonly Gap[] = () => [],
): StepRow {
  return { title, schema, empty, normalize, gaps, buildsOn: null, faults: () => [] } as unknown as StepRow;
}

/** Each step with what it holds. A step that gains fields gives them a value in `empty`. */
export const steps: Readonly<Record<StepName, StepRow>> = {
  productBatch: row(t.productBatch, productBatch, emptyProductBatch, normalizeProductBatch, productBatchGaps),
  process: row(t.process, process, emptyProcess, normalizeProcess, processGaps),
  SQIPP: row(t.SQIPP, sqipp, emptySqipp, (content) => normalizeItems(content, sqippItems), sqippGaps),
  regulatory: row(t.regulatory, regulatory, emptyRegulatory, normalizeRegulatory, regulatoryGaps),
  peopleEnvironment: row(
    t.peopleEnvironment,
    peopleEnvironment,
    emptyPeopleEnvironment,
    (content) => normalizeItems(content, peopleItems),
    peopleGaps,
  ),
  recurrence: row(t.recurrence, recurrence, emptyRecurrence, normalizeRecurrence, recurrenceGaps),
  rootCause: {
    ...row(t.rootCause, rootCause as z.ZodMiniType<Causes>, noCauses, normalizeCauses, rootCauseGaps),
    faults: (contentOf) => rootCauseFaults(contentOf('rootCause') as Causes),
  },
  capaPlan: {
    ...row(t.capaPlan, capaPlan as z.ZodMiniType<CapaPlan>, emptyPlan, normalizePlan, planGaps),
    buildsOn: 'rootCause',
    faults: (contentOf) => planFaults(contentOf('rootCause') as Causes, contentOf('capaPlan') as CapaPlan),
  },
  'risk-analysis': row(t['risk-analysis'], riskAnalysis, emptyRiskAnalysis, undefined, riskGaps),
  'customer-notification': row(
    t['customer-notification'],
    customerNotification,
    emptyCustomerNotification,
    normalizeNotification,
    notificationGaps,
  ),
  'final-criticality': row(t['final-criticality'], finalCriticality, emptyFinalCriticality, undefined, criticalityGaps),
};

/** No answer, no text, no entry at any depth. */
function saysNothing(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (value === null || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}

/** The switch that hides the form of the process answers none of its questions. */
export function isBlank({ notApplicable: _hidden, ...answers }: StepContent): boolean {
  return saysNothing(answers);
}

export interface StepFaultFacts {
  readonly emptyBecause: string;
  readonly today: string;
  /** The measures whose effectiveness was signed. */
  readonly judgedCapas: ReadonlySet<string>;
}

/** What keeps a step from being ready for QA. One with nothing in it is ready only with the reason why it does not apply. */
export function stepFaults(
  name: StepName,
  contentOf: (name: StepName) => StepContent,
  { emptyBecause, today, judgedCapas }: StepFaultFacts,
): readonly Objection[] {
  const isUnwritten = isBlank(contentOf(name));
  const hasReason = emptyBecause.trim() !== '';
  if (isUnwritten && !hasReason) return [{ message: m.blank }];
  if (!isUnwritten && hasReason) return [{ message: m.notBlank }];
  const days = name === 'capaPlan' ? checkDayFaults(contentOf(name) as CapaPlan, today, judgedCapas) : [];
  return [...steps[name].faults(contentOf), ...days];
}

function normalizeItems<Name extends string, Content extends Record<Name, Explained>>(
  content: Content,
  names: readonly Name[],
): Content {
  return { ...content, ...Object.fromEntries(names.map((name) => [name, settled(content[name])])) };
}

function normalizeProductBatch(content: ProductBatch): ProductBatch {
  return { ...content, stability: settled(content.stability) };
}

function normalizeProcess(content: Process): Process {
  return content.notApplicable ? { ...emptyProcess, notApplicable: true } : normalizeItems(content, processItems);
}

function normalizeRegulatory(content: Regulatory): Regulatory {
  return { ...content, notifyAuthorities: settled(content.notifyAuthorities) };
}

const when = (isMissing: boolean, message: Message, values?: MessageValues): Gap[] =>
  isMissing ? [{ message, ...(values && { values }) }] : [];

function levelGaps(content: { impactLevel: string | null }, justification: string): Gap[] {
  const needsWhy = content.impactLevel !== null && content.impactLevel !== 'No impact';
  return [
    ...when(content.impactLevel === null, g.noImpactLevel),
    ...when(needsWhy && !justification.trim(), g.noJustification),
  ];
}

function itemGaps<Name extends string>(content: Readonly<Record<Name, Explained>>, names: readonly Name[]): Gap[] {
  const open = names.filter((name) => content[name].answer === null).length;
  const bare = names.filter((name) => content[name].answer === 'Yes' && !content[name].text.trim()).length;
  return [...when(open > 0, g.unanswered, { n: open }), ...when(bare > 0, g.unexplained, { n: bare })];
}

function productBatchGaps(content: ProductBatch): Gap[] {
  const without = content.batches.find(({ status }) => status === null);
  return [
    ...levelGaps(content, content.justification),
    ...when(without !== undefined, g.batchWithoutStatus, { batch: without?.batchNumber ?? '' }),
    ...itemGaps({ stability: content.stability }, ['stability']),
  ];
}

function processGaps(content: Process): Gap[] {
  if (content.notApplicable) return [];
  return [...when(content.impactLevel === null, g.noImpactLevel), ...itemGaps(content, processItems)];
}

function sqippGaps(content: Sqipp): Gap[] {
  return itemGaps(content, sqippItems);
}

function regulatoryGaps(content: Regulatory): Gap[] {
  return [
    ...levelGaps(content, content.description),
    ...itemGaps({ notifyAuthorities: content.notifyAuthorities }, ['notifyAuthorities']),
  ];
}

function peopleGaps(content: PeopleEnvironment): Gap[] {
  return [...levelGaps(content, content.justification), ...itemGaps(content, peopleItems)];
}
