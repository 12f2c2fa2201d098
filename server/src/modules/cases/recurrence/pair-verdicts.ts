import type { Reader } from '../../../platform/database/tx';
import { listLinkedIds } from '../../records/public';
import { listDismissedOnEitherSide } from '../analysis-repository';
import { listMarksOf } from '../step-repository';

/** What people have decided about a case and others, whatever their score. */
export interface PairVerdicts {
  /** Linked, and QA has reviewed the recurrence analysis of one of the two. */
  readonly confirmed: ReadonlySet<string>;
  /** Dismissed in either of the two, and not restored. */
  readonly dismissed: ReadonlySet<string>;
}

export const noVerdicts: PairVerdicts = { confirmed: new Set(), dismissed: new Set() };

export async function listPairVerdicts(reader: Reader, companyId: number, id: string): Promise<PairVerdicts> {
  const [linked, dismissals] = await Promise.all([
    listLinkedIds(reader, { companyId, record: 'case', recordId: id }),
    listDismissedOnEitherSide(reader, companyId, id),
  ]);
  const dismissed = new Set(dismissals);
  const marks = await listMarksOf(reader, companyId, linked.length > 0 ? [id, ...linked] : []);
  const isReviewed = (one: string) =>
    (marks.get(one) ?? []).some(({ name, mark }) => name === 'recurrence' && mark === 'reviewed');
  // A link that QA has confirmed weighs more than a dismissal.
  const confirmed = new Set(linked.filter((other) => isReviewed(id) || isReviewed(other)));
  for (const other of confirmed) dismissed.delete(other);
  return { confirmed, dismissed };
}
