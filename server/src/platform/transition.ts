import { differences } from '@vigie/domain/kernel/audit-event';
import type { Json } from '@vigie/domain/kernel/canonical-json';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/signature';
import { decide, type Workflow } from '@vigie/domain/kernel/workflow';
import type { Context } from './context';
import type { Database } from './database/database';
import type { Tx } from './database/tx';
import type { CredentialCheck } from './identity/credentials';
import { sign } from './signatures/signatures';

export interface TransitionPlan<State extends string, Action extends string, RoleOn extends string, Item, Facts> {
  readonly workflow: Workflow<State, Action, RoleOn, Item, Facts>;
  readonly action: Action;
  /** The audit event's name, in the past tense: `user.deactivated`. */
  readonly event: string;
  readonly recordId: string | number;
  readonly expectedVersion?: number | undefined;
  readonly reason?: string | undefined;
  readonly credentials?: Credentials | undefined;
  /** Reads and locks the record (`for update`); null when it is not there for this company. */
  readonly lock: (tx: Tx) => Promise<(Item & { readonly version: number }) | null>;
  readonly facts: (tx: Tx, item: Item) => Promise<Facts>;
  readonly write: (tx: Tx, item: Item, to: State) => Promise<Item & { readonly version: number }>;
  /** The fields whose change the trail tells, and which a signature covers. */
  readonly content: (item: Item) => Readonly<Record<string, Json>>;
  /** Whoever must hear of it; in the same transaction. */
  readonly notify?: (tx: Tx, item: Item) => Promise<void>;
}

/**
 * How a record changes its state. The row is locked first and the decision is taken on the locked row, so that of
 * two people who decide at the same moment one is told that the other was faster.
 */
export async function transition<State extends string, Action extends string, RoleOn extends string, Item, Facts>(
  { database, credentialCheck }: { database: Database; credentialCheck: CredentialCheck },
  context: Context,
  plan: TransitionPlan<State, Action, RoleOn, Item, Facts>,
): Promise<Item & { readonly version: number }> {
  const { workflow, action } = plan;
  const step = workflow.transitions[action];
  const signer = step.signature ? await proveSigner(credentialCheck, context, plan.credentials) : null;
  return database.transaction(context, async (tx) => {
    const item = await plan.lock(tx);
    if (!item) throw new Refusal('not_found');
    if (plan.expectedVersion !== undefined && plan.expectedVersion !== item.version) throw new Refusal('stale_version');
    const decision = decide(workflow, action, { item, actor: context.actor, facts: await plan.facts(tx, item) });
    if (!decision.allowed) throw new Refusal(decision.code, decision.objection);
    if (step.needsReason && !plan.reason?.trim())
      throw new Refusal('objection', { message: workflow.refusals.reasonMissing });
    const changed = await plan.write(tx, item, decision.to);
    tx.audit({
      action: plan.event,
      record: workflow.record,
      recordId: plan.recordId,
      changes: differences(plan.content(item), plan.content(changed)),
      reason: plan.reason ?? null,
    });
    if (signer && step.signature) {
      await sign(tx, signer, say('en', step.signature), {
        record: workflow.record,
        recordId: plan.recordId,
        content: plan.content(changed),
      });
    }
    await plan.notify?.(tx, changed);
    return changed;
  });
}

async function proveSigner(check: CredentialCheck, context: Context, credentials: Credentials | undefined) {
  if (!credentials) throw new Refusal('wrong_credentials');
  return check.verifyOwn(context, credentials, 'signature');
}
