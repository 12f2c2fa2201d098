import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowId } from '../../kernel/ids';
import { listOf, pageQuery } from '../../kernel/listing';
import { valueLists } from './lists';
import { valueBounds, valueStates } from './value';

const day = z.nullable(z.iso.date());
const list = z.enum(valueLists);
const label = z.string().check(z.maxLength(2 * valueBounds.label));
const code = z.string().check(z.maxLength(2 * valueBounds.code));
/** What a thousand lines may hold, and some room for spaces. */
const longestPaste = valueBounds.lines * 300;

export const value = z.object({
  id: z.int(),
  list,
  label: z.string(),
  /** How another system calls it; empty where none does. */
  code: z.string(),
  parentId: z.nullable(z.int()),
  parentLabel: z.nullable(z.string()),
  state: z.enum(valueStates),
  from: day,
  until: day,
  changedBy: z.string(),
  changedAt: z.string(),
  version: z.int(),
});
export type Value = z.infer<typeof value>;

export const offeredValue = z.object({
  id: z.int(),
  label: z.string(),
  code: z.string(),
  /** The product of a batch, the site of a machine. */
  parentLabel: z.nullable(z.string()),
});
export type OfferedValue = z.infer<typeof offeredValue>;

const params = z.object({ id: pathId });

export const valuesEndpoints = {
  listValues: endpoint({
    method: 'GET',
    path: '/api/v1/values',
    summary: 'A list of the company with everything in it, those that are retired too',
    query: z.object({
      list,
      state: z._default(z.enum(['all', ...valueStates]), 'all'),
      parentId: z.optional(pathId),
      ...pageQuery,
    }),
    output: listOf(value),
  }),
  offerValues: endpoint({
    method: 'GET',
    path: '/api/v1/values/offered',
    summary: 'At most twenty values that a form offers today for what is typed, and whether the text is in the list',
    query: z.object({
      list,
      text: z._default(z.string().check(z.maxLength(valueBounds.label)), ''),
      parent: z._default(z.string().check(z.maxLength(valueBounds.label)), ''),
    }),
    output: z.object({
      items: z.array(offeredValue),
      /** There are more than these. */
      hasMore: z.boolean(),
      /** What the text is to the list: offered, there but not offered any more or not yet, or not there. */
      standing: z.enum(['offered', 'not_offered', 'unknown']),
      /** The company keeps this list: a text may be outside it. */
      isKept: z.boolean(),
    }),
  }),
  addValues: endpoint({
    method: 'POST',
    path: '/api/v1/values',
    summary: 'Add one value, or one for each line, all of them or none',
    creates: true,
    status: 201,
    body: z.object({
      list,
      parentId: z._default(z.nullable(rowId), null),
      lines: z.string().check(z.maxLength(longestPaste)),
      from: z._default(day, null),
      until: z._default(day, null),
    }),
    output: z.object({ added: z.int() }),
  }),
  changeValue: endpoint({
    method: 'PATCH',
    path: '/api/v1/values/:id',
    summary: 'Rename a value, or change its code, what it belongs to and when it is offered; records keep their text',
    changes: true,
    params,
    body: z.object({
      label: z.optional(label),
      code: z.optional(code),
      parentId: z.optional(z.nullable(rowId)),
      from: z.optional(day),
      until: z.optional(day),
    }),
    output: value,
  }),
  retireValue: endpoint({
    method: 'POST',
    path: '/api/v1/values/:id/retire',
    summary: 'No longer offer a value; it is kept, on records too',
    changes: true,
    params,
    output: value,
  }),
  restoreValue: endpoint({
    method: 'POST',
    path: '/api/v1/values/:id/restore',
    summary: 'Offer a retired value again',
    changes: true,
    params,
    output: value,
  }),
};
