import type { Message } from '../../kernel/message';
import type { Answers } from './answers';
import { stepMessages } from './messages/workflow';

export const wizardSteps = [
  'categories',
  'problem',
  'audit',
  'description',
  'documentation',
  'immediateActions',
  'approval',
] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const wizardLabels: Readonly<Record<WizardStep, Message>> = stepMessages;

/** How long a chosen card stays in sight before the wizard goes on by itself. */
export const autoAdvanceMs = 300;
export const autoAdvancing: readonly WizardStep[] = ['problem', 'audit'];

/** An unknown or missing step is the first. */
export function stepNamed(segment: string | undefined): WizardStep {
  return wizardSteps.find((step) => step === segment) ?? 'categories';
}

export function stepAfter(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) - 1] ?? null;
}

/** Where the wizard leads when a step is opened: there, or to the first step before it that is not completed. */
export function stepToShow(wanted: WizardStep, completed: ReadonlySet<WizardStep>): WizardStep {
  const before = wizardSteps.slice(0, wizardSteps.indexOf(wanted));
  return before.find((step) => !completed.has(step)) ?? wanted;
}

/** Reaching the last step completes all earlier ones. */
export function completedOnReaching(step: WizardStep, completed: ReadonlySet<WizardStep>): ReadonlySet<WizardStep> {
  return step === 'approval' ? new Set(wizardSteps.slice(0, -1)) : completed;
}

/** False disables Next. */
export function canLeave(step: WizardStep, said: Pick<Answers, 'category' | 'type'>): boolean {
  if (step === 'categories') return said.category !== null;
  if (step === 'problem') return said.type !== null;
  return true;
}

/** Another device remembers nothing of the steps: what was answered shows how far the person had come. */
export function completedBy(said: Answers): ReadonlySet<WizardStep> {
  const reached: Record<WizardStep, boolean> = {
    categories: said.category !== null,
    problem: said.type !== null,
    audit: said.detectionMethod !== null || said.what.trim() !== '',
    description: said.what.trim() !== '' && said.actionsTaken,
    documentation: said.actionsTaken,
    immediateActions: false,
    approval: false,
  };
  return new Set(wizardSteps.filter((step) => reached[step]));
}
