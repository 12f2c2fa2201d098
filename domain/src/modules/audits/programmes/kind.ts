import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { programmeId, programmeList } from './contract';
import { programmeFieldMessages, programmeStatusMessages } from './messages';
import { namedProgramme } from './named-kind';
import { programmeWorkflow } from './workflow';

export const programmeKind: RecordKind<'audit_programme'> = {
  ...namedProgramme,
  id: programmeId,
  address: (id) => `/apps/audit/programmes/${id}`,
  workflow: programmeWorkflow,
  list: programmeList,
  listAddress: '/apps/audit/programmes',
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      lines_changed: text('a modifié les lignes de', 'changed the lines of'),
      approved: text('a approuvé, avec signature,', 'approved, with a signature,'),
      revised: text('a commencé une révision de', 'began a revision of'),
      ended: text('a mis fin à', 'ended'),
    },
    fields: { ...programmeFieldMessages, ownerId: programmeFieldMessages.owner },
    values: { status: programmeStatusMessages },
    wholeLists: ['lines'],
  },
  searched: ['title', 'owner'],
  signed: { audit_programme: ['title', 'validFrom', 'validUntil', 'revision', 'linesHash'] },
};
