import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { observationTitleMessages } from './messages';

export const namedObservation: NamedKind<'observation'> = {
  name: 'observation',
  ...observationTitleMessages,
  notices: {
    observationNoted: {
      title: text('{who} a noté à votre station : {summary}', '{who} noted at your station: {summary}'),
      mail: text('Une observation gemba est à traiter', 'A gemba observation is to be settled'),
    },
    observationSettled: {
      title: text('{who} a réglé : {summary}', '{who} settled: {summary}'),
      mail: text('Une observation gemba est réglée', 'A gemba observation was settled'),
    },
  },
};
