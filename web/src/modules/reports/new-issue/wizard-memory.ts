import type { Answers } from '@vigie/domain/modules/reports/answers';
import { canLeave, completedBy, type WizardStep, wizardSteps } from '@vigie/domain/modules/reports/wizard';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Both keys are named by the requirements; the launcher clears the first when a new issue is started. */
const stepsKey = 'completedSteps';
const actionsKey = 'immediateActions';

export function rememberedSteps(storage: Storage): ReadonlySet<WizardStep> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(stepsKey) ?? '[]');
    return new Set(Array.isArray(stored) ? wizardSteps.filter((step) => stored.includes(step)) : []);
  } catch {
    return new Set();
  }
}

export function rememberSteps(storage: Storage, steps: ReadonlySet<WizardStep>): void {
  storage.setItem(stepsKey, JSON.stringify(wizardSteps.filter((step) => steps.has(step))));
}

/** A new issue begins with no step done and no action taken. */
export function forgetWizard(storage: Storage): void {
  storage.removeItem(stepsKey);
  storage.removeItem(actionsKey);
}

export function rememberAction(storage: Storage, { actionsTaken, immediateAction }: Answers): void {
  storage.setItem(actionsKey, JSON.stringify({ actionsTaken, ...immediateAction }));
}

/** What this device remembers, or the answers show; a step whose answer was taken back is no longer done. */
export function completedSteps(remembered: ReadonlySet<WizardStep>, said: Answers): ReadonlySet<WizardStep> {
  const answered = completedBy(said);
  return new Set(wizardSteps.filter((step) => (remembered.has(step) || answered.has(step)) && canLeave(step, said)));
}
