import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import { documentOf } from '@vigie/domain/modules/cases/recurrence/document';
import { nextNumber } from '../../../platform/database/numbers';
import type { Tx } from '../../../platform/database/tx';
import type { CaseData } from '../repository';
import { type KeptDocument, saveDocument } from './repository';

/**
 * From now on the case is found by what it now says, and no longer by what it was found by before. The case is locked, or new:
 * no other transaction indexes it meanwhile.
 */
export async function indexCaseForRecurrence(
  tx: Tx,
  record: Pick<CaseData, 'companyId' | 'id' | 'title' | 'detectionDate' | 'definition'>,
  steps: readonly CaseStepContent[],
  before: KeptDocument | null,
): Promise<void> {
  const { companyId, id } = record;
  // Who owns it changes without a word of it changing: that is read from the case itself.
  const document = JSON.stringify(documentOf({ ...record, ownerId: null, steps }));
  if (before?.engine === engineVersion && JSON.stringify(before.document) === document) return;
  const number = before?.number ?? (await nextNumber(tx, 'recurrence'));
  saveDocument(tx, companyId, id, number, document);
}
