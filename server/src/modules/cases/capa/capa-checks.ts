import { say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { hasEnded } from '@vigie/domain/kernel/workflow';
import {
  type CapaCheck,
  checkDayProblem,
  checkObjection,
  evaluated,
  type LaterCase,
  rescheduleObjection,
} from '@vigie/domain/modules/cases/capa/capa-check';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { capaCheckMessages as m } from '@vigie/domain/modules/cases/messages/capa-check';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { productsOf, rootTexts, sharesCause, sharesProduct } from '@vigie/domain/modules/cases/shared-causes';
import { signedCase } from '@vigie/domain/modules/cases/signing/signed-case';
import type { ProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { type Context, doneNow, systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import { publishToReaders } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { signAct } from '../../../platform/signatures/signing';
import { listActiveIds } from '../../accounts/public';
import { listActionsOfCase } from '../../actions/public';
import { notify } from '../../notifications/public';
import { signedCheck } from '../case-signatures';
import { caseToSign, ownWorkIn, showCase } from '../case-view';
import { type CaseData, lockCase } from '../repository';
import { findStep } from '../step-repository';
import {
  type CaseOfPeriod,
  listCasesOf,
  listChecks,
  listDueChecks,
  saveCheck,
  saveCheckDay,
} from './capa-check-repository';

export interface Verdict {
  readonly id: string;
  readonly capaId: string;
  readonly version: number;
  readonly isEffective: boolean;
  readonly findings: string;
  readonly credentials: SigningCredentials;
}

/** QA signs whether a measure has worked. */
export async function recordCapaCheck(platform: Platform, context: Context, plan: Verdict): Promise<CaseRecord> {
  const { id, capaId, isEffective, findings, credentials } = plan;
  await signAct(platform, context, { credentials }, async (tx) => {
    const { actor } = tx.context;
    const record = await lockCase(tx, id);
    const check = record && (await listChecks(tx, record.companyId, id)).find((one) => one.capaId === capaId);
    if (!check) throw new Refusal('not_found');
    const ownWork = await ownWorkIn(tx, record);
    const objection = checkObjection(record, check, { actor, today: today(), ownWork });
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (check.version !== plan.version) throw new Refusal('stale_version');
    const judged = { ...check, verdict: { isEffective, findings, recorded: doneNow(actor) } };
    await saveCheck(tx, judged);
    const changes = differences(auditedFields(check), auditedFields(judged));
    tx.audit({ action: 'case.check_recorded', record: 'case', recordId: id, changes });
    await publishToReaders(tx, 'case');
    const meaning = say('en', isEffective ? m.signedEffective : m.signedNotEffective);
    return { result: undefined, meaning, signed: signedCheck(id, judged) };
  });
  return showCase(platform, context, id);
}

export interface Rescheduling {
  readonly id: string;
  readonly capaId: string;
  readonly version: number;
  readonly checkOn: string;
  readonly reason: string;
  readonly credentials: SigningCredentials;
}

/** QA signs another day for a measure. The case stays approved: its signature covers the plan as it is, and this day. */
export async function rescheduleCapaCheck(
  platform: Platform,
  context: Context,
  plan: Rescheduling,
): Promise<CaseRecord> {
  const { id, capaId, checkOn, reason, credentials } = plan;
  await signAct(platform, context, { credentials }, async (tx) => {
    const { actor } = tx.context;
    const record = await lockCase(tx, id);
    const check = record && (await listChecks(tx, record.companyId, id)).find((one) => one.capaId === capaId);
    if (!check) throw new Refusal('not_found');
    const objection = rescheduleObjection(record, check, { actor, ownWork: await ownWorkIn(tx, record) });
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const followed = (await listActionsOfCase(tx, record.companyId, id)).find(({ origin }) => origin === capaId);
    const problem = checkDayProblem(checkOn, { today: today(), dueDate: followed?.dueDate ?? null });
    if (problem) throw invalidField('checkOn', problem.message, problem.values);
    if (check.version !== plan.version) throw new Refusal('stale_version');
    await saveCheckDay(tx, capaId, checkOn);
    const changes = [{ field: `check.${capaId}.checkOn`, from: check.checkOn, to: checkOn }];
    tx.audit({ action: 'case.check_rescheduled', record: 'case', recordId: id, changes, reason });
    await publishToReaders(tx, 'case');
    const content = signedCase(await caseToSign(tx, record), 'plan');
    return {
      result: undefined,
      meaning: say('en', m.signedRescheduled),
      signed: { record: 'case', recordId: id, content },
    };
  });
  return showCase(platform, context, id);
}

export function auditedFields({ capaId, draft, verdict }: CapaCheck) {
  return {
    [`check.${capaId}.draft`]: draft?.isEffective ?? null,
    [`check.${capaId}.cases`]: draft ? draft.cases.join(', ') : null,
    [`check.${capaId}.isEffective`]: verdict?.isEffective ?? null,
    [`check.${capaId}.findings`]: verdict?.findings ?? null,
  };
}

const today = () => new Date().toISOString().slice(0, 10);
const maxAtOnce = 100;

/** For every measure whose day has come: looks whether the problem came back, and drafts a verdict for QA to sign. */
export async function evaluateChecks(platform: Platform, day = today()): Promise<void> {
  for (const companyId of await platform.database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const due = await platform.database.read(context, (reader) => listDueChecks(reader, companyId, day, maxAtOnce));
    for (const { caseId, capaId } of due) {
      await platform.database.transaction(context, (tx) => evaluate(tx, caseId, capaId));
    }
  }
}

async function evaluate(tx: Tx, caseId: string, capaId: string): Promise<void> {
  const record = await lockCase(tx, caseId);
  const check = record && (await listChecks(tx, record.companyId, caseId)).find((one) => one.capaId === capaId);
  // Between the reading of what is due and this lock the case may have ended, and is frozen then.
  if (!record || hasEnded(caseWorkflow, record.status)) return;
  if (!check?.measure || check.draft || check.verdict || !check.completedOn || !check.checkOn) return;
  const later = await casesBetween(tx, record, check.completedOn, check.checkOn);
  const drafted = { ...check, draft: { ...evaluated(check.measure, later), evaluatedAt: new Date().toISOString() } };
  await saveCheck(tx, drafted);
  const changes = differences(auditedFields(check), auditedFields(drafted));
  tx.audit({ action: 'case.check_evaluated', record: 'case', recordId: caseId, changes });
  await publishToReaders(tx, 'case');
  const reviewers = (await listActiveIds(tx, record.companyId, ['qa'])).filter((id) => id !== record.ownerId);
  const address = `${caseAddress(record)}/capaPlan`;
  const news = { type: 'effectivenessDue' as const, recordId: capaId, summary: check.titre, address };
  await notify(tx, news, reviewers);
}

const readAtOnce = 500;

async function casesBetween(tx: Tx, record: CaseData, after: string, until: string): Promise<LaterCase[]> {
  const { companyId, id, kind } = record;
  const products = productsOf((await findStep(tx, companyId, id, 'productBatch')).content as unknown as ProductBatch);
  const causes = rootTexts((await findStep(tx, companyId, id, 'rootCause')).content as Causes);
  const found: LaterCase[] = [];
  let behind: CaseOfPeriod | null = null;
  for (;;) {
    const some: CaseOfPeriod[] = await listCasesOf(tx, companyId, { after, until, behind }, readAtOnce);
    for (const one of some) {
      if (one.id === id) continue;
      found.push({
        id: one.id,
        sharesKind: one.kind === kind,
        sharesProduct: sharesProduct(products, one.products ? productsOf(one.products) : []),
        sharesCause: sharesCause(causes, one.causes ? rootTexts(one.causes) : []),
      });
    }
    behind = some.at(-1) ?? null;
    if (some.length < readAtOnce || !behind) return found;
  }
}
