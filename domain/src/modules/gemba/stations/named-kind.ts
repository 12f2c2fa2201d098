import type { NamedKind } from '../../../kernel/records/record-kind';
import { stationTitleMessages } from './messages';

export const namedStation: NamedKind<'gemba_station'> = {
  name: 'gemba_station',
  ...stationTitleMessages,
  notices: {},
};
