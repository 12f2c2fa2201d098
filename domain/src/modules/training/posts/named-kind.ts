import type { NamedKind } from '../../../kernel/records/record-kind';
import { postTitleMessages } from './messages';

export const namedPost: NamedKind<'post'> = { name: 'post', ...postTitleMessages, notices: {} };
