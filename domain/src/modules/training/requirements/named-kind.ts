import type { NamedKind } from '../../../kernel/records/record-kind';
import { requirementTitleMessages } from './messages';

export const namedRequirement: NamedKind<'training_requirement'> = {
  name: 'training_requirement',
  ...requirementTitleMessages,
  notices: {},
};
