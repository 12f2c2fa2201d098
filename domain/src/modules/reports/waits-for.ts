import type { WaitsFor } from '../../kernel/identity/waits-for';
import type { Report } from './contract';

/** The author while they write, then a validator. Null: it was decided, or given up. */
export function reportWaitsFor({
  status,
  author,
  fourEyes,
}: Pick<Report, 'status' | 'author' | 'fourEyes'>): WaitsFor | null {
  switch (status) {
    case 'draft':
    case 'waiting_for_update':
      return { people: [author.displayName] };
    case 'waiting_approval':
      return { role: 'validator', except: fourEyes ? [author.id] : [] };
    default:
      return null;
  }
}
