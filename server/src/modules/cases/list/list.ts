import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { caseList } from '@vigie/domain/modules/cases/list';
import type { SimilarCase } from '@vigie/domain/modules/cases/record';
import { alreadyReported } from '@vigie/domain/modules/cases/recurrence/bounds';
import { sourceOfText } from '@vigie/domain/modules/cases/recurrence/document';
import { termsOf } from '@vigie/domain/modules/cases/recurrence/terms';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import type { ServedList } from '../../records/public';
import { changeProperties, type PropertyChanges } from '../properties';
import { indexesOf } from '../recurrence/indexes';
import { findRecurrences } from '../recurrence/search';
import { type CaseReader, caseEntries } from './repository';

const reportReaders = ['validator', 'qa', 'company_admin'] as const;

export const servedCases = {
  list: caseList,
  entries: caseEntries,
  readerOf: (actor): CaseReader => ({
    readsReports: hasRole(actor, ...reportReaders),
    decides: hasRole(actor, 'validator'),
  }),
  sheetOf: ({ kind }: { readonly kind: Kind }) => ({
    list: kind,
    title: caseKinds[kind].label,
    fileName: caseKinds[kind].route,
  }),
  change: (tx, id, changes: PropertyChanges) => changeProperties(tx, id, changes),
} satisfies ServedList;

/** Open cases that resemble a report which is being written. */
export async function listSimilarCases(
  { database }: Platform,
  context: Context,
  text: string,
  signal?: AbortSignal,
): Promise<{ items: SimilarCase[] }> {
  const { companyId } = context.actor;
  const { from, most, fewestWords } = alreadyReported;
  if (termsOf(text).length < fewestWords) return { items: [] };
  const typed = sourceOfText(text, new Date().toISOString().slice(0, 10));
  const index = await indexesOf(database).upToDate(companyId);
  if (signal?.aborted) return { items: [] };
  const search = { onlyOpen: true, from, limit: most, ...(signal && { signal }) };
  const { matches } = await database.read(context, (reader) =>
    findRecurrences(reader, companyId, index, typed, search),
  );
  return {
    items: matches.map(({ id, kind, title, status, detectionDate, isImported = false }) => ({
      id,
      kind,
      title,
      status,
      detectionDate,
      isImported,
    })),
  };
}
