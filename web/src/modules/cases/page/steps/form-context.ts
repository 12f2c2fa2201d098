import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { createContext, useContext } from 'react';
import type { Content } from '../../../../platform/autosave/merge';
import { type Store, useStore } from '../../../../platform/storage/store';

interface StepFormValue {
  readonly record: CaseRecord;
  /**
   * Components that show it subscribe: for another value of the context React would look through every part of the
   * form.
   */
  readonly content: Pick<Store<Content>, 'get' | 'subscribe'>;
  readonly readOnly: boolean;
  /** "Ready" was asked for and refused: whatever is missing is said beside its field from now on. */
  readonly wasRefused: boolean;
  /** Beside the title of the step, for what a page has to offer there. */
  readonly head: HTMLElement | null;
  readonly change: (changes: Content) => void;
}

type StepFormState = Omit<StepFormValue, 'content'> & { readonly content: Content };

export const StepFormContext = createContext<StepFormValue | null>(null);

export function useStepForm(): StepFormState {
  const form = useContext(StepFormContext);
  if (!form) throw new Error('A field of a step stands inside its form');
  return { ...form, content: useStore(form.content) };
}

/** One field of the step that is shown, by its name in the content. */
export function useStepField<Value extends Json>(name: string) {
  const { content, readOnly, change } = useStepForm();
  return { value: content[name] as Value, readOnly, set: (value: Value) => change({ [name]: value }) };
}
