import { type Loss, loss } from '../messages/exchange';
import { questionSeenFrom } from '../template/dependencies';
import { hasOptions, type Question, type Section, type Template } from '../template/model';
import { questionPlaces } from '../template/places';
import type { Rule } from '../template/rules';
import { printRule } from './survey-expression';

export type SurveyElement = Readonly<Record<string, unknown>>;
export interface ExportedSurvey {
  readonly survey: SurveyElement;
  readonly losses: readonly Loss[];
}

/** Leaves out what says nothing. */
const said = (fields: Record<string, unknown>): SurveyElement =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/**
 * A template as SurveyJS JSON: a section is a page, a page a panel, a repeatable section a dynamic panel. What SurveyJS has
 * no word for is listed.
 */
export function exportSurvey(template: Template): ExportedSurvey {
  const losses: Loss[] = [];
  const visibleIf = (id: string, section: Section, rule: Rule | null) => {
    if (!rule) return null;
    const isAllSeen = rule.conditions.every(({ questionId }) => questionSeenFrom(template, section, questionId));
    const nameOf = (questionId: string) => {
      const isOwn = section.repeat && questionPlaces(template).get(questionId)?.section.id === section.id;
      return isOwn ? `panel.${questionId}` : questionId;
    };
    const printed = isAllSeen ? printRule(rule, nameOf) : null;
    if (printed === null) losses.push(loss('rule', id, JSON.stringify(rule)));
    return printed;
  };
  const pages = template.sections.map((section) => {
    const panels = section.pages.map((page) =>
      said({
        type: 'panel',
        name: page.id,
        title: page.title,
        visibleIf: visibleIf(page.id, section, page.visibleWhen),
        elements: page.questions.map((question) => ({
          ...exportQuestion(question, losses),
          ...said({ visibleIf: visibleIf(question.id, section, question.visibleWhen) }),
        })),
      }),
    );
    const { id, title, repeat, visibleWhen } = section;
    const counts = { minPanelCount: repeat?.min, maxPanelCount: repeat?.max };
    const dynamic = { type: 'paneldynamic', name: `${id}-repeat`, ...counts, templateElements: panels };
    const fields = { name: id, title, visibleIf: visibleIf(id, section, visibleWhen) };
    return said({ ...fields, elements: repeat ? [dynamic] : panels });
  });
  return { survey: said({ title: template.title, description: template.explanation, pages }), losses };
}

function exportQuestion(question: Question, losses: Loss[]): SurveyElement {
  const { id, title, explanation, helpText, required, options, finding } = question;
  const lose = (isLost: boolean, what: string) => isLost && losses.push(loss('property', id, what));
  lose(finding !== null, 'finding');
  lose(!hasOptions(question) && options.length > 0, 'options');
  lose(helpText !== '' && !hasPlaceholder(question), 'helpText');
  for (const option of hasOptions(question) ? options : []) {
    if (option.score !== null) losses.push(loss('property', option.id, 'score'));
    if (option.critical) losses.push(loss('property', option.id, 'critical'));
  }
  return said({
    ...typeFields(question, losses),
    name: id,
    title,
    description: explanation,
    placeholder: hasPlaceholder(question) ? helpText : null,
    isRequired: required || null,
    choices: hasOptions(question) ? options.map((option) => ({ value: option.id, text: option.label })) : null,
  });
}

const hasPlaceholder = ({ type }: Question) => type === 'short_answer' || type === 'long_answer';

function typeFields(question: Question, losses: Loss[]): Record<string, unknown> {
  const { id } = question;
  switch (question.type) {
    case 'short_answer':
    case 'long_answer': {
      const { minLength, maxLength } = question.properties;
      const validators = minLength === null ? null : [{ type: 'text', minLength }];
      return { type: question.type === 'short_answer' ? 'text' : 'comment', maxLength, validators };
    }
    case 'multiple_choice': {
      const { minChosen, maxChosen } = question.properties;
      return { type: 'checkbox', minSelectedChoices: minChosen, maxSelectedChoices: maxChosen };
    }
    case 'single_choice':
      return { type: 'radiogroup' };
    case 'dropdown':
      return { type: 'dropdown' };
    case 'date':
      return { type: 'text', inputType: 'date', min: question.properties.earliest, max: question.properties.latest };
    case 'number': {
      const { min, max, decimals, unit } = question.properties;
      if (unit !== '') losses.push(loss('property', id, 'unit'));
      return { type: 'text', inputType: 'number', min, max, step: Number(`1e-${decimals}`) };
    }
    case 'photo': {
      const { maxPhotos } = question.properties;
      if (maxPhotos > 1) losses.push(loss('property', id, 'maxPhotos'));
      return { type: 'file', acceptedTypes: 'image/*', allowMultiple: maxPhotos > 1 || null };
    }
    default:
      losses.push(loss('type', id, question.type));
      return { type: 'text' };
  }
}
