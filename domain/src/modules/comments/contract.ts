import * as z from 'zod/mini';
import { pathId } from '../../kernel/ids';
import { person } from '../accounts/public';

export const comment = z.object({ id: z.int(), author: person, text: z.string(), createdAt: z.string() });
export type Comment = z.infer<typeof comment>;

/** The talk is read from its newest part on; `before` is the `next` of the part before. */
export const commentsQuery = z.object({ before: z.optional(pathId) });
export const commentsPage = z.object({
  /** Oldest first. */
  items: z.array(comment),
  /** Where the part before this one ends; null where the talk begins with this one. */
  next: z.nullable(z.int()),
});
export type CommentsPage = z.infer<typeof commentsPage>;

export const newComment = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)) });

/** A comment is read and written through the record that it belongs to, which knows who may. */
export const commentsEndpoints = {};

/** The user names that a text calls by `@name`, each once, in small letters. */
export function mentionsIn(text: string): readonly string[] {
  const called = text.matchAll(/(?:^|[\s(,;:])@([\p{L}\p{N}][\p{L}\p{N}._-]*)/gu);
  return [...new Set([...called].map(([, name]) => (name ?? '').replace(/[._-]+$/, '').toLowerCase()))];
}
