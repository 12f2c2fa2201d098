import { pageAfter, type SignedKind, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { filesOf } from '../attachments/public';
import { verifiedQuestionnaires } from './filled/verified';
import { auditedFields } from './templates/template-view';
import { signedVersion } from './templates/transitions';
import { findVersionsById, listTemplatesAfter, listVersionsAfter } from './templates/verification-repository';
import { questionnairesColumns } from './verified-columns';
import { questionnaireTables } from './verified-tables';

const byItsHash = 'tells what an edit changed; the content as a whole is compared by its hash';

const verifiedTemplates: VerifiedKind = {
  record: 'template',
  table: 'templates',
  idColumn: 'id',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const templates = await listTemplatesAfter(reader, companyId, pageAfter('id', 'text', after, limit));
    return templates.map((row) => ({ id: row.id, fields: auditedFields(row) }));
  },
  // Each is hashed as a whole.
  atOnce: 10,
  collections: [filesOf('template')],
  skipped: {
    'section.*': byItsHash,
    'page.*': byItsHash,
    'question.*': byItsHash,
    'option.*': byItsHash,
    explanation: byItsHash,
    edits: byItsHash,
    conflict: 'says which was decided',
    choice: 'says how it was decided',
    copyOf: 'where it came from, which it no longer depends on',
    importedFrom: 'where it came from, which it no longer depends on',
    comment: 'what was said last; comments are compared by themselves',
    signedOnPageOf: 'tells of the event, not of the record',
  },
};

const verifiedVersions: VerifiedKind = {
  record: 'template_version',
  table: 'template_versions',
  idColumn: 'id',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const versions = await listVersionsAfter(reader, companyId, pageAfter('id', 'text', after, limit));
    return versions.map(({ id, ...fields }) => ({ id, fields }));
  },
  atOnce: 10,
};

const signedPublications: SignedKind = {
  record: 'template_publication',
  now: async (reader, companyId, ids) => {
    const versions = await findVersionsById(reader, companyId, ids);
    return new Map(versions.map(({ id, templateId, ...version }) => [id, () => signedVersion(templateId, version)]));
  },
  // A version is frozen: nothing changes it.
  subject: ({ recordId }) => ({ record: 'template_version', recordId: String(recordId) }),
  notSigned: [],
};

export const questionnairesVerified: VerifiedModule = {
  columns: questionnairesColumns,
  numbers: [
    { series: 'template', table: 'templates' },
    { series: 'questionnaire', table: 'questionnaires' },
  ],
  records: [verifiedTemplates, verifiedVersions, ...(verifiedQuestionnaires.records ?? [])],
  signed: [signedPublications, ...(verifiedQuestionnaires.signed ?? [])],
  tables: questionnaireTables,
};
