import type { NamedKind } from '../../../kernel/records/record-kind';
import { absenceTitleMessages } from './messages';

export const namedAbsence: NamedKind<'absence'> = { name: 'absence', ...absenceTitleMessages, notices: {} };
