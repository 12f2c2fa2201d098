import { text } from '../../kernel/message';
import type { RecordKind } from '../../kernel/records/record-kind';
import { placementId, placementList } from './contract';
import { placementFieldMessages, placementStatusMessages } from './messages';
import { namedPlacement } from './named-kind';
import { placementWorkflow } from './workflow';

export const placementKind: RecordKind<'placement'> = {
  ...namedPlacement,
  id: placementId,
  address: (id) => `/apps/placements/${id}`,
  workflow: placementWorkflow,
  list: placementList,
  listAddress: '/apps/placements',
  words: {
    events: {
      created: text('a saisi', 'entered'),
      changed: text('a modifié', 'changed'),
      withdrawn: text('a retiré', 'withdrew'),
    },
    fields: { ...placementFieldMessages, personId: placementFieldMessages.person },
    values: { status: placementStatusMessages },
  },
  searched: ['person', 'department', 'site', 'post'],
};
