import { type Collection, pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listFileNames, listFileNamesOfTrail } from './link-repository';
import { listAttachmentsAfter } from './repository';
import { auditedFields } from './service';
import { attachmentsColumns } from './verified-columns';
import { attachmentTables } from './verified-tables';

export const verifiedAttachments: VerifiedKind = {
  record: 'attachment',
  table: 'attachments',
  idColumn: 'id',
  idType: 'uuid',
  list: async (reader, companyId, after, limit) => {
    const files = await listAttachmentsAfter(reader, companyId, pageAfter('a.id', 'uuid', after, limit));
    return files.map((file) => ({ id: file.id, fields: auditedFields(file) }));
  },
  skipped: {
    on: 'names the record that it was put on last; each record says which files it has',
    sentName: 'what the browser called it, which the trail alone keeps',
  },
};

/** The files of the records of one kind, by name: those that were put on it themselves, and those handed on to it. */
export function filesOf(record: string): Collection {
  return {
    field: 'files',
    counted: 'each',
    now: (reader, companyId, ids) => listFileNames(reader, companyId, record, ids),
    auditedElsewhere: (reader, companyId, ids) => listFileNamesOfTrail(reader, companyId, record, ids),
  };
}

export const attachmentsVerified: VerifiedModule = {
  records: [verifiedAttachments],
  tables: attachmentTables,
  columns: attachmentsColumns,
};
