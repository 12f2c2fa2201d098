import { Refusal } from '@vigie/domain/kernel/refusal';
import type {
  RecurrenceAnalysis,
  RecurrenceView,
  SimilarityKind,
} from '@vigie/domain/modules/cases/investigation-contract';
import { engineVersion, maxMatches, minimumScore } from '@vigie/domain/modules/cases/recurrence/bounds';
import { documentOf } from '@vigie/domain/modules/cases/recurrence/document';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { insertAnalysis, listAnalyses, listDismissals, restoreDismissed, saveDismissal } from './analysis-repository';
import { readCase } from './case-view';
import { lockForContribution } from './kind';
import type { CompanyIndex } from './recurrence/company-index';
import { indexesOf } from './recurrence/indexes';
import { findRecurrences } from './recurrence/search';
import { type CaseData, findCase } from './repository';
import { listSteps } from './step-repository';

export async function recurrenceOf(reader: Reader, { companyId, id }: CaseData): Promise<RecurrenceView> {
  return {
    analyses: await listAnalyses(reader, companyId, id),
    dismissals: await listDismissals(reader, companyId, id),
  };
}

export function getRecurrence({ database }: Platform, context: Context, id: string): Promise<RecurrenceView> {
  return database.read(context, async (reader) => recurrenceOf(reader, await readCase(reader, context, id)));
}

/** Looked for and kept in one transaction, while the case is held: what is stored is what the case said then. */
export async function analyseRecurrence({ database }: Platform, context: Context, id: string): Promise<RecurrenceView> {
  // Before the transaction: a holder of a connection must not wait for another one.
  const index = await indexesOf(database).upToDate(context.actor.companyId);
  return database.transaction(context, async (tx) => {
    const record = await lockForContribution(tx, id);
    const { inputs, matches } = await analyse(tx, record, index);
    await insertAnalysis(tx, id, { inputs, matches });
    return auditRecurrence(
      tx,
      record,
      { action: 'case.recurrence_analysed', from: null, to: auditedMatches(matches) },
      'matches',
    );
  });
}

export function auditedMatches(matches: RecurrenceAnalysis['matches']): string {
  return matches.map((match) => `${match.id} ${match.score} %`).join(', ') || '–';
}

interface Pair {
  readonly id: string;
  readonly otherId: string;
}

export function dismissMatch(
  { database }: Platform,
  context: Context,
  { id, otherId, reason }: Pair & { reason: string },
): Promise<RecurrenceView> {
  return database.transaction(context, async (tx) => {
    const record = await lockForContribution(tx, id);
    if (!(await findCase(tx, record.companyId, otherId))) throw new Refusal('not_found');
    await saveDismissal(tx, id, otherId, reason);
    return auditRecurrence(
      tx,
      record,
      { action: 'case.match_dismissed', from: null, to: otherId, reason },
      'dismissed',
    );
  });
}

export function restoreMatch({ database }: Platform, context: Context, { id, otherId }: Pair): Promise<RecurrenceView> {
  return database.transaction(context, async (tx) => {
    const record = await lockForContribution(tx, id);
    if (!(await restoreDismissed(tx, id, otherId))) throw new Refusal('not_found');
    return auditRecurrence(tx, record, { action: 'case.match_restored', from: otherId, to: null }, 'dismissed');
  });
}

interface RecurrenceEvent {
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason?: string;
}

async function auditRecurrence(
  tx: Tx,
  record: CaseData,
  event: RecurrenceEvent,
  field: string,
): Promise<RecurrenceView> {
  const { action, from, to, reason = null } = event;
  tx.audit({ action, record: 'case', recordId: record.id, changes: [{ field, from, to }], reason });
  await publishToReaders(tx, 'case');
  return recurrenceOf(tx, record);
}

/** What the case says now, held against all others of the company. */
async function analyse(
  tx: Tx,
  record: CaseData,
  index: CompanyIndex,
): Promise<Pick<RecurrenceAnalysis, 'inputs' | 'matches'>> {
  const { companyId, id, title, detectionDate, ownerId, definition } = record;
  const source = { title, detectionDate, ownerId, definition, steps: await listSteps(tx, companyId, id) };
  const bounds = { exclude: id, from: minimumScore, limit: maxMatches };
  const { matches, compared } = await findRecurrences(tx, companyId, index, source, bounds);
  const facts = Object.entries(documentOf(source).facts)
    .filter(([, values]) => values.length > 0)
    .map(([kind, values]) => ({ kind: kind as SimilarityKind, values: [...values] }));
  return { inputs: { title, text: definition.what, facts, compared, engine: engineVersion }, matches };
}
