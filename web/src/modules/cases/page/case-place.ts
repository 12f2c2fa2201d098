import { stepTitleMessages } from '@vigie/domain/messages/steps';
import { caseAddress, type Kind, stepsOf } from '@vigie/domain/modules/cases/kinds';
import { type StepName, stepNames } from '@vigie/domain/modules/cases/steps/steps';

/** What the last part of the address can name: a step, or the definition that the report brought. */
export const placeNames = ['definition', ...stepNames] as const;
export type PlaceName = 'definition' | StepName;

export function placeOf(segment: string): PlaceName | null {
  return placeNames.find((name) => name === segment) ?? null;
}

export const titleOf = (place: PlaceName) => stepTitleMessages[place];

export function placeAddress(record: { readonly kind: Kind; readonly id: string }, place: PlaceName): string {
  return `${caseAddress(record)}/${place}`;
}

/** Before and after it in the list on the left. A step that is not listed has no neighbours. */
export function neighboursOf(kind: Kind, place: PlaceName): { previous: PlaceName | null; next: PlaceName | null } {
  const order: readonly PlaceName[] = ['definition', ...stepsOf(kind)];
  const at = order.indexOf(place);
  if (at < 0) return { previous: null, next: null };
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
