import type { Message, MessageValues } from '../../kernel/message';
import { caseActionMessages, blockerMessages as m } from './messages/workflow';
import { type StepName, steps } from './steps/steps';
import type { CaseFacts, CaseStatus } from './workflow';

export const gates = ['submit', 'approve', 'close'] as const;
export type Gate = (typeof gates)[number];

/** One thing that stands in the way, and where it is mended. */
export interface Blocker {
  readonly gate: Gate;
  readonly message: Message;
  readonly values?: MessageValues;
  /** The message that `{step}` stands for: it is put into words with the rest. */
  readonly stepTitle?: Message;
  readonly step?: StepName;
  readonly actionId?: string;
}

const passed: Readonly<Record<CaseStatus, readonly Gate[]>> = {
  in_progress: [],
  ready_for_qa: ['submit'],
  approved: ['submit', 'approve'],
  closed: ['submit', 'approve', 'close'],
  void: ['submit', 'approve', 'close'],
};

/** "Why can't I close?", from the first day: everything between the case as it is and its end, gate by gate. */
export function blockersOf(status: CaseStatus, facts: CaseFacts): readonly Blocker[] {
  const all: Blocker[] = [
    ...facts.notReady.map((step) => ofStep('submit', m.stepNotReady, step)),
    ...facts.notReviewed.map((step) => ofStep('approve', m.stepNotReviewed, step)),
    { gate: 'approve', message: m.notApproved },
    ...facts.missingCapas.map(
      (cause): Blocker => ({ gate: 'close', message: m.capaMissing, values: { cause }, step: 'capaPlan' }),
    ),
    ...facts.openActions.map(
      (actionId): Blocker => ({ gate: 'close', message: m.actionOpen, values: { action: actionId }, actionId }),
    ),
    ...facts.openChecks.map(
      (capa): Blocker => ({ gate: 'close', message: m.checkOpen, values: { capa }, step: 'capaPlan' }),
    ),
    ...(facts.effectiveness === 'missing'
      ? [{ gate: 'close' as const, message: caseActionMessages.effectivenessMissing }]
      : []),
  ];
  return all.filter(({ gate }) => !passed[status].includes(gate));
}

function ofStep(gate: Gate, message: Message, step: StepName): Blocker {
  return { gate, message, stepTitle: steps[step].title, step };
}
