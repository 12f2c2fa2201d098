import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { dutyId, dutyList } from './contract';
import { dutyFieldMessages, dutyRhythmMessages, dutyStatusMessages } from './messages';
import { namedDuty } from './named-kind';
import { dutyWorkflow } from './workflow';

export const dutyKind: RecordKind<'gemba_duty'> = {
  ...namedDuty,
  id: dutyId,
  address: (id) => `/apps/gemba/duties/${id}`,
  workflow: dutyWorkflow,
  list: dutyList,
  listAddress: '/apps/gemba/duties',
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      ended: text('a mis fin à', 'ended'),
    },
    fields: { ...dutyFieldMessages, personId: dutyFieldMessages.person, routeId: dutyFieldMessages.route },
    values: { status: dutyStatusMessages, rhythm: dutyRhythmMessages },
  },
  searched: ['title', 'person'],
};
