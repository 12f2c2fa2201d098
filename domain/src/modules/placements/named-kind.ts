import type { NamedKind } from '../../kernel/records/record-kind';
import { placementTitleMessages } from './messages';

export const namedPlacement: NamedKind<'placement'> = { name: 'placement', ...placementTitleMessages, notices: {} };
