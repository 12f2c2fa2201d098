import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listSuggestionsAfter } from './suggestion-repository';
import { auditedFields } from './suggestions';
import { assistantColumns } from './verified-columns';
import { assistantTables } from './verified-tables';

const verifiedSuggestions: VerifiedKind = {
  record: 'suggestion',
  table: 'assistant_suggestions',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const rows = await listSuggestionsAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return rows.map((row) => ({ id: String(row.id), fields: auditedFields(row) }));
  },
};

export const assistantVerified: VerifiedModule = {
  records: [verifiedSuggestions],
  tables: assistantTables,
  columns: assistantColumns,
};
