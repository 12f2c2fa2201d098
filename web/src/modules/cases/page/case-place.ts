import type { Action } from '@vigie/domain/modules/actions/public';
import { caseAddress, type Kind, type StepsOfCase, stepsIn } from '@vigie/domain/modules/cases/kinds';
import { reviewMessages } from '@vigie/domain/modules/cases/messages/review';
import { stepMarkMessages, stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseQuestionnaire, CaseRecord } from '@vigie/domain/modules/cases/record';
import { type StepName, stepNames } from '@vigie/domain/modules/cases/steps/steps';
import type { Say } from '../../../platform/page/messages';
import { formatDay } from '../../../ui/fields/day';

/** The action that follows a measure of the plan lives under the measure's number. */
export type CapaPlace = `CAPA-${string}`;
/** The questionnaire that a template asks for lives under the template's number. */
export type TemplatePlace = `TPL_${string}`;
export type PlaceName = 'definition' | 'review' | StepName | CapaPlace | TemplatePlace;

/** What the last part of the address can name beside measures and templates: a step, the definition, or the review of all. */
export const placeNames = ['definition', 'review', ...stepNames] as const;

export function placeOf(segment: string): PlaceName | null {
  if (isCapaPlace(segment) || isTemplatePlace(segment)) return segment;
  return placeNames.find((name) => name === segment) ?? null;
}

export function isCapaPlace(segment: string): segment is CapaPlace {
  return /^CAPA-\d{4}-\d{1,9}$/.test(segment);
}

export function isTemplatePlace(segment: string): segment is TemplatePlace {
  return /^TPL_\d{4,9}$/.test(segment);
}

type Titled = Pick<CaseQuestionnaire, 'templateId' | 'title'>;

export function titleOf(place: PlaceName, say: Say, questionnaires: readonly Titled[] = []): string {
  if (isTemplatePlace(place)) return questionnaires.find(({ templateId }) => templateId === place)?.title ?? place;
  if (place === 'review') return say(reviewMessages.title);
  return isCapaPlace(place) ? place : say(stepTitleMessages[place]);
}

/** Why steps of its kind are missing from a case. */
export function leftOutSentence({ leftOutBy }: Pick<CaseRecord, 'leftOutBy'>, say: Say): string {
  if (!leftOutBy) return say(stepMarkMessages.leftOutHere);
  return say(stepMarkMessages.leftOut, { day: formatDay(leftOutBy.at.slice(0, 10)), who: leftOutBy.who });
}

export function placeAddress(record: { readonly kind: Kind; readonly id: string }, place: PlaceName): string {
  return `${caseAddress(record)}/${place}`;
}

/** The actions that follow the plan; the others were taken before there was one. */
export function capaActions<Each extends Pick<Action, 'origin'>>(
  actions: readonly Each[],
): readonly (Each & { origin: CapaPlace })[] {
  return actions.filter((one): one is Each & { origin: CapaPlace } => isCapaPlace(one.origin));
}

/** What templates ask of the case; most cases have none. */
export function templatePlaces(questionnaires: readonly Pick<Titled, 'templateId'>[]): readonly TemplatePlace[] {
  return questionnaires.map(({ templateId }) => templateId).filter(isTemplatePlace);
}

/** Before and after it in the list on the left. A step that is not listed has no neighbours. */
export function neighboursOf(
  record: StepsOfCase,
  place: PlaceName,
  measures: readonly (CapaPlace | TemplatePlace)[] = [],
): { previous: PlaceName | null; next: PlaceName | null } {
  const order: readonly PlaceName[] = ['definition', ...stepsIn(record), ...measures];
  const at = order.indexOf(place);
  if (at < 0) return { previous: null, next: null };
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
