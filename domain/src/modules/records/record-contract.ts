import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../kernel/http/endpoint';
import type { Permission } from '../../kernel/identity/permission';
import { reason } from '../../kernel/text-schemas';
import { credentials } from '../../kernel/trail/signature';
import { attachment } from '../attachments/public';
import { type EndpointNames, type RecordEndpoints, recordEndpoints, type removalWithReason } from './endpoints';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

/** What every record in a table of its own says of itself, in its list and on its page. */
export const recordFields = {
  id: z.string(),
  authorId: z.int(),
  author: z.string(),
  createdAt: z.string(),
  comments: z.int(),
  version: z.int(),
};

export interface RecordContents<
  Entry extends z.ZodMiniObject,
  New extends Schema,
  Changes extends Shape,
  Move extends string,
> {
  /** A row of its list. */
  readonly entry: Entry;
  /** What a new one is made of. */
  readonly created: New;
  /** Fields that may be changed. */
  readonly changed: Changes;
  /** The actions of its workflow. */
  readonly moves: readonly [Move, ...Move[]];
  readonly readers: Permission;
}

/** The names of a kind's endpoints, as its list has them. */
export function namesOf<const One extends string>(
  { one, path, id }: { readonly one: One; readonly path: string; readonly id: z.ZodMiniType<string, string> },
  noun: string,
): EndpointNames<One> {
  return { name: one, noun, path, id };
}

function ownEndpoints<Entry extends z.ZodMiniObject, New extends Schema, Changes extends Shape, Move extends string>(
  { noun, path, id }: EndpointNames<string>,
  { entry, created, changed, moves }: RecordContents<Entry, New, Changes, Move>,
) {
  const params = z.object({ id });
  const output = z.extend(entry, { attachments: z.array(attachment) });
  return {
    create: endpoint({
      method: 'POST',
      path,
      summary: `Create ${noun}`,
      creates: true,
      status: 201,
      body: created,
      output,
    }),
    get: endpoint({ method: 'GET', path: `${path}/:id`, summary: `Read ${noun} with its files`, params, output }),
    change: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Change ${noun}; with a reason once it has left its first state`,
      changes: true,
      params,
      body: z.object({ ...changed, reason: z.optional(reason) }),
      output,
    }),
    move: endpoint({
      method: 'POST',
      path: `${path}/:id/transition`,
      summary: `Take ${noun} to another state; some steps ask for a reason or a signature`,
      changes: true,
      params,
      body: z.object({ action: z.enum(moves), reason: z.optional(reason), credentials: z.optional(credentials) }),
      output,
    }),
  };
}

type OwnEndpoints<
  Entry extends z.ZodMiniObject,
  New extends Schema,
  Changes extends Shape,
  Move extends string,
> = ReturnType<typeof ownEndpoints<Entry, New, Changes, Move>>;

/**
 * All calls of a kind that is created, read, changed and moved through its states like any other, with those of its list,
 * comments, files, readers and history, and who may make them.
 */
export function recordContract<
  const Name extends string,
  List extends Readonly<Record<string, Endpoint>>,
  Entry extends z.ZodMiniObject,
  New extends Schema,
  Changes extends Shape,
  Move extends string,
>(names: EndpointNames<Name>, list: List, contents: RecordContents<Entry, New, Changes, Move>) {
  type Own = OwnEndpoints<Entry, New, Changes, Move>;
  type All = RecordEndpoints<Name, typeof removalWithReason> &
    List &
    Record<`create${Name}`, Own['create']> &
    Record<`get${Name}`, Own['get']> &
    Record<`change${Name}`, Own['change']> &
    Record<`move${Name}`, Own['move']>;
  const own = ownEndpoints(names, contents);
  const endpoints = {
    ...recordEndpoints(names),
    ...list,
    [`create${names.name}`]: own.create,
    [`get${names.name}`]: own.get,
    [`change${names.name}`]: own.change,
    [`move${names.name}`]: own.move,
  } as unknown as All;
  return { endpoints, permissions: permissionsOf(endpoints, contents.readers) };
}

/** One permission for all calls of a list or of a kind. */
export function permissionsOf<Endpoints extends object>(
  endpoints: Endpoints,
  permission: Permission,
): Record<keyof Endpoints, Permission> {
  return Object.fromEntries(Object.keys(endpoints).map((name) => [name, permission])) as Record<
    keyof Endpoints,
    Permission
  >;
}
