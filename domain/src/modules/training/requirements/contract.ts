import * as z from 'zod/mini';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { namedPerson, procedureId } from '../../procedures/public';
import { templateId } from '../../questionnaires/public';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { requirementId } from '../id';
import { trainingKeepers } from '../rights';
import { requirementFieldMessages as m, requirementStatusMessages, requirementTypeMessages } from './messages';
import { requirementBounds as bounds, requirementTypes } from './requirement';
import { requirementMoves, requirementStatuses } from './workflow';

export const requirement = z.object({
  ...recordFields,
  status: z.enum(requirementStatuses),
  title: z.string(),
  type: z.enum(requirementTypes),
  procedureId: z.nullable(z.string()),
  /** The code of the procedure; none where the caller may not read it. */
  code: z.nullable(z.string()),
  templateId: z.nullable(z.string()),
  passPercent: z.int(),
  attempts: z.int(),
  trainers: z.array(namedPerson),
  validityMonths: z.nullable(z.int()),
  dueDays: z.int(),
  refreshOnReturn: z.boolean(),
});
export type Requirement = z.infer<typeof requirement>;

export const requirementList = recordList({
  one: 'TrainingRequirement',
  several: 'TrainingRequirements',
  path: '/api/v1/training/requirements',
  summary: 'What people must read, pass, practise or have learned elsewhere',
  id: requirementId,
  entry: requirement,
  filters: {
    status: { label: listMessages.status, values: requirementStatuses, words: requirementStatusMessages },
    type: { label: m.type, values: requirementTypes, words: requirementTypeMessages },
  },
  parameters: { procedure: z.optional(procedureId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    title: { title: m.title, width: 60 },
    type: { title: m.type, width: 20, words: requirementTypeMessages },
    code: { title: m.procedure, width: 20 },
    dueDays: { title: m.dueDays, width: 16 },
    validityMonths: { title: m.validityMonths, width: 16 },
    status: { title: listMessages.status, width: 14, words: requirementStatusMessages },
  },
  sorts: ['id', 'title'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const requirementNames = namesOf(requirementList, 'a training requirement');

const between = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().check(z.gte(min), z.lte(max));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.title));
const fields = {
  passPercent: between(bounds.passPercent),
  attempts: between(bounds.attempts),
  trainerIds: z.array(rowId).check(z.maxLength(bounds.trainers)),
  validityMonths: z.nullable(between(bounds.validityMonths)),
  dueDays: between(bounds.dueDays),
  refreshOnReturn: z.boolean(),
};

const contract = recordContract(requirementNames, listEndpoints(requirementList), {
  entry: requirement,
  created: z.object({
    title,
    type: z.enum(requirementTypes),
    procedureId: z._default(z.nullable(procedureId), null),
    templateId: z._default(z.nullable(templateId), null),
    passPercent: z._default(fields.passPercent, bounds.passPercent.usual),
    attempts: z._default(fields.attempts, bounds.attempts.usual),
    trainerIds: z._default(fields.trainerIds, []),
    validityMonths: z._default(fields.validityMonths, null),
    dueDays: z._default(fields.dueDays, bounds.dueDays.usual),
    refreshOnReturn: z._default(fields.refreshOnReturn, false),
  }),
  /** Another procedure or type is another requirement: what people signed was this one. */
  changed: {
    title: z.optional(title),
    templateId: z.optional(templateId),
    passPercent: z.optional(fields.passPercent),
    attempts: z.optional(fields.attempts),
    trainerIds: z.optional(fields.trainerIds),
    validityMonths: z.optional(fields.validityMonths),
    dueDays: z.optional(fields.dueDays),
    refreshOnReturn: z.optional(fields.refreshOnReturn),
  },
  moves: requirementMoves,
  readers: everyColleague,
});

export const requirementsEndpoints = contract.endpoints;

export const requirementsPermissions: Record<keyof typeof requirementsEndpoints, Permission> = {
  ...contract.permissions,
  createTrainingRequirement: trainingKeepers,
  changeTrainingRequirement: trainingKeepers,
  moveTrainingRequirement: trainingKeepers,
};
