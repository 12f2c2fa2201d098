import { text } from '../../kernel/message';
import type { RecordKind } from '../../kernel/records/record-kind';
import { addressOfCase } from './kinds';
import { caseList } from './list';
import { caseNotices } from './notices';
import { caseId } from './record';
import { caseSigned } from './signing/signed-fields';
import { caseWords } from './words';
import { caseWorkflow } from './workflow';

export const caseKind: RecordKind<'case'> = {
  name: 'case',
  title: text('Dossier', 'Case'),
  plural: text('Dossiers', 'Cases'),
  id: caseId,
  address: addressOfCase,
  workflow: caseWorkflow,
  list: caseList,
  words: caseWords,
  notices: caseNotices,
  signed: caseSigned,
};
