import type { Action } from '@vigie/domain/modules/actions/public';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import type { CaseMember, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { minimumScore } from '@vigie/domain/modules/cases/recurrence/bounds';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { listActionsOfCase } from '../actions/public';
import { listAttached } from '../attachments/public';
import { listChecksOf } from './capa/capa-check-repository';
import { namesToShow, ownerOf, readCase, stepNamed } from './case-view';
import { indexesOf } from './recurrence/indexes';
import { findRecurrences } from './recurrence/search';
import { type CaseData, findCases, listMembers } from './repository';
import { listSteps, listStepsOf } from './step-repository';

/** A case with the content of every step, for its readers. */
export interface WholeCase {
  readonly record: CaseData;
  readonly steps: readonly CaseStepContent[];
  readonly actions: readonly Action[];
  readonly members: readonly CaseMember[];
  readonly attachments: number;
}

export async function readWholeCase(reader: Reader, context: Context, id: string): Promise<WholeCase> {
  const { companyId } = context.actor;
  const [record, written, actions, members, files] = await Promise.all([
    readCase(reader, context, id),
    listSteps(reader, companyId, id),
    listActionsOfCase(reader, companyId, id),
    listMembers(reader, companyId, id),
    listAttached(reader, companyId, ownerOf(id)),
  ]);
  const steps = namesToShow(record, written).map((name) => stepNamed(written, name));
  return { record, steps, actions, members, attachments: files.length };
}

export interface SimilarClosedCase {
  readonly match: RecurrenceMatch;
  readonly record: CaseData;
  readonly steps: readonly CaseStepContent[];
  readonly checks: readonly CapaCheck[];
}

const mostSimilar = 40;

/** Those that every colleague may read, closest first. */
export async function findSimilarClosedCases(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<readonly SimilarClosedCase[]> {
  const { companyId } = context.actor;
  // Before the read: a holder of a connection must not wait for another one.
  const index = await indexesOf(database).upToDate(companyId);
  return database.read(context, async (reader) => {
    const record = await readCase(reader, context, id);
    const source = { ...record, steps: await listSteps(reader, companyId, id) };
    const bounds = { exclude: id, from: minimumScore, limit: mostSimilar };
    const { matches } = await findRecurrences(reader, companyId, index, source, bounds);
    const ids = matches.filter(({ status }) => status === 'closed').map((match) => match.id);
    const [found, written, checks] = await Promise.all([
      findCases(reader, companyId, ids),
      listStepsOf(reader, companyId, ids),
      listChecksOf(reader, companyId, ids),
    ]);
    return matches.flatMap((match) => {
      const closed = found.find((one) => one.id === match.id && !one.isConfidential);
      if (!closed) return [];
      const steps = written.get(match.id) ?? [];
      return [{ match, record: closed, steps, checks: checks.filter(({ caseId }) => caseId === match.id) }];
    });
  });
}
