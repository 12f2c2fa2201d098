import { type Programme, programmeList, programmeNames } from '@vigie/domain/modules/audits/programmes/contract';
import { programmeKind } from '@vigie/domain/modules/audits/programmes/kind';
import {
  type ProgrammeItem,
  programmeChangeObjection,
  programmeWorkflow,
} from '@vigie/domain/modules/audits/programmes/workflow';
import { recordTable, type TableRecord } from '../../../platform/records/record-table';
import { tableKind } from '../../records/public';

export type ProgrammeRecord = Programme & ProgrammeItem & TableRecord;

export const programmeTable = recordTable<ProgrammeRecord>({
  kind: programmeKind,
  table: 'audit_programmes',
  totals: 'audit_programme_totals',
  prefix: 'PRG_',
  fields: ['title', 'ownerId', 'validFrom', 'validUntil', 'revision', 'approvedRevision', 'lineCount', 'linesHash'],
  people: { owner: 'ownerId' },
  title: 'title',
  owner: 'ownerId',
});

export const programmes = tableKind({
  names: programmeNames,
  list: programmeList,
  workflow: programmeWorkflow,
  table: programmeTable,
  facts: () => {
    throw new Error('a programme is moved by move-programme');
  },
  changeObjection: programmeChangeObjection,
  concerned: ({ authorId, ownerId }) => [authorId, ownerId],
  maxFiles: 20,
  isLinkable: false,
});
