import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { requirementTypes } from '../requirements/requirement';
import { trainingKeepers } from '../rights';

export const matrixScopes = ['me', 'team', 'everyone'] as const;
export const matrixBounds = { people: 5000, requirements: 2000 } as const;

export const trainingMatrix = z.object({
  /** The day at whose end it stood so. */
  at: z.string(),
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  requirements: z.array(z.object({ id: z.string(), title: z.string(), type: z.enum(requirementTypes) })),
  /** A row for each person, as `unpackCells` reads it. */
  cells: z.string(),
});
export type TrainingMatrix = z.infer<typeof trainingMatrix>;

/** A signed step that a company may ask qualifications for. */
export const gatedAct = z.object({ act: z.string(), record: z.string(), label: z.string() });

export const matrixEndpoints = {
  getTrainingMatrix: endpoint({
    method: 'GET',
    path: '/api/v1/training/matrix',
    isHeavy: true,
    summary: 'Who is qualified for what on a day: oneself, the own team, or everyone for those who oversee training',
    query: z.object({ at: z.optional(z.iso.date()), scope: z._default(z.enum(matrixScopes), 'me') }),
    output: trainingMatrix,
  }),
  listGatedActs: endpoint({
    method: 'GET',
    path: '/api/v1/training/gated-acts',
    summary: 'The signed steps that a company may ask qualifications for',
    output: z.object({ items: z.array(gatedAct) }),
  }),
};

export const matrixPermissions: Record<keyof typeof matrixEndpoints, Permission> = {
  getTrainingMatrix: everyColleague,
  listGatedActs: [...trainingKeepers, 'company_admin'],
};
