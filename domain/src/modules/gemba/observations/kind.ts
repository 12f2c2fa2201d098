import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { captureFieldWords } from '../../../messages/capture-words';
import { gembaCategoryMessages } from '../../parameters/public';
import { observationId, observationList } from './contract';
import { observationFieldMessages, observationStatusMessages, verdictMessages } from './messages';
import { namedObservation } from './named-kind';
import { observationWorkflow } from './workflow';

export const observationKind: RecordKind<'observation'> = {
  ...namedObservation,
  id: observationId,
  address: (id) => `/apps/gemba/observations/${id}`,
  workflow: observationWorkflow,
  list: observationList,
  listAddress: '/apps/gemba/observations',
  waiting: [
    {
      work: 'settleObservation',
      label: text('Observations gemba à régler', 'Gemba observations to settle'),
      query: ({ scope }) => ({ status: 'open', assigned: scope }),
    },
  ],
  words: {
    events: {
      created: text('a noté', 'noted'),
      changed: text('a modifié', 'changed'),
      captured: text('a gardé sur son appareil', 'kept on a device'),
      settled: text('a réglé', 'settled'),
      withdrawn: text('a retiré', 'withdrew'),
      reported: text('a commencé un signalement de', 'began a report of'),
      acted_on: text('a lancé une action pour', 'began an action for'),
      joined: text('a rattaché à un cas', 'linked to a case'),
      concluded: text('a réglé par la suite donnée', 'settled by its follow-up'),
      released: text('a rouvert, sa suite étant abandonnée', 'opened again, its follow-up being discarded'),
    },
    fields: {
      ...captureFieldWords,
      ...observationFieldMessages,
      walkId: observationFieldMessages.walk,
      stationId: observationFieldMessages.station,
      ownerId: observationFieldMessages.owner,
      reportId: observationFieldMessages.report,
      actionId: observationFieldMessages.action,
    },
    values: { status: observationStatusMessages, verdict: verdictMessages, category: gembaCategoryMessages },
  },
  searched: ['text', 'station', 'department', 'author'],
};
