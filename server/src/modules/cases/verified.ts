import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { CaseToSign } from '@vigie/domain/modules/cases/signing/signed-case';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import type { Reader } from '../../platform/database/tx';
import { type Collection, pageAfter, type SignedKind, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listActionsOfCases } from '../actions/public';
import { filesOf, listAttachedHashes } from '../attachments/public';
import { listQuestionnairesToSign } from '../questionnaires/public';
import { linksOf } from '../records/public';
import { auditedMatches } from './analyses';
import { listDismissedIds, listLatestMatches } from './analysis-repository';
import { findChecks, listChecksOf } from './capa/capa-check-repository';
import { auditedFields as auditedCheck } from './capa/capa-checks';
import { auditedFields as auditedEffectiveness } from './capa/effectiveness';
import { signedCheck, signedContentOf, signedEffectiveness } from './case-signatures';
import { auditedOpeningFields } from './open-case';
import { type CaseData, findCases, listCasesAfter } from './repository';
import { listStepsOf } from './step-repository';
import { auditedFields as auditedStep } from './steps';
import { casesColumns } from './verified-columns';
import { caseTables } from './verified-tables';

type Fields = Record<string, Json>;

/** Everything that the trail records of a case, in whichever table it stands. */
async function fieldsOf(reader: Reader, companyId: number, cases: readonly CaseData[]): Promise<Map<string, Fields>> {
  const ids = cases.map(({ id }) => id);
  const written = await listStepsOf(reader, companyId, ids);
  const checks = await listChecksOf(reader, companyId, ids);
  const matches = await listLatestMatches(reader, companyId, ids);
  const fields = new Map<string, Fields>();
  for (const record of cases) {
    const ofSteps = (written.get(record.id) ?? []).map(({ name, content, mark, emptyBecause }) => ({
      ...auditedStep(name, content as StepContent),
      [`${name}.mark`]: mark,
      [`${name}.emptyBecause`]: emptyBecause,
    }));
    const ofChecks = checks.filter(({ caseId }) => caseId === record.id).map(auditedCheck);
    const found = matches.get(record.id);
    const analysed = found ? { matches: auditedMatches(found) } : {};
    const { isConfidential, readerRoles, readerIds, leftOutSteps } = record;
    const restricted = { isConfidential, readerRoles: [...readerRoles], readersId: [...readerIds] };
    const without = { leftOutSteps: [...leftOutSteps] };
    const ofCase = [
      auditedOpeningFields(record),
      restricted,
      without,
      auditedEffectiveness(record.effectiveness),
      analysed,
    ];
    fields.set(record.id, Object.assign({}, ...ofCase, ...ofSteps, ...ofChecks));
  }
  return fields;
}

/** An unwritten step is empty and open, and an unrestricted case is open to every colleague. */
const unwritten: Fields = Object.assign(
  { isConfidential: false, readerRoles: [], readersId: [], leftOutSteps: [] },
  ...Object.entries(steps).map(([name, { empty }]) => ({
    ...auditedStep(name as StepName, empty as StepContent),
    [`${name}.mark`]: 'open',
    [`${name}.emptyBecause`]: '',
  })),
);

const dismissals: Collection = {
  field: 'dismissed',
  counted: 'once',
  now: listDismissedIds,
};

export const caseKinds: readonly VerifiedKind[] = [
  {
    record: 'case',
    table: 'cases',
    idColumn: 'id',
    idType: 'text',
    list: async (reader, companyId, after, limit) => {
      const cases = await listCasesAfter(reader, companyId, pageAfter('c.id', 'text', after, limit));
      const fields = await fieldsOf(reader, companyId, cases);
      return cases.map(({ id }) => ({ id, fields: fields.get(id) ?? {} }));
    },
    atOnce: 10,
    unauditedValues: unwritten,
    auditedLater: { ownerId: 'owner', readersId: 'readers' },
    collections: [filesOf('case'), linksOf('case'), dismissals],
    skipped: {
      readers: 'the names follow the accounts',
      owner: 'the name follows the account; the number of the person is compared',
      'check.*.draft': 'a draft of the system, which goes when the plan changes; the signed verdict covers it',
      'check.*.checkOn': 'compared with the day of the check itself',
      'check.*.cases': 'a draft of the system, which goes when the plan changes; the signed verdict covers it',
      comment: 'what was said last; comments are compared by themselves',
      member: 'names whoever came or went last, and names follow the account',
      noteHash: 'that of a link is compared with the link',
      memberId: 'who came and went is compared as the members of the case',
      signedOnPageOf: 'tells of the event, not of the record',
      'assisted.*': 'tells of the event, not of the record',
    },
  },
];

const notOfTheContent = [
  'status',
  'kind',
  'leftOutSteps',
  'cost',
  'comment',
  'link',
  'noteHash',
  'member',
  'memberId',
  'matches',
  'dismissed',
  'signedOnPageOf',
  '*.mark',
  'effectiveness.*',
  'check.*',
  'assisted.*',
];

export const signedCaseKinds: readonly SignedKind[] = [
  {
    record: 'case',
    now: async (reader, companyId, ids) => {
      const cases = await findCases(reader, companyId, ids);
      const written = await listStepsOf(reader, companyId, ids);
      const hashes = await listAttachedHashes(reader, companyId, 'case', ids);
      const actions = await listActionsOfCases(reader, companyId, ids);
      const checks = await listChecksOf(reader, companyId, ids);
      const filled = await listQuestionnairesToSign(reader, companyId, ids);
      const now = (record: CaseData): CaseToSign => ({
        ...record,
        steps: written.get(record.id) ?? [],
        fileHashes: hashes.get(record.id) ?? [],
        actions: actions.filter(({ caseId }) => caseId === record.id),
        checks: checks.filter(({ caseId }) => caseId === record.id),
        questionnaires: filled.get(record.id) ?? [],
      });
      return new Map(cases.map((record) => [record.id, signedContentOf(record.id, now(record))]));
    },
    subject: ({ recordId }) => ({ record: 'case', recordId: String(recordId) }),
    notSigned: notOfTheContent,
  },
  {
    record: 'capa_check',
    now: async (reader, companyId, ids) => {
      const checks = await findChecks(reader, companyId, ids);
      return new Map(checks.map((one) => [one.capaId, () => signedCheck(one.caseId, one)]));
    },
    // Once signed, a verdict stays with what it was about.
    subject: ({ recordId }) => ({ record: 'capa_check', recordId: String(recordId) }),
    notSigned: [],
  },
  {
    record: 'effectiveness',
    now: async (reader, companyId, ids) => {
      const cases = await findCases(reader, companyId, ids);
      return new Map(cases.map(({ id, effectiveness }) => [id, () => signedEffectiveness(id, effectiveness)]));
    },
    // A verdict that another question has replaced is void.
    subject: ({ recordId }) => ({ record: 'effectiveness', recordId: String(recordId) }),
    notSigned: [],
  },
];

export const casesVerified: VerifiedModule = {
  records: caseKinds,
  signed: signedCaseKinds,
  tables: caseTables,
  columns: casesColumns,
  numbers: [{ series: 'recurrence', table: 'recurrence_documents' }],
};
