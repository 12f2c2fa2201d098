import { formatDay } from '@vigie/domain/kernel/day';
import type { AuditFacts } from '@vigie/domain/modules/audits/audits/workflow';
import {
  type FlatFilling,
  submissionProblems,
  unflatFilling,
  visibilitySteps,
} from '@vigie/domain/modules/questionnaires/public';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { inTurns } from '../../../platform/jobs/in-turns';
import type { Platform } from '../../../platform/platform';
import { findParameters } from '../../parameters/public';
import { findOffer } from '../../questionnaires/public';
import { dependenciesOfTeam } from '../independence/team';
import { type AuditRecord, auditTable, idsOf } from './audits';
import { listFindingsOf, listLeases } from './repository';
import { templateOf } from './work';
import { findWork, type StoredWork } from './work-repository';

const ended = ['accepted', 'closed', 'withdrawn'];

/** What the table of the workflow looks at. */
export async function factsOf(reader: Reader, audit: AuditRecord, isReasonGiven: boolean): Promise<AuditFacts> {
  const { companyId, id, status, plannedFrom } = audit;
  const isPlan = status === 'planned' || status === 'scheduled';
  const [work, findings, leases, parameters] = await Promise.all([
    findWork(reader, companyId, id),
    listFindingsOf(reader, companyId, id),
    listLeases(reader, companyId, id),
    findParameters(reader, companyId),
  ]);
  const [phone] = leases;
  const grades = new Map((audit.grades ?? parameters.findingGrades).map((grade) => [grade.key, grade]));
  const idsWhere = (isWanted: (finding: (typeof findings)[number]) => boolean) =>
    findings.filter(isWanted).map((finding) => finding.id);
  return {
    today: new Date().toISOString().slice(0, 10),
    plannedFrom,
    auditees: audit.auditees.length,
    isTemplatePublished: await isTemplatePublished(reader, audit),
    dependencies: isPlan && audit.type === 'internal' ? await dependenciesOfTeam(reader, companyId, teamOf(audit)) : [],
    openAnswers: status === 'in_progress' && work ? await openAnswersOf(reader, companyId, work) : 0,
    rivalAnswers: work ? Object.keys(work.rivals).length : 0,
    phone: phone ? { who: phone.who, since: formatDay(phone.since.toISOString().slice(0, 10)) } : null,
    isReasonGiven,
    hasSummary: (work?.summary.trim() ?? '') !== '',
    incomplete: idsWhere((one) => one.status === 'draft' && (!grades.has(one.grade) || one.ownerId === null)),
    blocking: idsWhere(
      (one) => grades.get(one.grade)?.blocksClosing === true && one.status !== 'draft' && !ended.includes(one.status),
    ),
    unanswered: idsWhere((one) => one.status === 'awaiting_response'),
  };
}

/** Who audits, where and when. */
export function teamOf(audit: AuditRecord) {
  const { site, departments, plannedFrom, plannedUntil, leadId, auditors } = audit;
  return { userIds: [leadId, ...idsOf(auditors)], site, departments, from: plannedFrom, until: plannedUntil };
}

async function isTemplatePublished(reader: Reader, { companyId, templateId, templateVersion }: AuditRecord) {
  if (templateId === null || templateVersion !== null) return true;
  const offer = await findOffer(reader, companyId, templateId);
  return offer !== null && !offer.isRetired && offer.version !== null;
}

/** Required questions that are shown and have no answer, and answers that are not whole. */
async function openAnswersOf(reader: Reader, companyId: number, work: StoredWork): Promise<number> {
  if (work.templateId === null) return 0;
  const template = await templateOf(reader, companyId, work);
  return (await problemsOf(template, work.answers)).length;
}

async function problemsOf(template: Awaited<ReturnType<typeof templateOf>>, answers: FlatFilling) {
  const filling = unflatFilling(answers);
  await inTurns(visibilitySteps(template, filling));
  return submissionProblems(template, filling);
}

/** What the page needs to say why a step is not possible; drafts of findings count for those alone who may read them. */
export function getAuditStanding({ database }: Platform, context: Context, id: string) {
  return database.read(context, async (reader) => {
    const facts = await factsOf(reader, await auditTable.read(reader, context, id), false);
    return {
      ...facts,
      dependencies: [...facts.dependencies],
      incomplete: [...facts.incomplete],
      blocking: [...facts.blocking],
      unanswered: [...facts.unanswered],
    };
  });
}
