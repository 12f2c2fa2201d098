import { type Contribution, ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { factsOf } from '@vigie/domain/modules/cases/facts';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { casePartWorkEvents, caseWorkEvents } from '@vigie/domain/modules/cases/own-work';
import type { CaseFacts } from '@vigie/domain/modules/cases/workflow';
import { listContributionsByRecord } from '../../platform/audit/contributions';
import type { Reader } from '../../platform/database/tx';
import { listActionsOfCases } from '../actions/public';
import { listQuestionnaireIdsOfCases, listQuestionnairesOfCases } from '../questionnaires/public';
import { listLeftOutSteps } from './repository';
import { listMarksOf } from './step-repository';

/** What stands before submitting and before the review of a case. */
export type CaseStanding = Pick<
  CaseFacts,
  'notReady' | 'notReviewed' | 'openQuestionnaires' | 'unfinishedQuestionnaires' | 'ownWork'
>;

/** Of several cases at once, for a user who may take their next step; by case. */
export async function standingsOf(
  reader: Reader,
  { companyId, userId }: { readonly companyId: number; readonly userId: number | null },
  cases: readonly { readonly id: string; readonly kind: Kind }[],
): Promise<ReadonlyMap<string, CaseStanding>> {
  const ids = cases.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [marks, leftOut, questionnaires, own, actions, begun] = await Promise.all([
    listMarksOf(reader, companyId, ids),
    listLeftOutSteps(reader, companyId, ids),
    listQuestionnairesOfCases(reader, companyId, ids),
    listContributionsByRecord(reader, companyId, caseWorkEvents, ids),
    listActionsOfCases(reader, companyId, ids),
    listQuestionnaireIdsOfCases(reader, companyId, ids),
  ]);
  const caseOfPart = new Map([...actions, ...begun].map(({ id, caseId }) => [id, caseId]));
  const inParts = await listContributionsByRecord(reader, companyId, casePartWorkEvents, [...caseOfPart.keys()]);
  const contributionsTo = (id: string): Contribution[] => [
    ...own.filter(({ recordId }) => recordId === id),
    ...inParts.filter(({ recordId }) => caseOfPart.get(recordId) === id),
  ];
  return new Map(
    cases.map(({ id, kind }) => {
      const plan = {
        leftOutSteps: leftOut.get(id) ?? [],
        missingCapas: [],
        capaChecks: [],
        questionnaires: questionnaires.filter((one) => one.caseId === id),
      };
      const ownWork = ownWorkOf(contributionsTo(id), userId);
      const facts = factsOf(kind, marks.get(id) ?? [], [], null, plan, ownWork);
      const { notReady, notReviewed, openQuestionnaires, unfinishedQuestionnaires } = facts;
      return [id, { notReady, notReviewed, openQuestionnaires, unfinishedQuestionnaires, ownWork }];
    }),
  );
}
