import type { Message } from '@vigie/domain/kernel/message';
import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { partFieldMessages, partValueMessages as v } from '@vigie/domain/modules/questionnaires/messages/publication';
import { ruleMessages as r, testMessages } from '@vigie/domain/modules/questionnaires/messages/rules';
import { settingsMessages } from '@vigie/domain/modules/questionnaires/messages/settings';
import {
  propertiesOfNew,
  type Question,
  type Repeat,
  type Template,
} from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import type { AnswerTest, Rule } from '@vigie/domain/modules/questionnaires/template/rules';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import type { Say } from '../../../../platform/page/messages';
import { formatDay } from '../../../../ui/fields/day';

export const fieldLabel = (say: Say, field: string) => {
  const known = partFieldMessages as Readonly<Record<string, Message>>;
  return known[field] ? say(known[field]) : field;
};

/** A rule as a sentence: “Is it clean?” is one of No. */
export function ruleSentence(say: Say, template: Template, { match, conditions }: Rule): string {
  const places = questionPlaces(template);
  const sentences = conditions.map(({ questionId, test }) => {
    const place = places.get(questionId);
    const title = place && titleText('question', place.question.title, place.questionNumber);
    const question = title ? say(r.quoted, { what: title }) : say(r.unknownQuestion);
    return `${question} ${testSentence(say, place?.question, test)}`;
  });
  return sentences.join(say(match === 'all' ? r.and : r.or));
}

export function testSentence(say: Say, question: Question | undefined, test: AnswerTest): string {
  const value = 'options' in test ? optionLabels(say, question, test.options) : 'from' in test ? range(say, test) : '';
  return [say(testMessages[test.is]), value].filter(Boolean).join(' ');
}

function optionLabels(say: Say, question: Question | undefined, ids: readonly string[]): string {
  const labelOf = (id: string) => question?.options.find((option) => option.id === id)?.label;
  return ids.map((id) => labelOf(id) ?? say(r.unknownOption)).join(', ');
}

function range(say: Say, test: { readonly from: number | string | null; readonly to: number | string | null }): string {
  const [from, to] = [test.from, test.to].map((limit) =>
    typeof limit === 'string' ? formatDay(limit) : limit === null ? null : String(limit),
  );
  if (from && to) return say(r.between, { from, to });
  if (from) return say(r.atLeast, { from });
  return to ? say(r.atMost, { to }) : '';
}

/** The value of one field of a part, as people read it. `template` is the one that it belongs to. */
export function fieldValue(say: Say, template: Template, field: string, value: unknown): string {
  switch (field) {
    case 'title':
      return value === null ? say(v.defaultTitle) : String(value);
    case 'visibleWhen':
      return value === null ? say(v.always) : ruleSentence(say, template, value as Rule);
    case 'finding':
      return value === null ? say(v.never) : testSentence(say, questionOfOptions(template, value), value as AnswerTest);
    case 'repeat':
      return value === null ? say(v.once) : say(v.times, { ...(value as Repeat) });
    case 'answer':
      return answerWords(say, value as Pick<Question, 'type' | 'properties'>);
    default:
      return plainValue(say, value);
  }
}

/** The question whose options a finding names: its own. */
function questionOfOptions(template: Template, value: unknown): Question | undefined {
  const [first] = (value as { options?: readonly string[] }).options ?? [];
  if (first === undefined) return undefined;
  const places = [...questionPlaces(template).values()];
  return places.find(({ question }) => question.options.some(({ id }) => id === first))?.question;
}

function plainValue(say: Say, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? v.yes : v.no);
  if (value === null || value === undefined || value === '') return say(v.empty);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function answerWords(say: Say, { type, properties }: Pick<Question, 'type' | 'properties'>): string {
  const labels = settingsMessages as unknown as Readonly<Record<string, Message>>;
  const given = properties as Readonly<Record<string, unknown>>;
  // Stored, they stand in the database's own order.
  const limits = Object.keys(propertiesOfNew(type))
    .map((name) => [name, given[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => {
      const shown = typeof value === 'string' && /^\d{4}-/.test(value) ? formatDay(value) : String(value);
      return `${labels[name] ? say(labels[name]) : name} ${shown}`;
    });
  return [say(questionTypeMessages[type]), ...limits].join(', ');
}

/** All fields of a part, those that say nothing left out. */
export function partValues(say: Say, template: Template, fields: Readonly<Record<string, unknown>>): string[] {
  const isSaid = (value: unknown) => value !== null && value !== '' && value !== false;
  const lines = Object.keys(partFieldMessages)
    .filter((field) => field in fields)
    .map((field) => [field, fields[field]] as const)
    .filter(([field, value]) => field === 'answer' || isSaid(value))
    .map(([field, value]) =>
      say(v.fieldIs, { field: fieldLabel(say, field), value: fieldValue(say, template, field, value) }),
    );
  return lines.length > 0 ? lines : [say(v.defaultTitle)];
}
