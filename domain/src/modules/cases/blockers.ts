import type { Message, MessageValues } from '../../kernel/message';
import { type Guard, usualPath } from '../../kernel/workflow';
import { caseActionMessages, blockerMessages as m } from './messages/workflow';
import { type StepName, steps } from './steps/steps';
import {
  type CaseFacts,
  type CaseStatus,
  caseWorkflow,
  effectivenessRecorded,
  everyActionDone,
  everyCapaCreated,
  everyCheckRecorded,
  everyQuestionnaireFinished,
  everyQuestionnaireSubmitted,
  everyStepReady,
  everyStepReviewed,
  usualCaseActions,
} from './workflow';

export type Gate = (typeof usualCaseActions)[keyof typeof usualCaseActions];

/** The gates that a case has yet to pass. */
export function gatesAhead(status: CaseStatus): readonly Gate[] {
  return usualPath<CaseStatus, Gate>({ usual: usualCaseActions, transitions: caseWorkflow.transitions }, status);
}

export const gates = gatesAhead('in_progress');

/** One thing that stands in the way, and where it is mended. */
export interface Blocker {
  readonly gate: Gate;
  readonly message: Message;
  readonly values?: MessageValues;
  /** The message that `{step}` stands for: it is put into words with the rest. */
  readonly stepTitle?: Message;
  readonly step?: StepName;
  readonly actionId?: string;
  /** The template whose questionnaire is awaited. */
  readonly templateId?: string;
}

type Listed = Omit<Blocker, 'gate'>;

/** One by one, what a guard of the table counts. */
export const listedBy: ReadonlyMap<Guard<CaseFacts>, (facts: CaseFacts) => readonly Listed[]> = new Map([
  [everyStepReady, ({ notReady }) => notReady.map((step) => ofStep(m.stepNotReady, step))],
  [everyQuestionnaireSubmitted, ({ openQuestionnaires }) => openQuestionnaires.map(ofTemplate)],
  [everyQuestionnaireFinished, ({ unfinishedQuestionnaires }) => unfinishedQuestionnaires.map(ofTemplate)],
  [everyStepReviewed, ({ notReviewed }) => notReviewed.map((step) => ofStep(m.stepNotReviewed, step))],
  [
    everyCapaCreated,
    ({ missingCapas }) =>
      missingCapas.map((cause): Listed => ({ message: m.capaMissing, values: { cause }, step: 'capaPlan' })),
  ],
  [
    everyActionDone,
    ({ openActions }) =>
      openActions.map((actionId): Listed => ({ message: m.actionOpen, values: { action: actionId }, actionId })),
  ],
  [
    everyCheckRecorded,
    ({ openChecks }) =>
      openChecks.map((capa): Listed => ({ message: m.checkOpen, values: { capa }, step: 'capaPlan' })),
  ],
  [
    effectivenessRecorded,
    (facts) => (effectivenessRecorded(facts) ? [{ message: caseActionMessages.effectivenessMissing }] : []),
  ],
]);

/** "Why can't I close?", from the first day: everything between the case as it is and its end, gate by gate. */
export function blockersOf(status: CaseStatus, facts: CaseFacts): readonly Blocker[] {
  const ahead = gatesAhead(status);
  return ahead.flatMap((gate, place) => {
    const before = ahead.slice(0, place).flatMap(guardsOf);
    const own = guardsOf(gate).filter((guard) => !before.includes(guard));
    return [
      ...own.flatMap((guard) => listedBy.get(guard)?.(facts) ?? []),
      ...(gate === 'approve' ? [{ message: m.notApproved }] : []),
    ].map((listed) => ({ gate, ...listed }));
  });
}

const guardsOf = (gate: Gate): readonly Guard<CaseFacts>[] => caseWorkflow.transitions[gate].guards ?? [];

function ofTemplate({ templateId, title }: CaseFacts['openQuestionnaires'][number]): Listed {
  return { message: m.questionnaireOpen, values: { title }, templateId };
}

function ofStep(message: Message, step: StepName): Listed {
  return { message, stepTitle: steps[step].title, step };
}
