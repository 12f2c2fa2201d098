import type { Message, MessageValues } from '@vigie/domain/kernel/message';
import { type FieldProblem, Refusal } from '@vigie/domain/kernel/refusal';
import { namePattern } from '@vigie/domain/kernel/text-schemas';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import type * as z from 'zod/mini';
import { isDearToNormalise } from './dear-texts';
import { deepestValues } from './json-bodies';

type Issue = z.core.$ZodIssue;
/** More of them at once are not mended by hand. */
const mostProblems = 200;

export function parsePart<Schema extends z.ZodMiniType>(
  schema: Schema,
  part: 'body' | 'query',
  value: unknown,
): z.output<Schema> {
  refuseBrokenText(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw problemsOf(result.error, part, value);
}

export function problemsOf({ issues }: z.core.$ZodError, part: 'body' | 'query', value: unknown): Refusal {
  return new Refusal('invalid', {
    fields: firstByField(issues.slice(0, mostProblems).map((issue) => toProblem(issue, part, value))),
  });
}

/** One sentence for each field: the first is the one to mend. */
function firstByField(problems: readonly FieldProblem[]): FieldProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ loc }) => {
    const key = loc.join('/');
    return !seen.has(key) && seen.add(key);
  });
}

function toProblem(issue: Issue, part: string, value: unknown): FieldProblem {
  const loc = [part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  const [message, values] = sentenceFor(issue, valueAt(value, issue.path));
  return { loc, message, ...(values && { values }) };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
}

function sentenceFor(issue: Issue, found: unknown): [Message, MessageValues?] {
  if (found === undefined || found === '') return [fieldMessages.required];
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') {
        const min = Number(issue.minimum);
        return min === 1 ? [fieldMessages.required] : [fieldMessages.tooShort, { min }];
      }
      return [fieldMessages.tooSmall, { min: Number(issue.minimum) }];
    case 'too_big':
      if (issue.origin === 'string') return [fieldMessages.tooLong, { max: Number(issue.maximum) }];
      if (issue.origin === 'array') return [fieldMessages.tooMany, { max: Number(issue.maximum) }];
      return [fieldMessages.tooBig, { max: Number(issue.maximum) }];
    case 'invalid_format':
      if (issue.pattern === String(namePattern)) return [fieldMessages.name];
      return [formatMessages[issue.format] ?? fieldMessages.pattern];
    case 'invalid_value':
      return [fieldMessages.notAnOption];
    default:
      return [fieldMessages.wrongType];
  }
}

const formatMessages: Readonly<Record<string, Message>> = {
  email: fieldMessages.email,
  date: fieldMessages.date,
  uuid: fieldMessages.wrongType,
};

/** PostgreSQL stores neither NUL nor half a surrogate pair; both are refused here rather than failing deep inside. */
function refuseBrokenText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed() || isDearToNormalise(value)) {
      throw new Refusal('malformed_request');
    }
  } else if (value !== null && typeof value === 'object') {
    if (depth > deepestValues) throw new Refusal('malformed_request');
    if (Array.isArray(value)) for (const inner of value) refuseBrokenText(inner, depth + 1);
    else {
      for (const key of Object.keys(value)) {
        refuseBrokenText(key);
        refuseBrokenText((value as Readonly<Record<string, unknown>>)[key], depth + 1);
      }
    }
  }
}
