import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import { ownMode } from '@vigie/domain/modules/cases/definition';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { importWord } from '@vigie/domain/modules/cases/list';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { Tx } from '../../../platform/database/tx';
import { saveSearchWords } from '../../../platform/search/words';
import { indexCaseForRecurrence } from '../recurrence/index-case';
import { findDocument } from '../recurrence/repository';
import type { CaseData } from '../repository';
import { listSteps } from '../step-repository';

/** What the database calls the cases of a kind, which are numbered together. */
export const caseSeries = (kind: Kind): string => `case:${caseKinds[kind].prefix}`;

type FoundCase = Pick<CaseData, 'id' | 'definition'> & {
  readonly imported: { readonly importId: number; readonly originalNumber: string | null } | null;
};
type WrittenStep = Pick<CaseStepContent, 'name' | 'content'>;

export async function saveCaseSearchWords(tx: Tx, record: CaseData): Promise<void> {
  const { id, companyId } = record;
  const [steps, known] = await Promise.all([listSteps(tx, companyId, id), findDocument(tx, companyId, id)]);
  saveSearchWords(tx, { record: 'case', recordId: id, words: wordsOfCase(record, steps) });
  await indexCaseForRecurrence(tx, record, steps, known);
}

/** One that was imported is found by its old number as well, and with all others of its import. */
export function wordsOfCase({ id, definition, imported }: FoundCase, steps: readonly WrittenStep[]): readonly string[] {
  const { what, where, who, department, howMany, how, why, detectionReference } = definition;
  const { site, product, batch, equipment, customer } = definition;
  const said = [what, where, who, department, howMany, how, why, detectionReference];
  const origin = imported ? [imported.originalNumber ?? '', importWord(imported.importId)] : [];
  const texts = [
    ...origin,
    ...said,
    site,
    product,
    batch,
    equipment,
    customer,
    ownMode(definition),
    ...steps.flatMap(textsOf),
  ];
  return [...idWords(id), ...searchWords(texts.join(' '))];
}

function textsOf({ content }: WrittenStep): string[] {
  const texts: string[] = [];
  JSON.stringify(content, (_name, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}
