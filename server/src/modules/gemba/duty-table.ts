import type { Duty } from '@vigie/domain/modules/gemba/duties/contract';
import { dutyKind } from '@vigie/domain/modules/gemba/duties/kind';
import type { DutyItem } from '@vigie/domain/modules/gemba/duties/workflow';
import { recordTable, type TableRecord } from '../../platform/records/record-table';

export type DutyRecord = Duty & DutyItem & TableRecord;

export const dutyTable = recordTable<DutyRecord>({
  kind: dutyKind,
  table: 'gemba_duties',
  totals: 'gemba_duty_totals',
  prefix: 'DTY_',
  fields: ['title', 'routeId', 'personId', 'rhythm', 'firstDay'],
  people: { person: 'personId' },
  title: 'title',
  owner: 'personId',
});
