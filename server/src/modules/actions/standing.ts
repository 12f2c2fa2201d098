import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { endedCaseStatuses } from '@vigie/domain/kernel/kinds';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionWorkEvents } from '@vigie/domain/modules/actions/own-work';
import type { ActionFacts } from '@vigie/domain/modules/actions/workflow';
import { listContributionsByRecord } from '../../platform/audit/contributions';
import type { Reader } from '../../platform/database/tx';
import { findCaseStatuses } from './repository';

/** What the workflow asks of several actions at once, for a user who may take their next step; by action. */
export async function factsOfActions(
  reader: Reader,
  { companyId, userId }: { readonly companyId: number; readonly userId: number | null },
  actions: readonly ActionEntry[],
): Promise<ReadonlyMap<string, ActionFacts>> {
  const caseIds = actions.flatMap(({ caseId }) => caseId ?? []);
  const ids = actions.map(({ id }) => id);
  const [statuses, contributions] = await Promise.all([
    findCaseStatuses(reader, companyId, caseIds),
    listContributionsByRecord(reader, companyId, actionWorkEvents, ids),
  ]);
  return new Map(
    actions.map(({ id, caseId, responsibleId, todos }) => {
      const caseStatus = caseId === null ? undefined : statuses.get(caseId);
      const charged = responsibleId === null ? [] : [{ userId: responsibleId, deed: actionWorkEvents.charged.deed }];
      const did = contributions.filter(({ recordId }) => recordId === id);
      return [
        id,
        {
          isCaseEnded: endedCaseStatuses.some((status) => status === caseStatus),
          openTodos: todos.total - todos.done,
          ownWork: ownWorkOf([...charged, ...did], userId),
        },
      ];
    }),
  );
}
