import type { RecordKind } from '../../kernel/records/record-kind';
import { addressOfCase } from './kinds';
import { caseList } from './list';
import { namedCase } from './named-kind';
import { caseId } from './record';
import { caseSigned } from './signing/signed-fields';
import { casesWaiting } from './waiting';
import { caseWords } from './words';
import { caseWorkflow } from './workflow';

export const caseKind: RecordKind<'case'> = {
  ...namedCase,
  id: caseId,
  address: addressOfCase,
  workflow: caseWorkflow,
  list: caseList,
  waiting: casesWaiting,
  words: caseWords,
  signed: caseSigned,
};
