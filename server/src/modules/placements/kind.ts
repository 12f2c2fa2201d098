import { type Placement, placementList, placementNames } from '@vigie/domain/modules/placements/contract';
import { placementKind } from '@vigie/domain/modules/placements/kind';
import {
  type PlacementItem,
  placementChangeObjection,
  placementWorkflow,
} from '@vigie/domain/modules/placements/workflow';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { tableKind } from '../records/public';
import { placementFilters } from './repository';

export type PlacementRecord = Placement & PlacementItem & TableRecord;

export const placements = tableKind({
  names: placementNames,
  list: placementList,
  workflow: placementWorkflow,
  table: recordTable<PlacementRecord>({
    kind: placementKind,
    table: 'placements',
    totals: 'placement_totals',
    prefix: 'PLC_',
    digits: 5,
    fields: ['personId', 'department', 'site', 'post', 'validFrom', 'validUntil'],
    people: { person: 'personId' },
    title: 'department',
    owner: 'personId',
  }),
  facts: async () => null,
  changeObjection: placementChangeObjection,
  concerned: ({ authorId, personId }) => [authorId, personId],
  maxFiles: 20,
  // What others rely on from the first day.
  changesNeedReason: true,
  isLinkable: false,
  filtered: placementFilters,
});
