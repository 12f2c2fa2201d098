import type { Actor } from './identity/actor';
import type { Message, MessageValues } from './message';
import type { RefusalCode } from './refusal';

/** Why something is not possible, as a sentence for a person. */
export interface Objection {
  readonly message: Message;
  readonly values?: MessageValues;
  /** Where the general `objection` does not say enough: a missing right, a concurrent change. */
  readonly code?: RefusalCode;
}

/** Looks at facts that both server and client can supply, and objects or lets pass. */
export type Guard<Facts> = (facts: Facts) => Objection | null;

export interface Transition<State extends string, RoleOn extends string, Facts> {
  readonly label: Message;
  readonly from: readonly State[];
  readonly to: State;
  /** Roles held on this record, as computed by `rolesOn`. */
  readonly by: readonly RoleOn[];
  /** The audit event, in the past tense: `user.deactivated`. */
  readonly event: string;
  /** The notification that it sends, or those by the state that is left; to whom, the server says. */
  readonly notice?: Notices<State>;
  /** Brings back what had ended: nothing else leads from a final state to one that is not. */
  readonly reopens?: boolean;
  /** The meaning that a signature of this act carries; absent where no signature is asked for. */
  readonly signature?: Message;
  readonly needsReason?: boolean;
  /** Who may, where the workflow's general sentence does not say enough. */
  readonly wrongRole?: Message;
  /** When, where it has not ended and the workflow's general sentence does not say enough. */
  readonly wrongState?: Message;
  readonly guards?: readonly Guard<Facts>[];
}

export type Notices<State extends string> = string | Readonly<Partial<Record<State, string>>>;

/** A change of state that follows from another act, which has been checked. No page offers it. */
export interface Consequence<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly event: string;
  /** The event of the act that it follows from. */
  readonly follows: string;
  readonly notice?: Notices<State>;
}

/** The whole life of a record as a table. The server runs it to refuse, the client to disable a button and say why. */
export interface Workflow<
  State extends string,
  Action extends string,
  RoleOn extends string,
  Item,
  Facts,
  Effect extends string = never,
> {
  /** The glossary's word for the record: audit events are named after it. */
  readonly record: string;
  readonly stateLabels: Readonly<Record<State, Message>>;
  readonly stateOf: (item: Item) => State;
  readonly rolesOn: (item: Item, actor: Actor) => readonly RoleOn[];
  /** The states in which a record may be created, recorded by `createdEvent`. */
  readonly initial: readonly State[];
  readonly createdEvent: string;
  /** The states in which it may come from elsewhere, with the life that it had there behind it. */
  readonly imported?: { readonly states: readonly State[]; readonly event: string };
  /** The states in which its life has ended. */
  readonly final: readonly State[];
  /** What usually comes next in a state. */
  readonly usual: Readonly<Partial<Record<State, Action>>>;
  readonly transitions: Readonly<Record<Action, Transition<State, RoleOn, Facts>>>;
  readonly consequences?: Readonly<Record<Effect, Consequence<State>>>;
  readonly refusals: {
    readonly wrongRole: Message;
    /** Receives `action` and `state`. */
    readonly wrongState: Message;
    readonly reasonMissing: Message;
  };
}

export type Decision<State extends string> =
  | { readonly allowed: true; readonly to: State }
  | { readonly allowed: false; readonly code: RefusalCode; readonly objection: Objection };

export interface Question<Item, Facts> {
  readonly item: Item;
  readonly actor: Actor;
  readonly facts: Facts;
}

/** Rights come before state, and state before guards: a stranger learns nothing about the record. */
export function decide<State extends string, Action extends string, RoleOn extends string, Item, Facts>(
  workflow: Workflow<State, Action, RoleOn, Item, Facts>,
  action: Action,
  { item, actor, facts }: Question<Item, Facts>,
): Decision<State> {
  const transition = workflow.transitions[action];
  const held = workflow.rolesOn(item, actor);
  if (!transition.by.some((role) => held.includes(role))) {
    return {
      allowed: false,
      code: 'not_allowed',
      objection: { message: transition.wrongRole ?? workflow.refusals.wrongRole },
    };
  }
  const state = workflow.stateOf(item);
  if (!transition.from.includes(state)) {
    const isOver = workflow.final.includes(state);
    return {
      allowed: false,
      code: 'wrong_state',
      objection: {
        message: (isOver ? null : transition.wrongState) ?? workflow.refusals.wrongState,
        values: { state },
      },
    };
  }
  for (const guard of transition.guards ?? []) {
    const objection = guard(facts);
    if (objection) return { allowed: false, code: objection.code ?? 'objection', objection };
  }
  return { allowed: true, to: transition.to };
}

export interface AvailableAction<Action extends string> {
  readonly action: Action;
  readonly label: Message;
  readonly objection: Objection | null;
}

/** Every action of the workflow with what stands in its way: the buttons of a page, and the answer to "why can't I?". */
export function availableActions<State extends string, Action extends string, RoleOn extends string, Item, Facts>(
  workflow: Workflow<State, Action, RoleOn, Item, Facts>,
  question: Question<Item, Facts>,
): readonly AvailableAction<Action>[] {
  return (Object.keys(workflow.transitions) as Action[]).map((action) => {
    const decision = decide(workflow, action, question);
    return {
      action,
      label: workflow.transitions[action].label,
      objection: decision.allowed ? null : decision.objection,
    };
  });
}

/** Whether what follows from another act changes the state of this record. */
export function decideConsequence<State extends string, Item, Effect extends string>(
  workflow: Pick<Workflow<State, string, string, Item, never, Effect>, 'stateOf' | 'consequences'> & {
    readonly refusals: { readonly wrongState: Message };
  },
  effect: Effect,
  item: Item,
): Decision<State> {
  const state = workflow.stateOf(item);
  const consequence = workflow.consequences?.[effect];
  if (consequence?.from.includes(state)) return { allowed: true, to: consequence.to };
  const objection = { message: workflow.refusals.wrongState, values: { state } };
  return { allowed: false, code: 'wrong_state', objection };
}

export function hasEnded<State extends string>(
  { final }: { readonly final: readonly State[] },
  state: NoInfer<State>,
): boolean {
  return final.includes(state);
}

/** Whether a transition leads out of the state, for any user. */
export function hasOutgoingTransition<State extends string>(
  { transitions }: { readonly transitions: Readonly<Record<string, { readonly from: readonly State[] }>> },
  state: NoInfer<State>,
): boolean {
  return Object.values(transitions).some(({ from }) => from.includes(state));
}

interface UsualWay<State extends string, Action extends string> {
  readonly usual: Readonly<Partial<Record<State, Action>>>;
  readonly transitions: Readonly<Record<NoInfer<Action>, { readonly to: State }>>;
}

/** What usually still comes, from a state to the end of the way. */
export function usualPath<State extends string, Action extends string>(
  { usual, transitions }: UsualWay<State, Action>,
  from: NoInfer<State>,
): readonly Action[] {
  const path: Action[] = [];
  for (let next = usual[from]; next && !path.includes(next); next = usual[transitions[next].to]) path.push(next);
  return path;
}

/** Whether a state lies behind an action on the usual way. */
export function isPast<State extends string, Action extends string>(
  workflow: UsualWay<State, Action>,
  action: NoInfer<Action>,
  state: NoInfer<State>,
): boolean {
  const { to } = workflow.transitions[action];
  return [to, ...usualPath(workflow, to).map((next) => workflow.transitions[next].to)].includes(state);
}

export function noticeOf<State extends string>(
  { notice }: { readonly notice?: Notices<State> },
  from: State,
): string | null {
  return (typeof notice === 'object' ? notice[from] : notice) ?? null;
}

/** Where only the table matters, and not what its guards look at. */
export type AnyWorkflow = Pick<
  Workflow<string, string, string, never, never, string>,
  | 'record'
  | 'stateLabels'
  | 'initial'
  | 'createdEvent'
  | 'imported'
  | 'final'
  | 'usual'
  | 'transitions'
  | 'consequences'
>;
