import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { type Decision, decide, type Objection, type Workflow } from '@vigie/domain/kernel/workflow';
import { fasterMessage } from '@vigie/domain/messages/refusals';
import { findLastChange } from './audit/events';
import type { Context } from './context';
import type { Tx } from './database/tx';
import type { SignedRecord } from './signatures/signatures';
import { type Signing, type SigningPlatform, signAct } from './signatures/signing';

export interface TransitionPlan<State extends string, Action extends string, RoleOn extends string, Item, Facts> {
  readonly workflow: Workflow<State, Action, RoleOn, Item, Facts>;
  readonly action: Action;
  /** The audit event's name, in the past tense: `user.deactivated`. */
  readonly event: string;
  readonly recordId: string | number;
  readonly expectedVersion?: number | undefined;
  /** Whether what the person looked at is no longer what they decide about; any other version unless told otherwise. */
  readonly isStale?: (item: Item & { readonly version: number }, version: number) => boolean;
  readonly reason?: string | undefined;
  readonly credentials?: SigningCredentials | undefined;
  readonly signedBy?: Signing['signedBy'];
  /** Reads and locks the record (`for update`); null when it is not there for this company. */
  readonly lock: (tx: Tx) => Promise<(Item & { readonly version: number }) | null>;
  readonly facts: (tx: Tx, item: Item) => Promise<Facts>;
  readonly write: (tx: Tx, item: Item, to: State) => Promise<Item & { readonly version: number }>;
  /** The fields whose change the trail tells, and which a signature covers unless `signed` says otherwise. */
  readonly content: (item: Item) => Readonly<Record<string, Json>>;
  readonly signed?: (item: Item) => SignedRecord;
  /** A better sentence than the workflow's for the wrong state: who was faster. */
  readonly explain?: (item: Item) => Objection | null;
  /** Whoever must hear of it; in the same transaction. */
  readonly notify?: (tx: Tx, item: Item) => Promise<void>;
}

type Refused = Extract<Decision<string>, { allowed: false }>;

/**
 * How a record changes its state. The row is locked first and the decision is taken on the locked row, so that of
 * two people who decide at the same moment one is told that the other was faster.
 */
export async function transition<State extends string, Action extends string, RoleOn extends string, Item, Facts>(
  platform: SigningPlatform,
  context: Context,
  plan: TransitionPlan<State, Action, RoleOn, Item, Facts>,
): Promise<Item & { readonly version: number }> {
  const { action, workflow, credentials, signedBy } = plan;
  const { signature } = workflow.transitions[action];
  if (!signature) return platform.database.transaction(context, (tx) => move(tx, context, plan));
  return signAct(platform, context, { credentials, ...(signedBy && { signedBy }) }, async (tx) => {
    const changed = await move(tx, context, plan);
    const asItIs = { record: workflow.record, recordId: plan.recordId, content: plan.content(changed) };
    return { result: changed, meaning: say('en', signature), signed: plan.signed?.(changed) ?? asItIs };
  });
}

async function move<State extends string, Action extends string, RoleOn extends string, Item, Facts>(
  tx: Tx,
  context: Context,
  plan: TransitionPlan<State, Action, RoleOn, Item, Facts>,
): Promise<Item & { readonly version: number }> {
  const { workflow, action, expectedVersion, isStale = hasAnotherVersion } = plan;
  const { actor } = tx.context;
  const item = await plan.lock(tx);
  if (!item) throw new Refusal('not_found');
  const decision = decide(workflow, action, { item, actor, facts: await plan.facts(tx, item) });
  if (!decision.allowed) {
    const isLate = decision.code === 'wrong_state';
    throw refusalOf(decision, isLate ? (plan.explain?.(item) ?? (await whoWasFirst(tx, item, plan))) : null);
  }
  if (expectedVersion !== undefined && isStale(item, expectedVersion)) throw new Refusal('stale_version');
  if (workflow.transitions[action].needsReason && !plan.reason?.trim())
    throw new Refusal('objection', { message: workflow.refusals.reasonMissing });
  const changed = await plan.write(tx, item, decision.to);
  tx.audit({
    action: plan.event,
    record: workflow.record,
    recordId: plan.recordId,
    changes: [...differences(plan.content(item), plan.content(changed)), ...onPageOf(context, actor)],
    reason: plan.reason ?? null,
  });
  if (!tx.isRehearsal) await plan.notify?.(tx, changed);
  return changed;
}

const hasAnotherVersion = (item: { readonly version: number }, version: number) => item.version !== version;

function refusalOf({ code, objection }: Refused, better: Objection | null | undefined): Refusal {
  return better ? new Refusal(better.code ?? code, better) : new Refusal(code, objection);
}

/** R26: somebody changed the state after this person had read it; the trail knows who. */
async function whoWasFirst(
  tx: Tx,
  item: { readonly version: number },
  plan: { workflow: { record: string }; recordId: string | number; expectedVersion?: number | undefined },
): Promise<Objection | null> {
  if (plan.expectedVersion === undefined || plan.expectedVersion >= item.version) return null;
  const { companyId } = tx.context.actor;
  const last = await findLastChange(
    tx,
    { companyId, record: plan.workflow.record, recordId: String(plan.recordId) },
    'status',
  );
  return last && { message: fasterMessage, values: { who: last.actor_name }, code: 'somebody_was_faster' };
}

/** Signed on a page that somebody else had open: the trail says whose. */
function onPageOf(context: Context, acting: Actor): readonly FieldChange[] {
  if (context.actor.userId === acting.userId) return [];
  return [{ field: 'signedOnPageOf', from: null, to: context.actor.username }];
}
