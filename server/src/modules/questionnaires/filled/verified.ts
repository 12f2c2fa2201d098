import { answerKey } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { noNames, reportedField } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { pageAfter, type SignedKind, type VerifiedKind } from '../../../platform/verification/kinds';
import type { VerifiedModule } from '../../../platform/verification/verification';
import { filesOf, listAttachedHashes } from '../../attachments/public';
import { listReported } from './finding-repository';
import { readFrozen } from './frozen-versions';
import { auditedFields, signedReopening, signedSubmission } from './questionnaire-view';
import { findQuestionnaires, listQuestionnairesAfter } from './repository';

const ofTheEvent = {
  comment: 'what was said last; comments are compared by themselves',
  signedOnPageOf: 'tells of the event, not of the record',
};

const verifiedQuestionnaire: VerifiedKind = {
  record: 'questionnaire',
  table: 'questionnaires',
  idColumn: 'id',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const stored = await listQuestionnairesAfter(reader, companyId, pageAfter('q.id', 'text', after, limit));
    const ids = stored.map(({ id }) => id);
    const reported = await listReported(reader, companyId, ids);
    const rows = [];
    for (const row of stored) {
      const template = await readFrozen(reader, companyId, row.templateId, row.templateVersion);
      const places = questionPlaces(template);
      const raised = reported
        .filter(({ questionnaireId }) => questionnaireId === row.id)
        .map(({ reportId, ...place }) => {
          const sectionId = places.get(place.questionId)?.section.id ?? '';
          return [reportedField(template, answerKey(place, sectionId)), reportId] as const;
        });
      // What stands beside the numbers of people and files is not compared.
      const fields = { ...auditedFields({ ...row, template, names: noNames }), ...Object.fromEntries(raised) };
      rows.push({ id: row.id, fields });
    }
    return rows;
  },
  atOnce: 40,
  collections: [filesOf('questionnaire')],
  skipped: { filler: 'the name follows the account; the number of the person is compared', ...ofTheEvent },
};

const submission: SignedKind = {
  record: 'questionnaire_submission',
  now: async (reader, companyId, ids) => {
    const hashes = await listAttachedHashes(reader, companyId, 'questionnaire', ids);
    const stored = await findQuestionnaires(reader, companyId, ids);
    return new Map(stored.map((one) => [one.id, () => signedSubmission(one, hashes.get(one.id) ?? [])]));
  },
  subject: ({ recordId }) => ({ record: 'questionnaire', recordId: String(recordId) }),
  notSigned: [
    'status',
    'points',
    'possible',
    'percent',
    'isFailed',
    'findings',
    'report.*',
    ...Object.keys(ofTheEvent),
  ],
};

const reopening: SignedKind = {
  record: 'questionnaire_reopening',
  now: async (reader, companyId, ids) => {
    const stored = await findQuestionnaires(reader, companyId, ids);
    return new Map(stored.map((one) => [one.id, () => signedReopening(one)]));
  },
  subject: submission.subject,
  notSigned: [...submission.notSigned, 'answers.*'],
};

export const verifiedQuestionnaires: VerifiedModule = {
  records: [verifiedQuestionnaire],
  signed: [submission, reopening],
};
