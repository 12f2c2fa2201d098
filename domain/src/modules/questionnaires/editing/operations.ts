import * as z from 'zod/mini';
import { option, page, question, repeat, section } from '../template/model';
import { answerTest, rule } from '../template/rules';
import { id } from '../template/values';

/** Where something stands: in what, and after which of its siblings (null: first). */
const at = { parentId: z.nullable(id), after: z.nullable(id) };

/** Whatever a designer may add, with all that it holds. */
export const node = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('section'), section }),
  z.strictObject({ kind: z.literal('page'), page }),
  z.strictObject({ kind: z.literal('question'), question }),
  z.strictObject({ kind: z.literal('option'), option }),
]);
export type Node = Readonly<z.infer<typeof node>>;
export type NodeKind = Node['kind'];

/** Fields that can be changed; what a kind does not have is refused. `type` goes together with `properties`. */
const changes = z.strictObject({
  title: z.optional(z.nullable(z.string())),
  explanation: z.optional(z.string()),
  helpText: z.optional(z.string()),
  required: z.optional(z.boolean()),
  visibleWhen: z.optional(z.nullable(rule)),
  finding: z.optional(z.nullable(answerTest)),
  repeat: z.optional(z.nullable(repeat)),
  type: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  label: z.optional(z.string()),
  score: z.optional(z.nullable(z.number())),
  critical: z.optional(z.boolean()),
});
export type Changes = Readonly<z.infer<typeof changes>>;
export type ChangedField = keyof Changes;

/**
 * One edit, small enough to send and to keep. It names ids and never numbers, so that it means the same after another
 * designer's edit. `id: null` is the template itself.
 */
export const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), ...at, node }),
  z.strictObject({ op: z.literal('move'), id, ...at }),
  z.strictObject({ op: z.literal('delete'), id }),
  z.strictObject({ op: z.literal('change'), id: z.nullable(id), set: changes }),
]);
export type Operation = Readonly<z.infer<typeof operation>>;
