import { type RefObject, useEffect, useRef } from 'react';
import { type FormStep, keysOfStep } from './form-steps';
import { questionElementId } from './question-card';

/** Where the form stands: a page, or one question, which then has the focus. A new object is a new move. */
export type FormPlace = { readonly step: string } | { readonly answer: string };

/** The step that a place names. One that is no longer shown leaves the form where it was, or at what stands there now. */
export function useCurrentStep(steps: readonly FormStep[], place: FormPlace | null): number {
  const last = useRef(0);
  const named = place ? steps.findIndex((step) => isAt(step, place)) : 0;
  const current = named >= 0 ? named : Math.max(0, Math.min(last.current, steps.length - 1));
  useEffect(() => {
    last.current = current;
  });
  return current;
}

function isAt(step: FormStep, place: FormPlace): boolean {
  return 'step' in place ? step.key === place.step : keysOfStep(step).includes(place.answer);
}

/** After a move the focus is where a reader goes on: at the heading of the page, or in the field that was named. */
export function useFocusAtPlace(place: FormPlace | null, heading: RefObject<HTMLElement | null>): void {
  const seen = useRef(place);
  useEffect(() => {
    if (place === null || place === seen.current) return;
    seen.current = place;
    const card = 'answer' in place ? document.getElementById(questionElementId(place.answer)) : null;
    const field = card?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
    const target = field ?? card ?? heading.current;
    target?.focus();
    (card ?? heading.current)?.scrollIntoView?.({ block: card ? 'center' : 'start' });
  }, [place, heading]);
}
