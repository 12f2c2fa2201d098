import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { Tx } from '../../../platform/database/tx';
import { saveSearchWords } from '../../../platform/search/words';
import { indexCaseForRecurrence } from '../recurrence/index-case';
import type { CaseData } from '../repository';
import { listSteps } from '../step-repository';

export async function saveCaseSearchWords(tx: Tx, record: CaseData): Promise<void> {
  const { id, companyId, definition } = record;
  const steps = await listSteps(tx, companyId, id);
  const { what, where, who, department, howMany, how, why, detectionReference } = definition;
  const texts = [what, where, who, department, howMany, how, why, detectionReference, ...steps.flatMap(textsOf)];
  saveSearchWords(tx, { record: 'case', recordId: id, words: [...idWords(id), ...searchWords(texts.join(' '))] });
  await indexCaseForRecurrence(tx, record, steps);
}

function textsOf({ content }: CaseStepContent): string[] {
  const texts: string[] = [];
  JSON.stringify(content, (_name, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}
