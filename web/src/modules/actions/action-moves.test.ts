// @vitest-environment happy-dom

import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { availableActions } from '@vigie/domain/kernel/workflow';
import { actionWorkflowMessages as m } from '@vigie/domain/modules/actions/messages/workflow';
import type { Action } from '@vigie/domain/modules/actions/record';
import { type ActionFacts, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { describe, expect, it } from 'vitest';
import { marksOf } from './action-moves';

const person = (userId: number, ...roles: Actor['roles']): Actor => ({
  companyId: 1,
  userId,
  username: 'someone',
  displayName: 'Someone',
  roles,
});

const action = { responsibleId: 7, approverId: null, status: 'in_progress' as const };

function objectionsTo(of: Pick<Action, 'responsibleId' | 'approverId' | 'status'>, actor: Actor, facts: ActionFacts) {
  const moves = availableActions(actionWorkflow, { item: { ...of, companyId: actor.companyId }, actor, facts });
  return new Map(moves.map(({ action, objection }) => [action, objection]));
}

const goesOn = { isCaseEnded: false, openTodos: 0, ownWork: null };

describe('the moves of an action', () => {
  it('are open to a user who does it, or reviews it, and say to the others why not', () => {
    expect(objectionsTo(action, person(7), goesOn).get('ready')).toBeNull();
    expect(objectionsTo(action, person(8), goesOn).get('ready')?.message).toBe(m.onlyResponsible);
    const waiting = { ...action, status: 'ready_for_qa' as const };
    expect(objectionsTo(waiting, person(8, 'qa'), goesOn).get('review')).toBeNull();
    expect(objectionsTo(waiting, person(7, 'qa'), goesOn).get('review')?.message).toBe(m.onlyReviewer);
  });

  it('wait for the to-do list', () => {
    expect(objectionsTo(action, person(7), { ...goesOn, openTodos: 2 }).get('ready')).toEqual({
      message: m.todosOpen,
      values: { n: 2 },
    });
  });

  it('end with the case', () => {
    expect(objectionsTo(action, person(7), { ...goesOn, isCaseEnded: true }).get('ready')?.message).toBe(m.caseEnded);
  });
});

describe('the two QA marks of an action', () => {
  it('turn by the move that the state knows', () => {
    expect(marksOf('in_progress')).toEqual({
      ready: { isOn: false, move: 'ready' },
      review: { isOn: false, move: 'review' },
    });
    expect(marksOf('ready_for_qa').ready).toEqual({ isOn: true, move: 'withdraw' });
    expect(marksOf('approved').review).toEqual({ isOn: true, move: 'reopen' });
    expect(marksOf('completed').review.isOn).toBe(true);
    expect(marksOf('cancelled').ready.isOn).toBe(false);
  });
});
