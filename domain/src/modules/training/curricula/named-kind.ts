import type { NamedKind } from '../../../kernel/records/record-kind';
import { curriculumTitleMessages } from './messages';

export const namedCurriculum: NamedKind<'curriculum'> = { name: 'curriculum', ...curriculumTitleMessages, notices: {} };
