import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of imports. */
export const importsColumns: VerifiedColumns<Tables> = {
  import_progress: {
    company_id: 'not: how far an import is, for the page that waits',
    import_id: 'not: how far an import is, for the page that waits',
    done: 'not: how far an import is, for the page that waits',
    total: 'not: how far an import is, for the page that waits',
    attempts: 'not: how far an import is, for the page that waits',
  },
  imports: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: names the record',
    subject: 'event: subject',
    status: 'event: status',
    file_name: 'event: fileName',
    sha256: 'event: sha256',
    size: 'event: size',
    attachment_id: 'derivation: a stored file of the same hash',
    sheets: 'not: read out of the file, which is compared by its hash; what was chosen of it is compared',
    sheet: 'event: sheet',
    headers_key: 'not: read out of the file, which is compared by its hash; what was chosen of it is compared',
    columns: 'event: columns',
    chosen: 'event: chosen',
    columns_from: 'not: read out of the file, which is compared by its hash; what was chosen of it is compared',
    outcome: 'event: rows',
    numbers: 'event: numbers',
    failure: 'event: failure',
    uploaded_by: 'derivation: actor of the first event',
    uploaded_at: 'derivation: time of the first event',
    finished_at: 'derivation: time of the event that ended it',
    version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
    prepared_by: 'event: preparedBy',
  },
};
