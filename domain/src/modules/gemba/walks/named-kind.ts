import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { walkTitleMessages } from './messages';

export const namedWalk: NamedKind<'gemba_walk'> = {
  name: 'gemba_walk',
  ...walkTitleMessages,
  notices: {
    gembaWalkPlanned: {
      title: text('Une tournée gemba vous est confiée : {summary}', 'A gemba walk was planned for you: {summary}'),
      mail: text('Une tournée gemba est prévue', 'A gemba walk was planned'),
    },
  },
};
