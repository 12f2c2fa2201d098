import { stepNames } from '@vigie/domain/modules/cases/steps/steps';
import { openAutosave, storedAutosave } from '../../../platform/autosave/open-autosave';
import { autosaveKey, beginAutosave } from '../../../platform/autosave/use-autosave';
import { fetchStep } from './step-queries';
import { keptName, stepAutosave } from './step-rules';

/** Brings what this device still holds of the case to the server, also of steps that are not open. */
export function sendStoredSteps(userId: number, id: string): void {
  for (const step of stepNames) {
    const key = autosaveKey(userId, keptName(id, step));
    if (!storedAutosave(key).read()) continue;
    fetchStep(id, step)
      .then((stored) => {
        openAutosave(key, userId, () => beginAutosave(key, stored, stepAutosave(id, step))).saveNow();
      })
      .catch(() => {
        // Out of reach: it stays kept, and is sent when the step or the case is opened again.
      });
  }
}
