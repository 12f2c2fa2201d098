import * as z from 'zod/mini';
import { person } from '../accounts/public';

export const comment = z.object({ id: z.int(), author: person, text: z.string(), createdAt: z.string() });
export type Comment = z.infer<typeof comment>;

export const newComment = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)) });

/** A comment is read and written through the record that it belongs to, which knows who may. */
export const commentsEndpoints = {};
