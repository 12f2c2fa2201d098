import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import type { Effectiveness } from '@vigie/domain/modules/cases/capa/effectiveness';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type CaseToSign, signedCaseLike, vouchesForOutcome } from '@vigie/domain/modules/cases/signing/signed-case';
import type { caseSigned } from '@vigie/domain/modules/cases/signing/signed-fields';
import type { Reader, Tx } from '../../platform/database/tx';
import {
  findSignatures,
  holds,
  listSignatures,
  listSignaturesUnder,
  type SignedRecord,
  type StoredSignature,
  shownSignature,
  voidSignatures,
} from '../../platform/signatures/signatures';
import type { CaseData } from './repository';

/** The content of the case in the shape that an earlier signature covered. */
export function signedContentOf(id: string, now: CaseToSign): (signature: StoredSignature) => SignedRecord {
  return (signature) => ({ record: 'case', recordId: id, content: signedCaseLike(now, signature) });
}

/** What QA vouches for: what was to be seen on the case as a whole, and what was. */
export function signedEffectiveness(id: string, check: Effectiveness | null): SignedRecord {
  const { isEffective, findings } = check?.verdict ?? { isEffective: null, findings: null };
  const content: SignedContent<typeof caseSigned.effectiveness> = {
    criterion: check?.criterion ?? null,
    isEffective,
    findings,
  };
  return { record: 'effectiveness', recordId: id, content };
}

/** What a signature on a measure covers. */
export function signedCheck(caseId: string, { capaId, criterion, measure, draft, verdict }: CapaCheck): SignedRecord {
  const { isEffective, findings } = verdict ?? { isEffective: null, findings: null };
  const content: SignedContent<typeof caseSigned.capa_check> = {
    caseId,
    criterion,
    measure,
    draft,
    isEffective,
    findings,
  };
  return { record: 'capa_check', recordId: capaId, content };
}

/** What has been reopened has no outcome: whatever vouched for one is void. */
export async function voidOutcome(tx: Tx, { companyId, id }: CaseData): Promise<void> {
  const signatures = await listSignatures(tx, companyId, 'case', id);
  await voidSignatures(
    tx,
    signatures.filter(({ content }) => vouchesForOutcome(content)),
  );
}

export interface CaseSignatures {
  readonly onCase: readonly StoredSignature[];
  readonly onEffectiveness: readonly StoredSignature[];
}

export async function listCaseSignatures(reader: Reader, companyId: number, id: string): Promise<CaseSignatures> {
  const all = await listSignaturesUnder(reader, companyId, ['case', 'effectiveness'], id);
  return {
    onCase: all.filter(({ record }) => record === 'case'),
    onEffectiveness: all.filter(({ record }) => record === 'effectiveness'),
  };
}

export type CheckSignatures = ReadonlyMap<string, StoredSignature>;

export function listCheckSignatures(
  reader: Reader,
  companyId: number,
  checks: readonly CapaCheck[],
): Promise<CheckSignatures> {
  const capaIds = checks.map(({ capaId }) => capaId);
  return findSignatures(reader, companyId, 'capa_check', capaIds);
}

export async function signaturesOf(
  reader: Reader,
  record: CaseData,
  now: CaseToSign,
): Promise<CaseRecord['signatures']> {
  const [signatures, onChecks] = await Promise.all([
    listCaseSignatures(reader, record.companyId, record.id),
    listCheckSignatures(reader, record.companyId, now.checks),
  ]);
  return shownSignatures(record, now, signatures, onChecks);
}

/** R11: every signature on the case and on its verdicts, in the order in which they were made. */
export function shownSignatures(
  { id, effectiveness }: CaseData,
  now: CaseToSign,
  { onCase, onEffectiveness }: CaseSignatures,
  onChecks: CheckSignatures,
): CaseRecord['signatures'] {
  const again = signedContentOf(id, now);
  const show = (one: StoredSignature, signed: SignedRecord, capaId: string | null) => ({
    ...shownSignature(one),
    capaId,
    isValid: holds(one, signed),
  });
  return [
    ...onCase.map((one) => show(one, again(one), null)),
    ...onEffectiveness.map((one) => show(one, signedEffectiveness(id, effectiveness), null)),
    ...now.checks.flatMap((check) => {
      const one = onChecks.get(check.capaId);
      return one ? [show(one, signedCheck(id, check), check.capaId)] : [];
    }),
  ].sort((one, other) => one.id - other.id);
}
