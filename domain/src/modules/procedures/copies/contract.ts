import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { copyToken, procedureCopyId, procedureId, procedureVersionId } from '../id';
import { procedureBounds as bounds } from '../procedures/procedure';
import { copyStatusMessages, copyUseMessages, copyFieldMessages as m } from './messages';
import { copyMoves, copyStatuses, copyUses } from './workflow';

export const procedureCopy = z.object({
  ...recordFields,
  status: z.enum(copyStatuses),
  /** `PRC_0001-v3-C07`, as it is printed. */
  label: z.string(),
  procedureId: z.string(),
  versionId: z.string(),
  code: z.string(),
  title: z.string(),
  copyNumber: z.int(),
  use: z.enum(copyUses),
  holderId: z.int(),
  holder: z.string(),
  place: z.string(),
  /** Of a copy for information; a controlled one is valid until it is recalled. */
  validUntil: z.nullable(z.string()),
});
export type ProcedureCopy = z.infer<typeof procedureCopy>;

export const copyList = recordList({
  one: 'ProcedureCopy',
  several: 'ProcedureCopies',
  path: '/api/v1/procedure-copies',
  summary: 'Copies of procedures: which version is on paper where, and who holds it',
  id: procedureCopyId,
  entry: procedureCopy,
  filters: {
    status: { label: listMessages.status, values: copyStatuses, words: copyStatusMessages },
    use: { label: m.use, values: copyUses, words: copyUseMessages },
    place: { label: m.place, isText: true },
  },
  parameters: { procedure: z.optional(procedureId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    label: { title: m.label, width: 20 },
    code: { title: m.procedure, width: 18 },
    title: { title: m.title, width: 50 },
    place: { title: m.place, width: 30 },
    holder: { title: m.holder, width: 24 },
    use: { title: m.use, width: 18, words: copyUseMessages },
    status: { title: listMessages.status, width: 14, words: copyStatusMessages },
  },
  sorts: ['id', 'place'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const copyNames = namesOf(copyList, 'a copy of a procedure');

const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.place));

const contract = recordContract(copyNames, listEndpoints(copyList), {
  entry: procedureCopy,
  created: z.object({
    versionId: procedureVersionId,
    use: z.enum(copyUses),
    place,
    /** By default, whoever makes it. */
    holderId: z.optional(rowId),
  }),
  changed: { place: z.optional(place), holderId: z.optional(rowId) },
  moves: copyMoves,
  readers: everyColleague,
});

export const copyCheck = z.object({
  code: z.string(),
  versionNumber: z.int(),
  answer: z.enum(['current', 'not_current', 'recalled']),
  /** Since when it is no longer. */
  since: z.nullable(z.string()),
});
export type CopyCheck = z.infer<typeof copyCheck>;

export const copiesEndpoints = {
  ...contract.endpoints,
  printProcedureCopy: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-copies/:id/pdf',
    isHeavy: true,
    summary: 'A copy as a PDF, with its number and the code that anybody can check',
    params: z.object({ id: procedureCopyId }),
    answers: 'file',
  }),
  checkProcedureCopy: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-copy-checks/:token',
    summary: 'Whether a printed copy is current, without an account: its code, its version and nothing else',
    params: z.object({ token: copyToken }),
    output: copyCheck,
  }),
};

export const copiesPermissions: Record<keyof typeof copiesEndpoints, Permission> = {
  ...contract.permissions,
  printProcedureCopy: everyColleague,
  checkProcedureCopy: 'anyone',
};
