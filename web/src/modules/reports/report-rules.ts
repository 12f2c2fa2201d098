import type { Question } from '@vigie/domain/kernel/workflow';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import { countProblemFields } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import type { ReportFacts, ReportItem } from '@vigie/domain/modules/reports/workflow';
import { todayHere } from '../../platform/page/dates';
import { actorOf } from '../../platform/session/session';
import { contentObjection, type FileObjection } from '../attachments/public';

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
      missing: countProblemFields(report.answers, todayHere()),
    },
  };
}

/** What can be said before a file is sent: of itself, and of how many there are already. */
export function fileObjection(file: Pick<File, 'name' | 'type' | 'size'>, already: number): FileObjection | null {
  const objection = contentObjection(file);
  if (objection || already < fileLimitPerReport) return objection;
  return { message: attachmentMessages.tooManyFiles, values: { max: fileLimitPerReport } };
}
