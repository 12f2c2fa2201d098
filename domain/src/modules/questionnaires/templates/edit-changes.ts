import type { FieldChange } from '../../../kernel/trail/audit-event';
import type { Json } from '../../../kernel/trail/canonical-json';
import type { Operation } from '../editing/operations';
import { findPath, kindAt, type Path, thingAt, thingOf } from '../editing/paths';
import { sameJson } from '../editing/same-json';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { type AnswerTest, optionsNamedBy, type Rule } from '../template/rules';
import { titleText } from '../template/titles';

/** So many changes are recorded one by one in one event; the edits themselves are kept whole beside it. */
export const maxAuditedChanges = 60;
const placeLength = 160;
const valueLength = 600;

/**
 * What edits changed, as the trail records it: each field of a thing under its kind, its id, the field and where it
 * stands in readable words, `question.q1.title.Section 1 > Page 1 > Batch`. The template's own fields stand under their
 * own names.
 */
export function editChanges(
  before: Template,
  after: Template,
  operations: readonly Operation[],
): readonly FieldChange[] {
  const wanted = new Map<string, { readonly id: string | null; readonly field: string }>();
  const touch = (id: string | null, field: string) => wanted.set(`${id}.${field}`, { id, field });
  for (const operation of operations) {
    if (operation.op === 'change') for (const field of Object.keys(operation.set)) touch(operation.id, field);
    if (operation.op === 'move') touch(operation.id, 'place');
    if (operation.op === 'delete') touch(operation.id, 'exists');
    if (operation.op === 'add') touch(thingOf(operation.node).id, 'exists');
    if (wanted.size > maxAuditedChanges) break;
  }
  const isNew = (id: string | null) => wanted.has(`${id}.exists`);
  const changes = [...wanted.values()]
    .filter(({ id, field }) => field === 'exists' || !isNew(id))
    .slice(0, maxAuditedChanges)
    .flatMap(({ id, field }) => changeOf(before, after, id, field));
  return operations.length > maxAuditedChanges
    ? [...changes, { field: 'edits', from: null, to: operations.length }]
    : changes;
}

function changeOf(before: Template, after: Template, id: string | null, field: string): readonly FieldChange[] {
  if (id === null) {
    const [from, to] = [before, after].map((one) => one[field as 'title' | 'explanation']);
    return from === to || field === 'title' ? [] : [{ field, from: shortened(from), to: shortened(to) }];
  }
  const [old, now] = [findPath(before, id), findPath(after, id)];
  const [from, to] = [valueAt(before, old, field), valueAt(after, now, field)];
  const path = now ?? old;
  if (!path || sameJson(from, to)) return [];
  const place = placeAt(now ? after : before, path).slice(-placeLength);
  return [{ field: `${kindAt(path)}.${id}.${field}.${place}`, from, to }];
}

function valueAt(template: Template, path: Path | null, field: string): Json {
  if (!path) return null;
  if (field === 'exists') return shortened(nameAt(template, path));
  // By the neighbour, because numbers change with whatever is added before.
  if (field === 'place') return shortened(`${placeAt(template, path.slice(0, -1))} > ${(path.at(-1) ?? 0) + 1}`);
  const value = (thingAt(template, path) as unknown as Readonly<Record<string, unknown>>)[field];
  if (field === 'visibleWhen') return value ? shortened(ruleText(template, value as Rule)) : null;
  if (field === 'finding') return value ? shortened(testText(template, value as AnswerTest)) : null;
  return typeof value === 'object' && value !== null ? shortened(JSON.stringify(value)) : shortened(value as Json);
}

function shortened(value: Json | undefined): Json {
  if (value === undefined) return null;
  return typeof value === 'string' && value.length > valueLength ? `${value.slice(0, valueLength)}…` : value;
}

function nameAt(template: Template, path: Path): string {
  if (path.length === 0) return template.title;
  const thing = thingAt(template, path);
  if ('label' in thing) return thing.label;
  const kind = kindAt(path) as 'section' | 'page' | 'question';
  return titleText(kind, thing.title, (path.at(-1) ?? 0) + 1);
}

function placeAt(template: Template, path: Path): string {
  return path.map((_, depth) => nameAt(template, path.slice(0, depth + 1))).join(' > ');
}

/** `all: Batch any_of No; Date answered`, with the names that a reader of the template knows. */
function ruleText(template: Template, { match, conditions }: Rule): string {
  const said = conditions.map(({ questionId, test }) => {
    const place = questionPlaces(template).get(questionId);
    const name = place ? titleText('question', place.question.title, place.questionNumber) : questionId;
    return `${name} ${testText(template, test)}`;
  });
  return `${match}: ${said.join('; ')}`;
}

function testText(template: Template, test: AnswerTest): string {
  if ('from' in test) return `${test.is} ${test.from ?? ''}…${test.to ?? ''}`;
  const named = optionsNamedBy(test).map((id) => {
    const path = findPath(template, id);
    return path ? nameAt(template, path) : id;
  });
  return [test.is, named.join(', ')].filter(Boolean).join(' ');
}
