import type { Person } from '@vigie/domain/modules/accounts/public';
import type { CommentsPage } from '@vigie/domain/modules/comments/contract';

export interface CommentsProps {
  /** Begins with the word of the record that is commented on, so that live news refresh it. */
  queryKey: readonly string[];
  load: (query: { before?: number }, signal: AbortSignal) => Promise<CommentsPage>;
  /** Why nothing can be said any more; undefined where something can. */
  why?: string | undefined;
  /** The same key again is the same comment again. */
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** People who can be called by `@name`. */
  searchPeople: (search: string, signal: AbortSignal) => Promise<readonly Person[]>;
}
