import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { curriculaPath, curriculumId } from '../id';
import { curriculumList } from './contract';
import { curriculumFieldMessages, curriculumStatusMessages } from './messages';
import { namedCurriculum } from './named-kind';
import { curriculumWorkflow } from './workflow';

export const curriculumKind: RecordKind<'curriculum'> = {
  ...namedCurriculum,
  id: curriculumId,
  address: (id) => `${curriculaPath}/${id}`,
  workflow: curriculumWorkflow,
  list: curriculumList,
  listAddress: curriculaPath,
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      retired: text('a retiré', 'retired'),
    },
    fields: curriculumFieldMessages,
    values: { status: curriculumStatusMessages },
  },
  searched: ['title'],
};
