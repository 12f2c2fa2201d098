import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../kernel/identity/permission';
import { pathId, rowId } from '../../kernel/ids';
import { recordList } from '../../kernel/records/record-list';
import { reason } from '../../kernel/text-schemas';
import { listMessages } from '../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../records/public';
import { placementFieldMessages as m, placementStatusMessages } from './messages';
import { placementMoves, placementStatuses } from './workflow';

export const placementId = z.string().check(z.regex(/^PLC_\d{5,9}$/));

export const placement = z.object({
  ...recordFields,
  status: z.enum(placementStatuses),
  personId: z.int(),
  person: z.string(),
  department: z.string(),
  site: z.string(),
  post: z.string(),
  validFrom: z.string(),
  validUntil: z.nullable(z.string()),
});
export type Placement = z.infer<typeof placement>;

export const placementList = recordList({
  one: 'Placement',
  several: 'Placements',
  path: '/api/v1/placements',
  summary: 'Who works in which department, and since when',
  id: placementId,
  entry: placement,
  filters: {
    status: { label: listMessages.status, values: placementStatuses, words: placementStatusMessages },
    /** Those that hold on this day. */
    on: { label: m.on },
  },
  parameters: { personId: z.optional(pathId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: placementStatusMessages },
    person: { title: m.person, width: 24 },
    department: { title: m.department, width: 30 },
    site: { title: m.site, width: 24 },
    post: { title: m.post, width: 30 },
    validFrom: { title: m.validFrom, width: 14, isDay: true },
    validUntil: { title: m.validUntil, width: 14, isDay: true },
  },
  sorts: ['id', 'department', 'validFrom'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const placementNames = namesOf(placementList, 'a placement');

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
const fields = {
  department: text(1, 200),
  site: text(1, 200),
  post: z._default(text(0, 200), ''),
  validFrom: z.iso.date(),
  validUntil: z._default(z.nullable(z.iso.date()), null),
};

const contract = recordContract(placementNames, listEndpoints(placementList), {
  entry: placement,
  created: z.object({ personId: rowId, ...fields, reason }),
  changed: {
    department: z.optional(fields.department),
    site: z.optional(fields.site),
    post: z.optional(text(0, 200)),
    validFrom: z.optional(fields.validFrom),
    validUntil: z.optional(z.nullable(z.iso.date())),
  },
  moves: placementMoves,
  readers: everyColleague,
});

/** As many people as move at once when a company is reorganised, or come from a file. */
export const maxNewPlacements = 500;

export const newPlacements = z.object({
  items: z
    .array(z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), ...fields }))
    .check(z.minLength(1), z.maxLength(maxNewPlacements)),
  /** Whether what a person had until then, without a last day, ends on the day before. */
  endsEarlier: z._default(z.boolean(), false),
  reason,
});

export const placementFileLine = z.object({
  line: z.int(),
  username: z.string(),
  department: z.string(),
  site: z.string(),
  post: z.string(),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  problems: z.array(z.string()),
});
export type PlacementFileLine = z.infer<typeof placementFileLine>;

export const placementsEndpoints = {
  ...contract.endpoints,
  addPlacements: endpoint({
    method: 'POST',
    path: '/api/v1/placements/several',
    summary: 'Give several people their placements, all of them or none',
    creates: true,
    status: 201,
    body: newPlacements,
    output: z.object({ added: z.int(), ended: z.int() }),
  }),
  importPlacements: endpoint({
    method: 'POST',
    path: '/api/v1/placements/import',
    summary:
      'Give the people of a CSV file their placements, all or none; without a reason, only say what is wrong with its lines',
    creates: true,
    body: z.object({
      csv: z.string().check(z.minLength(1), z.maxLength(200_000)),
      endsEarlier: z._default(z.boolean(), false),
      reason: z.optional(reason),
    }),
    output: z.object({ lines: z.array(placementFileLine), added: z.int(), ended: z.int() }),
  }),
};

const admins: Permission = ['company_admin'];

export const placementsPermissions: Record<keyof typeof placementsEndpoints, Permission> = {
  ...contract.permissions,
  createPlacement: admins,
  changePlacement: admins,
  movePlacement: admins,
  addPlacements: admins,
  importPlacements: admins,
};
