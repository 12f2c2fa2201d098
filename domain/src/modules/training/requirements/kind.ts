import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { requirementId, requirementsPath } from '../id';
import { requirementList } from './contract';
import { requirementFieldMessages, requirementStatusMessages, requirementTypeMessages } from './messages';
import { namedRequirement } from './named-kind';
import { requirementWorkflow } from './workflow';

export const requirementKind: RecordKind<'training_requirement'> = {
  ...namedRequirement,
  id: requirementId,
  address: (id) => `${requirementsPath}/${id}`,
  workflow: requirementWorkflow,
  list: requirementList,
  listAddress: requirementsPath,
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      retired: text('a retiré', 'retired'),
    },
    fields: {
      ...requirementFieldMessages,
      procedureId: requirementFieldMessages.procedure,
      templateId: requirementFieldMessages.template,
    },
    values: { status: requirementStatusMessages, type: requirementTypeMessages },
  },
  searched: ['title'],
};
