import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField } from '@vigie/domain/kernel/refusal';
import {
  type Absence,
  absenceList,
  absenceNames,
  type absencesEndpoints,
} from '@vigie/domain/modules/training/absences/contract';
import { absenceKind } from '@vigie/domain/modules/training/absences/kind';
import { absenceFieldMessages as m } from '@vigie/domain/modules/training/absences/messages';
import {
  type AbsenceItem,
  absenceChangeObjection,
  absenceWorkflow,
} from '@vigie/domain/modules/training/absences/workflow';
import type { Context } from '../../platform/context';
import type { ChangeCall } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { findNames } from '../accounts/public';
import { tableKind } from '../records/public';
import { absenceFilters } from './repository';

type Endpoints = typeof absencesEndpoints;
/** Called after the person, as they were called then. */
export type AbsenceRecord = Absence & AbsenceItem & TableRecord & { readonly title: string };

export const absences = tableKind({
  names: absenceNames,
  list: absenceList,
  workflow: absenceWorkflow,
  table: recordTable<AbsenceRecord>({
    kind: absenceKind,
    table: 'absences',
    totals: 'absence_totals',
    prefix: 'ABS_',
    fields: ['title', 'personId', 'firstDay', 'lastDay'],
    people: { person: 'personId' },
    title: 'title',
    owner: 'personId',
  }),
  facts: async () => null,
  changeObjection: absenceChangeObjection,
  concerned: ({ authorId, personId }) => [authorId, personId],
  maxFiles: 20,
  changesNeedReason: true,
  isLinkable: false,
  filtered: absenceFilters,
});

function refuseBackwards({ firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>): void {
  if (lastDay !== null && lastDay < firstDay) throw invalidField('lastDay', m.lastBeforeFirst);
}

export async function createAbsence(platform: Platform, context: Context, body: BodyOf<Endpoints['createAbsence']>) {
  refuseBackwards(body);
  return absences.create(platform, context, { ...body, title: '' }, async (tx) => {
    const names = await findNames(tx, context.actor.companyId, [body.personId]);
    return { values: { ...body, title: names.get(body.personId) ?? '' } };
  });
}

export function changeAbsence(platform: Platform, call: ChangeCall<Endpoints['changeAbsence']>) {
  const { context, params, ifMatch, body } = call;
  const { reason, ...values } = body;
  return absences.change(platform, context, { id: params.id, version: ifMatch, reason, values }, async (_tx, before) =>
    refuseBackwards({
      firstDay: values.firstDay ?? before.firstDay,
      lastDay: values.lastDay === undefined ? before.lastDay : values.lastDay,
    }),
  );
}
