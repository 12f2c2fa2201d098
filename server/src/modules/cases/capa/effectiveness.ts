import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { askObjection, type Effectiveness, verdictObjection } from '@vigie/domain/modules/cases/capa/effectiveness';
import { capaCheckMessages as m } from '@vigie/domain/modules/cases/messages/capa-check';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type Context, doneNow } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { publishToReaders } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { voidStaleSignatures } from '../../../platform/signatures/signatures';
import { signAct } from '../../../platform/signatures/signing';
import { signedEffectiveness } from '../case-signatures';
import { ownWorkIn, showCase, voidStale } from '../case-view';
import { type CaseData, isSettledSince, lockCase, saveCase } from '../repository';

interface Check {
  readonly id: string;
  readonly version: number;
}

export async function askEffectiveness(
  platform: Platform,
  context: Context,
  { id, version, criterion }: Check & { criterion: string },
): Promise<CaseRecord> {
  await platform.database.transaction(context, async (tx) => {
    const before = await lockOrRefuse(tx, id, (record) => askObjection(record, context.actor));
    if (isSettledSince(before, version)) throw new Refusal('stale_version');
    const asked = { criterion, asked: doneNow(context.actor), verdict: null };
    await save(tx, before, asked, 'case.effectiveness_asked');
  });
  return showCase(platform, context, id);
}

/** QA signs what was seen, on the case as they looked at it. */
export async function recordEffectiveness(
  platform: Platform,
  context: Context,
  plan: Check & { isEffective: boolean; findings: string; credentials: SigningCredentials },
): Promise<CaseRecord> {
  const { id, version, isEffective, findings, credentials } = plan;
  await signAct(platform, context, { credentials }, async (tx) => {
    const { actor } = tx.context;
    const before = await lockOrRefuse(tx, id, async (record) =>
      verdictObjection(record, record.effectiveness, actor, await ownWorkIn(tx, record)),
    );
    if (before.version !== version) throw new Refusal('stale_version');
    const verdict = { isEffective, findings, recorded: doneNow(actor) };
    const judged = { ...(before.effectiveness as Effectiveness), verdict };
    await save(tx, before, judged, 'case.effectiveness_recorded');
    const meaning = say('en', isEffective ? m.signedEffective : m.signedNotEffective);
    return { result: undefined, meaning, signed: signedEffectiveness(id, judged) };
  });
  return showCase(platform, context, id);
}

async function lockOrRefuse(
  tx: Tx,
  id: string,
  object: (record: CaseData) => Objection | null | Promise<Objection | null>,
): Promise<CaseData> {
  const before = await lockCase(tx, id);
  if (!before) throw new Refusal('not_found');
  const objection = await object(before);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  return before;
}

async function save(tx: Tx, before: CaseData, next: Effectiveness, event: string): Promise<void> {
  const { id } = before;
  const saved = await saveCase(tx, { ...before, effectiveness: next });
  await voidStale(tx, saved);
  const now = signedEffectiveness(id, next);
  await voidStaleSignatures(tx, now, () => now);
  await publishToReaders(tx, 'case');
  const changes = differences(auditedFields(before.effectiveness), auditedFields(next));
  tx.audit({ action: event, record: 'case', recordId: id, changes });
}

export function auditedFields(check: Effectiveness | null) {
  return {
    'effectiveness.criterion': check?.criterion ?? null,
    'effectiveness.isEffective': check?.verdict?.isEffective ?? null,
    'effectiveness.findings': check?.verdict?.findings ?? null,
  };
}
