import { differences } from '@vigie/domain/kernel/audit-event';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { askObjection, type Effectiveness, verdictObjection } from '@vigie/domain/modules/cases/effectiveness';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { tellChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { ownWorkIn, showCase } from './case-view';
import { showInLists } from './entries';
import { type CaseData, lockCase, saveCase } from './repository';

interface Check {
  readonly id: string;
  readonly version: number;
}

export function askEffectiveness(
  platform: Platform,
  context: Context,
  { criterion, ...check }: Check & { criterion: string },
): Promise<CaseRecord> {
  const asked = { who: context.actor.displayName, at: new Date().toISOString() };
  return change(platform, context, check, {
    event: 'case.effectiveness_asked',
    object: async (_tx, record) => askObjection(record, context.actor),
    next: () => ({ criterion, asked, verdict: null }),
  });
}

export function recordEffectiveness(
  platform: Platform,
  context: Context,
  { isEffective, findings, ...check }: Check & { isEffective: boolean; findings: string },
): Promise<CaseRecord> {
  const recorded = { who: context.actor.displayName, at: new Date().toISOString() };
  return change(platform, context, check, {
    event: 'case.effectiveness_recorded',
    object: async (tx, record) =>
      verdictObjection(record, record.effectiveness, context.actor, await ownWorkIn(tx, record)),
    next: (before) => ({ ...(before as Effectiveness), verdict: { isEffective, findings, recorded } }),
  });
}

interface Change {
  readonly event: string;
  readonly object: (tx: Tx, record: CaseData) => Promise<Objection | null>;
  readonly next: (before: Effectiveness | null) => Effectiveness;
}

async function change(platform: Platform, context: Context, { id, version }: Check, plan: Change): Promise<CaseRecord> {
  await platform.database.transaction(context, async (tx) => {
    const before = await lockCase(tx, id);
    if (!before) throw new Refusal('not_found');
    const objection = await plan.object(tx, before);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (before.version !== version) throw new Refusal('stale_version');
    const saved = await saveCase(tx, { ...before, effectiveness: plan.next(before.effectiveness) });
    await showInLists(tx, saved);
    await tellChanged(tx, 'case');
    const changes = differences(told(before.effectiveness), told(saved.effectiveness));
    tx.audit({ action: plan.event, record: 'case', recordId: id, changes });
  });
  return showCase(platform, context, id);
}

function told(check: Effectiveness | null) {
  return {
    'effectiveness.criterion': check?.criterion ?? null,
    'effectiveness.isEffective': check?.verdict?.isEffective ?? null,
    'effectiveness.findings': check?.verdict?.findings ?? null,
  };
}
