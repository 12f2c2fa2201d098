import type { Actor } from './identity/actor';
import type { Message, MessageValues } from './message';
import type { RefusalCode } from './refusal';

/** Why something is not possible, as a sentence for a person. */
export interface Objection {
  readonly message: Message;
  readonly values?: MessageValues;
  /** Where the general `objection` does not say enough: a right that is missing, somebody who was faster. */
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
  /** The meaning that a signature of this act carries; absent where no signature is asked for. */
  readonly signature?: Message;
  readonly needsReason?: boolean;
  /** Who may, where the workflow's general sentence does not say enough. */
  readonly wrongRole?: Message;
  readonly guards?: readonly Guard<Facts>[];
}

/** The whole life of a record as a table. The server runs it to refuse, the client to disable a button and say why. */
export interface Workflow<State extends string, Action extends string, RoleOn extends string, Item, Facts> {
  /** The glossary's word for the record: audit events are named after it. */
  readonly record: string;
  readonly stateLabels: Readonly<Record<State, Message>>;
  readonly stateOf: (item: Item) => State;
  readonly rolesOn: (item: Item, actor: Actor) => readonly RoleOn[];
  readonly transitions: Readonly<Record<Action, Transition<State, RoleOn, Facts>>>;
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
    return {
      allowed: false,
      code: 'wrong_state',
      objection: { message: workflow.refusals.wrongState, values: { state } },
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

/** Where only the table matters, and not what its guards look at. */
export type AnyWorkflow = Pick<
  Workflow<string, string, string, never, never>,
  'record' | 'stateLabels' | 'transitions'
>;
