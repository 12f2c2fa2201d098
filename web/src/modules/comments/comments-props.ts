import type { Person } from '@vigie/domain/modules/accounts/public';
import type { Comment } from '@vigie/domain/modules/comments/contract';

export interface CommentsProps {
  /** Begins with the word of the record that is commented on, so that live news refresh it. */
  queryKey: readonly string[];
  load: (signal: AbortSignal) => Promise<readonly Comment[]>;
  /** The same key again is the same comment again. */
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** People who can be called by `@name`. */
  searchPeople: (search: string, signal: AbortSignal) => Promise<readonly Person[]>;
}
