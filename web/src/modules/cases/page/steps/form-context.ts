import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { createContext, useContext } from 'react';
import type { Content } from '../../../../platform/autosave/merge';

interface StepFormState {
  readonly record: CaseRecord;
  readonly content: Content;
  readonly readOnly: boolean;
  /** Somebody asked for "ready" and was refused: whatever is missing is said beside its field from now on. */
  readonly wasRefused: boolean;
  /** Beside the title of the step, for what a page has to offer there. */
  readonly head: HTMLElement | null;
  readonly change: (changes: Content) => void;
}

export const StepFormContext = createContext<StepFormState | null>(null);

export function useStepForm(): StepFormState {
  const form = useContext(StepFormContext);
  if (!form) throw new Error('A field of a step stands inside its form');
  return form;
}

/** One field of the step that is shown, by its name in the content. */
export function useStepField<Value extends Json>(name: string) {
  const { content, readOnly, change } = useStepForm();
  return { value: content[name] as Value, readOnly, set: (value: Value) => change({ [name]: value }) };
}
