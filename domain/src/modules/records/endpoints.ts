import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pageQuery } from '../../kernel/listing';
import { reason } from '../../kernel/text-schemas';
import { historyPage, historyQuery } from '../../kernel/trail/history';
import { person } from '../accounts/public';
import { attachment } from '../attachments/public';
import { comment, commentsPage, commentsQuery, newComment } from '../comments/public';

type Id = z.ZodMiniType<string, string>;

/** What the addresses and names of a kind's endpoints are made of. */
export interface EndpointNames<Name extends string> {
  /** As it stands in names: `Action` gives `commentOnAction`. */
  readonly name: Name;
  /** As it stands in sentences: `an action`. */
  readonly noun: string;
  /** `/api/v1/actions`. */
  readonly path: string;
  readonly id: Id;
}

function commentEndpoints({ noun, path, id }: EndpointNames<string>) {
  const params = z.object({ id });
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/:id/comments`,
      summary: `The comments on ${noun}, oldest first, a page at a time from the newest on`,
      params,
      query: commentsQuery,
      output: commentsPage,
    }),
    add: endpoint({
      method: 'POST',
      path: `${path}/:id/comments`,
      summary: `Say something about ${noun}; @name tells that person`,
      creates: true,
      status: 201,
      params,
      body: newComment,
      output: comment,
    }),
    readers: endpoint({
      method: 'GET',
      path: `${path}/:id/readers`,
      summary: `People who can read ${noun} and may be mentioned on it; at most eight`,
      params,
      query: z.object({ search: pageQuery.search }),
      output: z.object({ items: z.array(person) }),
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/:id/history`,
      summary: `Who did what to ${noun}, when and why; newest first, a page at a time`,
      params,
      query: historyQuery,
      output: historyPage,
    }),
  };
}

function fileEndpoints<Removal extends z.ZodMiniType>({ noun, path, id }: EndpointNames<string>, removal: Removal) {
  const params = z.object({ id, attachmentId: z.uuid() });
  return {
    attach: endpoint({
      method: 'POST',
      path: `${path}/:id/attachments`,
      summary: `Store an image or a document with ${noun}; with a reason where others rely on it`,
      encoding: 'multipart',
      creates: true,
      status: 201,
      params: z.object({ id }),
      query: z.object({ reason: z.optional(reason) }),
      output: z.object({ attachment, version: z.int() }),
    }),
    detach: endpoint({
      method: 'POST',
      path: `${path}/:id/attachments/:attachmentId/remove`,
      summary: `Take a file off ${noun}; the file and the trace of it stay`,
      params,
      body: removal,
      output: z.object({ version: z.int() }),
    }),
    download: endpoint({
      method: 'GET',
      path: `${path}/:id/attachments/:attachmentId/content`,
      summary: `A file of ${noun}, always as a download`,
      params,
      answers: 'file',
    }),
  };
}

type CommentEndpoints = ReturnType<typeof commentEndpoints>;
type FileEndpoints<Removal extends z.ZodMiniType> = ReturnType<typeof fileEndpoints<Removal>>;

export type RecordEndpoints<Name extends string, Removal extends z.ZodMiniType = z.ZodMiniType> = Record<
  `list${Name}Comments`,
  CommentEndpoints['list']
> &
  Record<`commentOn${Name}`, CommentEndpoints['add']> &
  Record<`list${Name}Readers`, CommentEndpoints['readers']> &
  Record<`get${Name}History`, CommentEndpoints['history']> &
  Record<`attachTo${Name}`, FileEndpoints<Removal>['attach']> &
  Record<`detachFrom${Name}`, FileEndpoints<Removal>['detach']> &
  Record<`download${Name}Attachment`, FileEndpoints<Removal>['download']>;

/** Comments, files, readers and history of a kind. A file is taken off for a reason, unless the kind says otherwise. */
export function recordEndpoints<const Name extends string, Removal extends z.ZodMiniType = typeof removalWithReason>(
  names: EndpointNames<Name>,
  removal: Removal = removalWithReason as unknown as Removal,
): RecordEndpoints<Name, Removal> {
  const { name } = names;
  const comments = commentEndpoints(names);
  const files = fileEndpoints(names, removal);
  return {
    [`list${name}Comments`]: comments.list,
    [`commentOn${name}`]: comments.add,
    [`list${name}Readers`]: comments.readers,
    [`get${name}History`]: comments.history,
    [`attachTo${name}`]: files.attach,
    [`detachFrom${name}`]: files.detach,
    [`download${name}Attachment`]: files.download,
  } as RecordEndpoints<Name, Removal>;
}

export const removalWithReason = z.object({ reason });
export const removalWithOrWithoutReason = z.object({ reason: z.optional(reason) });

export const presentColleague = z.object({ person, step: z.string() });
export type PresentColleague = z.infer<typeof presentColleague>;

function presenceParts({ noun, path, id }: EndpointNames<string>) {
  const params = z.object({ id });
  return {
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id/presence`,
      summary: `Say that one has ${noun} open, and learn who else has`,
      params,
      body: z.object({ step: z.string().check(z.maxLength(40)), isHere: z.boolean() }),
      output: z.object({ items: z.array(presentColleague) }),
    }),
    viewed: endpoint({
      method: 'POST',
      path: `${path}/:id/seen`,
      summary: 'Remember up to which event of its history one has looked',
      params,
      body: z.object({ upTo: z.int().check(z.gte(0)) }),
    }),
  };
}
type PresenceParts = ReturnType<typeof presenceParts>;
export type PresenceEndpoints<Name extends string> = Record<`update${Name}Presence`, PresenceParts['update']> &
  Record<`record${Name}Viewed`, PresenceParts['viewed']>;

/** For a kind that several people work on at once: who has it open, and what is new to whom. */
export function presenceEndpoints<const Name extends string>(names: EndpointNames<Name>): PresenceEndpoints<Name> {
  const { update, viewed } = presenceParts(names);
  return { [`update${names.name}Presence`]: update, [`record${names.name}Viewed`]: viewed } as PresenceEndpoints<Name>;
}

function linkParts<Output extends z.ZodMiniType>({ noun, path, id }: EndpointNames<string>, output: Output) {
  return {
    link: endpoint({
      method: 'POST',
      path: `${path}/:id/links`,
      summary: `Link ${noun} to another, both ways`,
      params: z.object({ id }),
      body: z.object({ otherId: id, note: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }),
      output,
    }),
    unlink: endpoint({
      method: 'POST',
      path: `${path}/:id/links/:otherId/remove`,
      summary: 'Take a link off, with a reason',
      params: z.object({ id, otherId: id }),
      body: z.object({ reason }),
      output,
    }),
  };
}
type LinkParts<Output extends z.ZodMiniType> = ReturnType<typeof linkParts<Output>>;
export type LinkEndpoints<Name extends string, Output extends z.ZodMiniType> = Record<
  `link${Name}`,
  LinkParts<Output>['link']
> &
  Record<`unlink${Name}`, LinkParts<Output>['unlink']>;

/** For a kind whose records point to one another; they answer with the record as it is then. */
export function linkEndpoints<const Name extends string, Output extends z.ZodMiniType>(
  names: EndpointNames<Name>,
  output: Output,
): LinkEndpoints<Name, Output> {
  const { link, unlink } = linkParts(names, output);
  return { [`link${names.name}`]: link, [`unlink${names.name}`]: unlink } as LinkEndpoints<Name, Output>;
}
