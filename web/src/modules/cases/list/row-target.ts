import { caseAddress, defaultStep } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';

/** A report that waits is opened to be decided on, a case at its first step. */
export function rowTarget({ id, kind, status }: Pick<CaseEntry, 'id' | 'kind' | 'status'>): string {
  if (status === 'waiting_approval') return `/apps/new-issue/approval/validate?report=${encodeURIComponent(id)}`;
  return `${caseAddress({ kind, id })}/${defaultStep(kind)}`;
}
