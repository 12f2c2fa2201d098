import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { routeId, routeList } from './contract';
import { routeFieldMessages, routeStatusMessages } from './messages';
import { namedRoute } from './named-kind';
import { routeWorkflow } from './workflow';

export const routeKind: RecordKind<'gemba_route'> = {
  ...namedRoute,
  id: routeId,
  address: (id) => `/apps/gemba/routes/${id}`,
  workflow: routeWorkflow,
  list: routeList,
  listAddress: '/apps/gemba/routes',
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      retired: text('a retiré', 'retired'),
      restored: text('a remis en service', 'restored'),
    },
    fields: { ...routeFieldMessages, responsibleId: routeFieldMessages.responsible },
    values: { status: routeStatusMessages },
  },
  searched: ['title', 'responsible'],
};
