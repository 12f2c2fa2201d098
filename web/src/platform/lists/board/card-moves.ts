import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { Message } from '@vigie/domain/kernel/message';
import {
  decide,
  hasOutgoingTransition,
  type Objection,
  type Question,
  type Transition,
  type Workflow,
} from '@vigie/domain/kernel/workflow';
import { boardMessages as m } from '@vigie/domain/messages/lists';
import { recordListMessages } from '@vigie/domain/messages/record-page';

/** The part of a workflow that a board shows. */
export interface Ways<Action extends string, Status extends string> {
  readonly stateLabels: Readonly<Record<Status, Message>>;
  readonly transitions: Readonly<Record<Action, Pick<Transition<Status, string, never>, 'from' | 'to' | 'label'>>>;
  readonly refusals: { readonly wrongRole: Message };
}

export interface CardMove<Action extends string, Status extends string> {
  readonly action: Action;
  readonly to: Status;
  readonly objection: Objection | null;
}

/** Where a workflow leads from a status, each way with what already stands in the way of this person. */
export function movesFrom<Action extends string, Status extends string>(
  { transitions }: Ways<Action, Status>,
  status: Status,
  objectionTo: (action: Action) => Objection | null,
): readonly CardMove<Action, Status>[] {
  return (Object.keys(transitions) as Action[])
    .filter((action) => transitions[action].from.includes(status))
    .map((action) => ({ action, to: transitions[action].to, objection: objectionTo(action) }));
}

export type Landing<Move, Status extends string> =
  | { readonly kind: 'stays' }
  | { readonly kind: 'moves'; readonly move: Move }
  | ({ readonly kind: 'refused'; readonly ways?: { readonly from: Status; readonly to: Status } } & Objection);

interface Landed<Action extends string, Status extends string> {
  readonly status: Status;
  readonly moves: readonly CardMove<Action, Status>[];
  /** What is said of a card that no way leads on from. */
  readonly nowhere: Message;
}

/** What it means to put a card into the column of a status. */
export function outcomeOfDrop<Action extends string, Status extends string>(
  workflow: Ways<Action, Status>,
  { status, moves, nowhere }: Landed<Action, Status>,
  column: string,
): Landing<CardMove<Action, Status>, Status> {
  if (status === column) return { kind: 'stays' };
  const to = (Object.keys(workflow.stateLabels) as Status[]).find((one) => one === column);
  if (!to) return { kind: 'refused', message: m.unknownStatus };
  if (moves.length === 0) return { kind: 'refused', message: nowhere };
  const there = moves.filter((move) => move.to === to);
  const open = there.find(({ objection }) => objection === null);
  if (open) return { kind: 'moves', move: open };
  const [first, ...others] = there.flatMap(({ objection }) => objection ?? []);
  if (!first) return { kind: 'refused', message: m.noWay, ways: { from: status, to } };
  // Each way has its own people: to name those of one only would mislead.
  return { kind: 'refused', ...(others.length > 0 ? { message: workflow.refusals.wrongRole } : first) };
}

/** What a board asks of its cards. */
export interface CardRules<Card, Action extends string, Status extends string> {
  readonly canMove: (card: Card) => boolean;
  readonly movesOf: (card: Card, actor: Actor) => readonly CardMove<Action, Status>[];
  /** What it means to put a card into the column of a status. */
  readonly dropOutcome: (card: Card, column: string, actor: Actor) => Landing<CardMove<Action, Status>, Status>;
}

/** The moves of a card as its workflow has them. What a card does not know of its record, the server says. */
export function workflowMoves<Card, State extends string, Action extends string, RoleOn extends string, Item, Facts>(
  workflow: Workflow<State, Action, RoleOn, Item, Facts>,
  questionOf: (card: Card, actor: Actor) => Omit<Question<Item, Facts>, 'actor'>,
  nowhere: Message = recordListMessages.nowhere,
): CardRules<Card & { readonly status: State }, Action, State> {
  const movesOf = (card: Card & { readonly status: State }, actor: Actor) => {
    const question = { ...questionOf(card, actor), actor };
    return movesFrom(workflow, card.status, (action) => {
      const decision = decide(workflow, action, question);
      return decision.allowed ? null : decision.objection;
    });
  };
  return {
    canMove: ({ status }) => hasOutgoingTransition(workflow, status),
    movesOf,
    dropOutcome: (card, column, actor) =>
      outcomeOfDrop(workflow, { status: card.status, moves: movesOf(card, actor), nowhere }, column),
  };
}
