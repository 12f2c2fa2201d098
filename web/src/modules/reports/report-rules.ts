import type { Question } from '@vigie/domain/kernel/workflow';
import { submissionProblems } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import type { ReportFacts, ReportItem } from '@vigie/domain/modules/reports/workflow';
import { todayHere } from '../../platform/page/dates';
import { actorOf } from '../../platform/session/actor';

type SignedIn = Parameters<typeof actorOf>[0];

/** What the workflow is asked about a report that this person can read, and which is therefore of their company. */
export function questionOf(report: Report, user: SignedIn): Question<ReportItem, ReportFacts> {
  const actor = actorOf(user);
  return {
    actor,
    item: { companyId: actor.companyId, authorId: report.author.id, status: report.status },
    facts: {
      fourEyes: report.fourEyes,
      isAuthor: report.author.id === actor.userId,
      missing: submissionProblems(report.answers, todayHere()).length,
    },
  };
}
