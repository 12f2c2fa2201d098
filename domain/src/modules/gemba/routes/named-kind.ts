import type { NamedKind } from '../../../kernel/records/record-kind';
import { routeTitleMessages } from './messages';

export const namedRoute: NamedKind<'gemba_route'> = { name: 'gemba_route', ...routeTitleMessages, notices: {} };
