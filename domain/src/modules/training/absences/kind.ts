import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { absenceId, absencesPath } from '../id';
import { absenceList } from './contract';
import { absenceFieldMessages, absenceStatusMessages } from './messages';
import { namedAbsence } from './named-kind';
import { absenceWorkflow } from './workflow';

export const absenceKind: RecordKind<'absence'> = {
  ...namedAbsence,
  id: absenceId,
  address: (id) => `${absencesPath}/${id}`,
  workflow: absenceWorkflow,
  list: absenceList,
  listAddress: absencesPath,
  words: {
    events: {
      created: text('a saisi', 'entered'),
      changed: text('a modifié', 'changed'),
      withdrawn: text('a retiré', 'withdrew'),
    },
    fields: { ...absenceFieldMessages, personId: absenceFieldMessages.person },
    values: { status: absenceStatusMessages },
  },
  searched: ['person'],
};
