import * as z from 'zod/mini';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { curriculumId, requirementId } from '../id';
import { requirementBounds as bounds } from '../requirements/requirement';
import { trainingKeepers } from '../rights';
import { memberships } from '../rules/membership';
import { curriculumStatusMessages, curriculumFieldMessages as m } from './messages';
import { curriculumMoves, curriculumStatuses } from './workflow';

export const curriculum = z.object({
  ...recordFields,
  status: z.enum(curriculumStatuses),
  title: z.string(),
  /** What belongs to it, and what did, each with its time. */
  members: memberships,
});
export type Curriculum = z.infer<typeof curriculum>;

export const curriculumList = recordList({
  one: 'Curriculum',
  several: 'Curricula',
  path: '/api/v1/training/curricula',
  summary: 'Curricula: which requirements are learned together',
  id: curriculumId,
  entry: curriculum,
  filters: { status: { label: listMessages.status, values: curriculumStatuses, words: curriculumStatusMessages } },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    title: { title: m.title, width: 60 },
    status: { title: listMessages.status, width: 14, words: curriculumStatusMessages },
  },
  sorts: ['id', 'title'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const curriculumNames = namesOf(curriculumList, 'a curriculum');

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.title));
const ids = z.array(requirementId).check(z.maxLength(bounds.ofCurriculum));

const contract = recordContract(curriculumNames, listEndpoints(curriculumList), {
  entry: curriculum,
  created: z.object({ title, requirementIds: z._default(ids, []) }),
  changed: { title: z.optional(title), requirementIds: z.optional(ids) },
  moves: curriculumMoves,
  readers: everyColleague,
});

export const curriculaEndpoints = contract.endpoints;

export const curriculaPermissions: Record<keyof typeof curriculaEndpoints, Permission> = {
  ...contract.permissions,
  createCurriculum: trainingKeepers,
  changeCurriculum: trainingKeepers,
  moveCurriculum: trainingKeepers,
};
