import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import type { Say } from '../../../../platform/page/messages';
import type { FormStep } from './form-steps';

export function sectionTitle({ section, sectionNumber }: FormStep): string {
  return titleText('section', section.title, sectionNumber);
}

/** With the number of the instance, where the section is filled several times. */
export function groupTitle(step: FormStep, say: Say): string {
  const title = sectionTitle(step);
  return step.page && step.instance ? say(m.instance, { title, n: step.instance.number }) : title;
}

export function stepTitle(step: FormStep): string {
  return step.page ? titleText('page', step.page.title, step.pageNumber) : sectionTitle(step);
}
