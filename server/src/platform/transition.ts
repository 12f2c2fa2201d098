import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import {
  type Decision,
  decide,
  decideConsequence,
  type Notices,
  noticeOf,
  type Objection,
  type Workflow,
} from '@vigie/domain/kernel/workflow';
import { concurrentChangeMessage } from '@vigie/domain/messages/refusals';
import { findLastChange } from './audit/events';
import type { Context } from './context';
import type { Tx } from './database/tx';
import type { SignedRecord } from './signatures/signatures';
import { type Signing, type SigningPlatform, signAct } from './signatures/signing';

declare const allowedByTable: unique symbol;

/**
 * A state that a workflow's table has allowed. Repositories write no other, and only this file makes one, so that no state
 * is written past its table: `scripts/check-transitions.mjs` finds who tries.
 */
export type NewState<State extends string> = State & { readonly [allowedByTable]: true };

/** The state of a record that is being created. */
export function initialState<State extends string>(
  { record, initial }: { readonly record: string; readonly initial: readonly State[] },
  state: NoInfer<State>,
): NewState<State> {
  if (!initial.includes(state)) throw new Error(`no ${record} is created in the state ${state}`);
  return state as NewState<State>;
}

/** The state in which a record comes from elsewhere. */
export function importedState<State extends string>(
  { record, imported }: { readonly record: string; readonly imported?: { readonly states: readonly State[] } },
  state: NoInfer<State>,
): NewState<State> {
  if (!imported?.states.includes(state)) throw new Error(`no ${record} is imported in the state ${state}`);
  return state as NewState<State>;
}

type Versioned = { readonly version: number };

/** How one kind of record is locked, written and notified of. */
interface StateChange<State extends string, Item> {
  readonly recordId: string | number;
  readonly reason?: string | undefined;
  /** Reads and locks the record (`for update`); null when it is not there for this company. */
  readonly lock: (tx: Tx) => Promise<Item | null>;
  readonly write: (tx: Tx, item: Item, to: NewState<State>) => Promise<Item>;
  /** The fields whose change the trail records, and which a signature covers unless `signed` says otherwise. */
  readonly content: (item: Item) => Readonly<Record<string, Json>>;
  /** Recorded in the event beside what has changed in the record. */
  readonly extraChanges?: readonly FieldChange[];
  /** What follows from it for other records, after its event. */
  readonly consequences?: (tx: Tx, item: Item) => Promise<void>;
  /** Notifies people in the same transaction; `notice` is what the table names. */
  readonly notify?: (tx: Tx, item: Item, notice: string | null) => Promise<void>;
}

export interface TransitionPlan<
  State extends string,
  Action extends string,
  RoleOn extends string,
  Ruled,
  Facts,
  Item extends Ruled & Versioned,
> extends StateChange<State, Item> {
  readonly workflow: Workflow<State, Action, RoleOn, Ruled, Facts>;
  readonly action: Action;
  readonly expectedVersion?: number | undefined;
  /** Whether what the person looked at is no longer what they decide about; by default, any other version. */
  readonly isStale?: (item: Item, version: number) => boolean;
  readonly credentials?: SigningCredentials | undefined;
  readonly signedBy?: Signing['signedBy'];
  readonly facts: (tx: Tx, item: Item) => Promise<Facts>;
  readonly signed?: (item: Item) => SignedRecord;
  /** A better sentence than the workflow's for the wrong state: who was faster. */
  readonly explain?: (item: Item) => Objection | null;
  /** The field of the trail that holds its state: the user who changed it last was faster. */
  readonly stateField?: string;
}

export interface ConsequencePlan<State extends string, Effect extends string, Ruled, Item extends Ruled>
  extends StateChange<State, Item> {
  readonly workflow: Pick<
    Workflow<State, string, string, Ruled, never, Effect>,
    'record' | 'stateOf' | 'consequences' | 'refusals'
  >;
  readonly consequence: Effect;
}

type Refused = Extract<Decision<string>, { allowed: false }>;

/**
 * How a record changes its state. The row is locked first and the decision is taken on the locked row, so that of
 * two people who decide at the same moment one is refused with the name of the other.
 */
export async function transition<
  State extends string,
  Action extends string,
  RoleOn extends string,
  Ruled,
  Facts,
  Item extends Ruled & Versioned,
>(
  platform: SigningPlatform,
  context: Context,
  plan: TransitionPlan<State, Action, RoleOn, Ruled, Facts, Item>,
): Promise<Item> {
  const { action, workflow, credentials, signedBy } = plan;
  const { signature } = workflow.transitions[action];
  if (!signature) return platform.database.transaction(context, (tx) => decideAndWrite(tx, context, plan));
  return signAct(platform, context, { credentials, ...(signedBy && { signedBy }) }, async (tx) => {
    const changed = await decideAndWrite(tx, context, plan);
    const act = `${workflow.record}.${action}`;
    const asItIs = { record: workflow.record, recordId: plan.recordId, content: plan.content(changed) };
    return { result: changed, meaning: say('en', signature), signed: plan.signed?.(changed) ?? asItIs, act };
  });
}

/** The same as part of a transaction that is open already: it holds or is rolled back with everything else in it. */
export async function transitionIn<
  State extends string,
  Action extends string,
  RoleOn extends string,
  Ruled,
  Facts,
  Item extends Ruled & Versioned,
>(tx: Tx, plan: TransitionPlan<State, Action, RoleOn, Ruled, Facts, Item>): Promise<Item> {
  const { action, workflow } = plan;
  // A password is checked outside every transaction, so a signing caller cannot be inside one yet.
  if (workflow.transitions[action].signature) throw new Error(`${workflow.record} ${action} must be signed`);
  return decideAndWrite(tx, tx.context, plan);
}

/** What follows for this record from an act on another one, or on a part of it, in the transaction of that act. */
export async function applyConsequence<State extends string, Effect extends string, Ruled, Item extends Ruled>(
  tx: Tx,
  plan: ConsequencePlan<State, Effect, Ruled, Item>,
): Promise<Item> {
  const { workflow, consequence } = plan;
  const row = workflow.consequences?.[consequence];
  const item = await plan.lock(tx);
  if (!row || !item) throw new Refusal('not_found');
  const decision = decideConsequence(workflow, consequence, item);
  if (!decision.allowed) throw refusalOf(decision, null);
  return writeAndNotify(tx, plan, { ...row, record: workflow.record, item, from: workflow.stateOf(item) });
}

async function decideAndWrite<
  State extends string,
  Action extends string,
  RoleOn extends string,
  Ruled,
  Facts,
  Item extends Ruled & Versioned,
>(tx: Tx, context: Context, plan: TransitionPlan<State, Action, RoleOn, Ruled, Facts, Item>): Promise<Item> {
  const { workflow, action, expectedVersion, isStale = hasAnotherVersion } = plan;
  const { actor } = tx.context;
  const row = workflow.transitions[action];
  const item = await plan.lock(tx);
  if (!item) throw new Refusal('not_found');
  const decision = decide(workflow, action, { item, actor, facts: await plan.facts(tx, item) });
  if (!decision.allowed) {
    const isLate = decision.code === 'wrong_state';
    throw refusalOf(
      decision,
      isLate ? (plan.explain?.(item) ?? (await concurrentChangeObjection(tx, item, plan))) : null,
    );
  }
  if (expectedVersion !== undefined && isStale(item, expectedVersion)) throw new Refusal('stale_version');
  if (row.needsReason && !plan.reason?.trim()) throw invalidField('reason', workflow.refusals.reasonMissing);
  const { record } = workflow;
  return writeAndNotify(tx, plan, { ...row, record, item, from: workflow.stateOf(item) }, onPageOf(context, actor));
}

interface DecidedChange<State extends string, Item> {
  readonly record: string;
  readonly item: Item;
  readonly from: State;
  readonly to: State;
  readonly event: string;
  readonly notice?: Notices<State>;
}

async function writeAndNotify<State extends string, Item>(
  tx: Tx,
  plan: StateChange<State, Item>,
  decided: DecidedChange<State, Item>,
  extraChanges: readonly FieldChange[] = [],
): Promise<Item> {
  const { record, item, from, to, event } = decided;
  const changed = await plan.write(tx, item, to as NewState<State>);
  tx.audit({
    action: event,
    record,
    recordId: plan.recordId,
    changes: [...differences(plan.content(item), plan.content(changed)), ...(plan.extraChanges ?? []), ...extraChanges],
    reason: plan.reason ?? null,
  });
  await plan.consequences?.(tx, changed);
  if (!tx.isRehearsal) await plan.notify?.(tx, changed, noticeOf(decided, from));
  return changed;
}

const hasAnotherVersion = (item: Versioned, version: number) => item.version !== version;

function refusalOf({ code, objection }: Refused, better: Objection | null | undefined): Refusal {
  return better ? new Refusal(better.code ?? code, better) : new Refusal(code, objection);
}

interface LateAct {
  readonly workflow: { readonly record: string };
  readonly recordId: string | number;
  readonly expectedVersion?: number | undefined;
  readonly stateField?: string;
}

/** R26: another user changed the state after this person had read it; the trail knows who. */
async function concurrentChangeObjection(
  tx: Tx,
  item: Versioned,
  { workflow: { record }, recordId, expectedVersion, stateField }: LateAct,
): Promise<Objection | null> {
  if (!stateField || expectedVersion === undefined || expectedVersion >= item.version) return null;
  const { companyId } = tx.context.actor;
  const last = await findLastChange(tx, { companyId, record, recordId: String(recordId) }, stateField);
  return last && { message: concurrentChangeMessage, values: { who: last.actor_name }, code: 'somebody_was_faster' };
}

/** Signed on a page that another user had open: the trail says whose. */
function onPageOf(context: Context, acting: Actor): readonly FieldChange[] {
  if (context.actor.userId === acting.userId) return [];
  return [{ field: 'signedOnPageOf', from: null, to: context.actor.username }];
}
