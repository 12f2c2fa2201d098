import * as z from 'zod/mini';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { pathId, rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { absenceId } from '../id';
import { absenceKeepers } from '../rights';
import { absenceStatusMessages, absenceFieldMessages as m } from './messages';
import { absenceMoves, absenceStatuses } from './workflow';

export const absence = z.object({
  ...recordFields,
  status: z.enum(absenceStatuses),
  personId: z.int(),
  person: z.string(),
  firstDay: z.string(),
  /** Null while the return is not known. */
  lastDay: z.nullable(z.string()),
});
export type Absence = z.infer<typeof absence>;

export const absenceList = recordList({
  one: 'Absence',
  several: 'Absences',
  path: '/api/v1/training/absences',
  summary: 'Who is away, and until when',
  id: absenceId,
  entry: absence,
  filters: {
    status: { label: listMessages.status, values: absenceStatuses, words: absenceStatusMessages },
    on: { label: m.on },
  },
  parameters: { personId: z.optional(pathId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    person: { title: m.person, width: 24 },
    firstDay: { title: m.firstDay, width: 14, isDay: true },
    lastDay: { title: m.lastDay, width: 14, isDay: true },
    status: { title: listMessages.status, width: 14, words: absenceStatusMessages },
  },
  sorts: ['id', 'firstDay'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const absenceNames = namesOf(absenceList, 'an absence');

const contract = recordContract(absenceNames, listEndpoints(absenceList), {
  entry: absence,
  created: z.object({
    personId: rowId,
    firstDay: z.iso.date(),
    lastDay: z._default(z.nullable(z.iso.date()), null),
  }),
  changed: { firstDay: z.optional(z.iso.date()), lastDay: z.optional(z.nullable(z.iso.date())) },
  moves: absenceMoves,
  readers: everyColleague,
});

export const absencesEndpoints = contract.endpoints;

export const absencesPermissions: Record<keyof typeof absencesEndpoints, Permission> = {
  ...contract.permissions,
  createAbsence: absenceKeepers,
  changeAbsence: absenceKeepers,
  moveAbsence: absenceKeepers,
};
