import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { captureFieldWords } from '../../../messages/capture-words';
import { walkId, walkList } from './contract';
import { walkFieldMessages, walkStatusMessages } from './messages';
import { namedWalk } from './named-kind';
import { walkWorkflow } from './workflow';

export const walkKind: RecordKind<'gemba_walk'> = {
  ...namedWalk,
  id: walkId,
  address: (id) => `/apps/gemba/${id}`,
  workflow: walkWorkflow,
  list: walkList,
  listAddress: '/apps/gemba',
  waiting: [
    {
      work: 'walkGemba',
      label: text('Tournées gemba à faire', 'Gemba walks to do'),
      query: ({ scope }) => ({ status: 'planned,in_progress', assigned: scope }),
    },
  ],
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      started: text('a commencé', 'started'),
      finished: text('a terminé', 'finished'),
      captured: text('a saisi sans réseau', 'kept without a network'),
      lapsed: text('a terminé après 12 heures', 'finished after 12 hours'),
      skipped: text('n’a pas fait', 'skipped'),
    },
    fields: {
      ...captureFieldWords,
      ...walkFieldMessages,
      walkerId: walkFieldMessages.walker,
      routeId: walkFieldMessages.route,
      dutyId: walkFieldMessages.duty,
    },
    values: { status: walkStatusMessages },
  },
  searched: ['title', 'walker'],
};
