import type { NamedKind } from '../../../kernel/records/record-kind';
import { dutyTitleMessages } from './messages';

export const namedDuty: NamedKind<'gemba_duty'> = { name: 'gemba_duty', ...dutyTitleMessages, notices: {} };
