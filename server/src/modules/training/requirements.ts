import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField } from '@vigie/domain/kernel/refusal';
import type { NamedPerson } from '@vigie/domain/modules/procedures/public';
import {
  type Requirement,
  requirementList,
  requirementNames,
  type requirementsEndpoints,
} from '@vigie/domain/modules/training/requirements/contract';
import { requirementKind } from '@vigie/domain/modules/training/requirements/kind';
import { requirementFieldMessages as m } from '@vigie/domain/modules/training/requirements/messages';
import { isAssessed } from '@vigie/domain/modules/training/requirements/requirement';
import {
  type RequirementItem,
  requirementChangeObjection,
  requirementWorkflow,
} from '@vigie/domain/modules/training/requirements/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { ChangeCall } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { findNames, listPeople } from '../accounts/public';
import { findParameters } from '../parameters/public';
import { procedureTable } from '../procedures/public';
import { findOffer } from '../questionnaires/public';
import { tableKind } from '../records/public';
import { derivedOfRequirement, listHolders, requirementFilters } from './repository';

type Endpoints = typeof requirementsEndpoints;
export type RequirementRecord = Requirement & RequirementItem & TableRecord;

export const requirements = tableKind({
  names: requirementNames,
  list: requirementList,
  workflow: requirementWorkflow,
  table: recordTable<RequirementRecord>({
    kind: requirementKind,
    table: 'training_requirements',
    totals: 'training_requirement_totals',
    prefix: 'REQ_',
    fields: [
      'title',
      'type',
      'procedureId',
      'templateId',
      'passPercent',
      'attempts',
      'trainers',
      'validityMonths',
      'dueDays',
      'refreshOnReturn',
    ],
    json: ['trainers'],
    people: {},
    title: 'title',
    owner: 'authorId',
    derived: derivedOfRequirement,
  }),
  facts: async (tx, { companyId, id }) => {
    const { gates } = await findParameters(tx, companyId);
    const ofGates = gates.filter(({ requirementIds }) => requirementIds.includes(id)).map(({ act }) => act);
    return { neededBy: [...(await listHolders(tx, companyId, 'curriculums', id)), ...ofGates] };
  },
  changeObjection: requirementChangeObjection,
  concerned: ({ authorId, trainers }) => [authorId, ...trainers.map(({ id }) => id)],
  maxFiles: 20,
  changesNeedReason: true,
  filtered: requirementFilters,
});

export function createRequirement(
  platform: Platform,
  context: Context,
  { trainerIds, ...given }: BodyOf<Endpoints['createTrainingRequirement']>,
) {
  const { type, procedureId } = given;
  const templateId = type === 'quiz' ? given.templateId : null;
  if (type === 'read' && procedureId === null) throw invalidField('procedureId', m.procedureMissing);
  if (type === 'quiz' && templateId === null) throw invalidField('templateId', m.templateMissing);
  if (isAssessed(type) && trainerIds.length === 0) throw invalidField('trainerIds', m.trainersMissing);
  return requirements.create(platform, context, { ...given, templateId }, async (tx) => {
    const procedure = procedureId && (await procedureTable.find(tx, context.actor.companyId, procedureId));
    if (procedureId !== null && (!procedure || procedure.status === 'retired')) {
      throw invalidField('procedureId', m.procedureUnknown);
    }
    await refuseTemplate(tx, templateId);
    return { values: { ...given, templateId, trainers: await named(tx, trainerIds, []) } };
  });
}

export function changeRequirement(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['changeTrainingRequirement']>,
) {
  const { reason, trainerIds, ...values } = body;
  return platform.database.transaction(context, async (tx) => {
    const before = await requirements.table.read(tx, context, params.id);
    if (values.templateId !== undefined) {
      if (before.type !== 'quiz') throw invalidField('templateId', m.templateMissing);
      await refuseTemplate(tx, values.templateId);
    }
    if (trainerIds?.length === 0 && isAssessed(before.type)) throw invalidField('trainerIds', m.trainersMissing);
    const trainers = trainerIds && (await named(tx, trainerIds, before.trainers));
    const asked = { id: params.id, version: ifMatch, reason, values: { ...values, trainers } };
    return requirements.changeIn(tx, asked);
  });
}

async function refuseTemplate(tx: Tx, templateId: string | null): Promise<void> {
  if (templateId === null) return;
  const offer = await findOffer(tx, tx.context.actor.companyId, templateId);
  if (!offer || offer.isRetired) throw invalidField('templateId', m.templateMissing);
}

/** Active users with what they are called now; those who are kept from before may have left. */
async function named(tx: Tx, ids: readonly number[], before: readonly NamedPerson[]): Promise<NamedPerson[]> {
  const { companyId } = tx.context.actor;
  const wanted = [...new Set(ids)];
  const fresh = wanted.filter((id) => !before.some((person) => person.id === id));
  if ((await listPeople(tx, companyId, fresh)).size < fresh.length) throw invalidField('trainerIds', m.trainerUnknown);
  const names = await findNames(tx, companyId, wanted);
  return wanted.map((id) => ({ id, name: names.get(id) ?? '' }));
}
