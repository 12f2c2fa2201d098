import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { stationId, stationList } from './contract';
import { stationFieldMessages, stationStatusMessages } from './messages';
import { namedStation } from './named-kind';
import { stationWorkflow } from './workflow';

export const stationKind: RecordKind<'gemba_station'> = {
  ...namedStation,
  id: stationId,
  address: (id) => `/apps/gemba/stations/${id}`,
  workflow: stationWorkflow,
  list: stationList,
  listAddress: '/apps/gemba/stations',
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      retired: text('a retiré', 'retired'),
      restored: text('a remis en service', 'restored'),
    },
    fields: { ...stationFieldMessages, responsibleId: stationFieldMessages.responsible },
    values: { status: stationStatusMessages },
  },
  searched: ['label', 'site', 'department', 'equipment', 'responsible'],
};
