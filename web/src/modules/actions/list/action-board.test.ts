// @vitest-environment happy-dom

import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { boardMessages } from '@vigie/domain/messages/lists';
import { actionBoardMessages } from '@vigie/domain/modules/actions/messages/list';
import { actionWorkflowMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { describe, expect, it } from 'vitest';
import { cardRules } from './action-board';

const { dropOutcome, movesOf } = cardRules;

const person = (userId: number, roles: Actor['roles'] = ['reporter']): Actor => ({
  companyId: 1,
  userId,
  username: 'somebody',
  displayName: 'Somebody',
  roles,
});
const responsible = person(7);
const approver = person(8);
const colleague = person(9);
const card = (status: ActionStatus, done = 2) => ({
  status,
  responsibleId: 7,
  approverId: 8,
  todos: { done, total: 2 },
});

describe('the card of an action', () => {
  it('offers the moves of its status, each with what stands in the way', () => {
    expect(movesOf(card('in_progress'), responsible)).toEqual([
      { action: 'ready', to: 'ready_for_qa', objection: null },
      {
        action: 'cancel',
        to: 'cancelled',
        objection: { message: actionWorkflowMessages.onlyReviewer },
      },
    ]);
    expect(movesOf(card('completed'), approver)).toEqual([]);
  });

  it('is not ready while its list has something to do', () => {
    expect(dropOutcome(card('in_progress', 1), 'ready_for_qa', responsible)).toEqual({
      kind: 'refused',
      message: actionWorkflowMessages.todosOpen,
      values: { n: 1 },
    });
  });

  it('goes back by the way of the user who moves it', () => {
    const back = (actor: Actor) => dropOutcome(card('ready_for_qa'), 'in_progress', actor);
    expect(back(responsible)).toMatchObject({ move: { action: 'withdraw' } });
    expect(back(approver)).toMatchObject({ move: { action: 'return' } });
    expect(back(colleague)).toMatchObject({ kind: 'refused', message: actionWorkflowMessages.onlyConcerned });
  });

  it('says why it does not go elsewhere', () => {
    expect(dropOutcome(card('in_progress'), 'completed', approver)).toMatchObject({
      message: boardMessages.noWay,
      ways: { from: 'in_progress', to: 'completed' },
    });
    expect(dropOutcome(card('cancelled'), 'in_progress', approver)).toMatchObject({
      message: actionBoardMessages.nowhere,
    });
  });
});
