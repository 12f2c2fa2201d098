import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { copyAddress, procedureCopyId, proceduresPath } from '../id';
import { copyList } from './contract';
import { copyFieldMessages, copyStatusMessages, copyUseMessages } from './messages';
import { namedCopy } from './named-kind';
import { copyWorkflow } from './workflow';

export const copyKind: RecordKind<'procedure_copy'> = {
  ...namedCopy,
  id: procedureCopyId,
  address: copyAddress,
  workflow: copyWorkflow,
  list: copyList,
  listAddress: `${proceduresPath}/copies`,
  waiting: [
    {
      work: 'collectProcedureCopy',
      label: text('Copies de procédures à rendre', 'Copies of procedures to give back'),
      query: ({ scope }) => ({ status: 'to_collect', assigned: scope }),
    },
  ],
  words: {
    events: {
      created: text('a remis', 'issued'),
      changed: text('a modifié', 'changed'),
      collected: text('a repris', 'collected'),
      lost: text('a déclaré perdue', 'declared lost'),
      recalled: text('rappelée :', 'recalled:'),
      expired: text('périmée :', 'expired:'),
    },
    fields: {
      ...copyFieldMessages,
      holderId: copyFieldMessages.holder,
      versionId: copyFieldMessages.versionLabel,
      procedureId: copyFieldMessages.procedure,
    },
    values: { status: copyStatusMessages, use: copyUseMessages },
  },
  searched: ['label', 'code', 'title', 'place', 'holder'],
};
