import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of attachments. */
export const attachmentsColumns: VerifiedColumns<Tables> = {
  attachment_links: {
    company_id: 'derivation: the company whose chain tells of it',
    record: 'event: files, of a file that is still there',
    record_id: 'event: files, of a file that is still there',
    attachment_id: 'event: files, of a file that is still there',
    attached_at: 'derivation: time of the event that put it there',
    removed_at: 'derivation: time of attachment.removed',
    removed_by: 'derivation: actor of attachment.removed',
  },
  captured_files: {
    company_id: 'not: distinguishes a photo that is sent again; which files a record has its links say',
    capture_id: 'not: distinguishes a photo that is sent again; which files a record has its links say',
    sha256: 'not: distinguishes a photo that is sent again; which files a record has its links say',
    attachment_id: 'not: distinguishes a photo that is sent again; which files a record has its links say',
  },
  attachments: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: id',
    name: 'event: name',
    media_type: 'event: mediaType',
    size: 'event: size',
    sha256: 'event: sha256',
    uploaded_by: 'derivation: actor of attachment.stored',
    uploaded_at: 'derivation: time of attachment.stored',
  },
};
