import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import { documentOf, type RecurrenceDocument } from '@vigie/domain/modules/cases/recurrence/document';
import { isSpellable, spellingKeys } from '@vigie/domain/modules/cases/recurrence/spelling';
import { weightAt } from '@vigie/domain/modules/cases/recurrence/weight';
import { nextNumber } from '../../../platform/database/numbers';
import type { Tx } from '../../../platform/database/tx';
import type { CaseData } from '../repository';
import { findDocument, listUnknownWords, saveDocument, savePostings, saveSpellings } from './repository';

/** From now on the case is found by what it now says. The case is locked, or new: nobody else keeps it meanwhile. */
export async function indexCaseForRecurrence(
  tx: Tx,
  record: Pick<CaseData, 'companyId' | 'id' | 'title' | 'detectionDate' | 'definition'>,
  steps: readonly CaseStepContent[],
): Promise<void> {
  const { companyId, id } = record;
  // Who owns it changes without a word of it changing: that is read from the case itself.
  const document = documentOf({ ...record, ownerId: null, steps });
  const written = JSON.stringify(document);
  const before = await findDocument(tx, companyId, id);
  if (before?.engine === engineVersion && JSON.stringify(before.document) === written) return;
  const number = before?.number ?? (await nextNumber(tx, 'recurrence'));
  await saveDocument(tx, companyId, id, number, written);
  const { terms } = document;
  await savePostings(tx, number, {
    terms,
    weights: terms.map((_, place) => Math.round(100 * weightAt(document, place))),
    gone: goneFrom(before?.document, terms),
  });
  await saveUnknownSpellings(tx, companyId, terms);
}

function goneFrom(before: RecurrenceDocument | undefined, terms: readonly string[]): readonly string[] {
  const kept = new Set(terms);
  return before?.terms.filter((term) => !kept.has(term)) ?? [];
}

async function saveUnknownSpellings(tx: Tx, companyId: number, terms: readonly string[]): Promise<void> {
  const unknown = await listUnknownWords(tx, companyId, terms.filter(isSpellable));
  if (unknown.length === 0) return;
  const spellings = unknown.flatMap((word) => spellingKeys(word).map((key) => ({ key, word })));
  const [keys, words] = [spellings.map(({ key }) => key), spellings.map(({ word }) => word)];
  await saveSpellings(tx, companyId, keys, words);
}
