import { lackingAt } from '@vigie/domain/modules/procedures/epochs/go-live';
import { idsOf, isAmong } from '@vigie/domain/modules/procedures/procedures/procedure';
import { delta, isEmptyDelta } from '@vigie/domain/modules/procedures/text/delta';
import { textProblemMessages } from '@vigie/domain/modules/procedures/text/messages';
import { unfinished } from '@vigie/domain/modules/procedures/text/problems';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { type VersionFacts, versionDraftWork } from '@vigie/domain/modules/procedures/versions/workflow';
import { listDraftAuthors } from '../../../platform/audit/contributions';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Call } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { listSignaturesUnder, shownSignature } from '../../../platform/signatures/signatures';
import { listActiveIds } from '../../accounts/public';
import { findRequired } from '../epochs/required-people';
import { type ProcedureRecord, procedureTable } from '../procedures/procedures';
import { findText, listSiblings } from './repository';
import { type VersionRecord, versionTable } from './versions';

const submitted = ['in_review', 'in_approval', 'approved'];

/** What the table of the workflow looks at. */
export async function factsOf(reader: Reader, context: Context, version: VersionRecord, procedure: ProcedureRecord) {
  const { companyId, id, round, reviews, approvals, approvers, pdfHash } = version;
  const { userId } = context.actor;
  const [authors, text, siblings, qa] = [
    await listDraftAuthors(reader, companyId, versionDraftWork, id),
    await findText(reader, companyId, id),
    await listSiblings(reader, version.procedureId),
    await listActiveIds(reader, companyId, ['qa']),
  ];
  const blocks = text?.blocks ?? [];
  const former =
    procedure.lastVersionId === null ? null : await versionTable.find(reader, companyId, procedure.lastVersionId);
  const formerText = former && (await findText(reader, companyId, former.id));
  const isPdf = pdfHash !== null;
  const [wrong] = isPdf ? [] : unfinished(blocks);
  const facts: VersionFacts = {
    wroteInIt: userId !== null && authors.includes(userId),
    hasReviewed: isAmong(reviews, userId),
    hasApproved: isAmong(approvals, userId),
    isQualified: true,
    isFirst: former === null,
    hasText: isPdf || blocks.length > 0,
    hasChange:
      former === null ||
      former.pdfHash !== pdfHash ||
      former.title !== version.title ||
      !isEmptyDelta(delta(formerText?.blocks ?? [], blocks)),
    hasSummary: version.summary !== '',
    impact: version.impact,
    plannedFrom: version.plannedFrom,
    reviewers: version.reviewers.length,
    approvers: approvers.length,
    hasQaApprover: idsOf(approvers).some((one) => qa.includes(one)),
    coming: siblings
      .filter((one) => one.id !== id && submitted.includes(one.status))
      .map(({ versionNumber }) => `${version.procedureId}-v${versionNumber}`),
    unfinished: wrong ? { message: textProblemMessages[wrong.problem], values: wrong.values } : null,
  };
  return { facts, wrong: wrong ?? null, round };
}

const signed = ['procedure_approval', 'procedure_go_live', 'procedure_withdrawal'] as const;

export function getStanding(
  { database }: Platform,
  { context, params }: Call<(typeof versionsEndpoints)['getProcedureVersionStanding']>,
) {
  return database.read(context, async (reader) => {
    const version = await versionTable.read(reader, context, params.id);
    const procedure = await procedureTable.read(reader, context, version.procedureId);
    const { facts, wrong, round } = await factsOf(reader, context, version, procedure);
    const required = version.status === 'approved' ? await findRequired(reader, version) : [];
    const signatures = await listSignaturesUnder(reader, version.companyId, signed, `${version.id}/${round}`);
    return {
      ...facts,
      coming: [...facts.coming],
      unfinished: wrong && { problem: wrong.problem, values: { ...wrong.values } },
      lacking: lackingAt({ required }, new Date().toISOString()).map(({ id, name }) => ({ id, name })),
      signatures: signatures.map(shownSignature),
    };
  });
}
