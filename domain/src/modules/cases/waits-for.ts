import type { WaitsFor } from '../../kernel/identity/waits-for';
import { actionWaitsFor } from '../actions/public';
import type { CaseRecord } from './record';

type Waiting = Pick<CaseRecord, 'status' | 'owner' | 'actions' | 'contributions'>;

/** The lead writer, then QA, then those who do its actions, and QA again to close it. Null: it has ended. */
export function caseWaitsFor({ status, owner, actions, contributions }: Waiting): WaitsFor | null {
  if (status === 'closed' || status === 'void') return null;
  if (status === 'in_progress') return { people: [owner.displayName] };
  const reviewers: WaitsFor = { role: 'qa', except: [owner.id, ...contributions.map(({ userId }) => userId)] };
  if (status === 'ready_for_qa') return reviewers;
  const people = actions.flatMap((action) => {
    const waits = actionWaitsFor(action);
    return waits && 'people' in waits ? waits.people : [];
  });
  return people.length > 0 ? { people: [...new Set(people)] } : reviewers;
}
