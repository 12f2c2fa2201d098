import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deeds } from '../../kernel/identity/own-work';
import { decide } from '../../kernel/workflow';
import { people, person } from './testing/people';
import {
  type ActionItem,
  type ActionMove,
  actionCommentObjection,
  actionMoves,
  actionStatuses,
  actionWorkflow,
  nextOwnMove,
} from './workflow';

const facts = { isCaseEnded: false, openTodos: 0, ownWork: null };

/** The whole table: what is not listed is refused. */
const rules: Readonly<Record<(typeof actionMoves)[number], { from: string[]; who: string[] }>> = {
  ready: { from: ['in_progress'], who: ['responsible', 'responsible who is qa'] },
  withdraw: { from: ['ready_for_qa'], who: ['responsible', 'responsible who is qa'] },
  return: { from: ['ready_for_qa'], who: ['qa', 'approver'] },
  review: { from: ['ready_for_qa'], who: ['qa', 'approver'] },
  reopen: { from: ['approved'], who: ['qa', 'approver'] },
  complete: { from: ['approved'], who: ['qa', 'approver', 'responsible', 'responsible who is qa'] },
  cancel: { from: ['in_progress', 'ready_for_qa', 'approved'], who: ['qa', 'approver'] },
};

describe('R19 R22 R25 the life of an action', () => {
  for (const status of actionStatuses) {
    const item: ActionItem = { companyId: 1, responsibleId: 7, approverId: 8, status };
    for (const move of actionMoves) {
      it.each(people)(`${status}, ${move} by %s`, (who, actor) => {
        const may = rules[move].from.includes(status) && rules[move].who.includes(who);
        expect(decide(actionWorkflow, move, { item, actor, facts }).allowed).toBe(may);
        const ended = decide(actionWorkflow, move, { item, actor, facts: { ...facts, isCaseEnded: true } });
        expect(ended.allowed).toBe(false);
      });
    }
  }

  it.each([
    ['in_progress', 'complete', 'Available after QA review.'],
    ['in_progress', 'review', 'Available once the action is ready for QA.'],
    ['approved', 'ready', 'The assignee has already marked it as finished.'],
    ['completed', 'complete', 'The action is completed or cancelled.'],
  ] as const)('says of an action that is %s when %s is possible', (status, move, said) => {
    const item: ActionItem = { companyId: 1, responsibleId: 7, approverId: 8, status };
    const actor = person(['reporter'], move === 'review' ? 8 : 7);
    const decision = decide(actionWorkflow, move, { item, actor, facts });
    expect(!decision.allowed && decision.objection.message.en).toBe(said);
  });

  it('R30 is not commented on once its case has ended', () => {
    expect(actionCommentObjection({ isCaseEnded: false })).toBeNull();
    expect(actionCommentObjection({ isCaseEnded: true })).toMatchObject({ code: 'wrong_state' });
  });

  it.each(deeds)(
    'R22 is not reviewed by a user who %s something of it before, though nothing else is closed to them',
    (ownWork) => {
      const item: ActionItem = { companyId: 1, responsibleId: 7, approverId: 8, status: 'ready_for_qa' };
      for (const actor of [person(['qa'], 9), person(['reporter'], 8)]) {
        const decided = (move: ActionMove) =>
          decide(actionWorkflow, move, { item, actor, facts: { ...facts, ownWork } });
        expect(decided('review')).toMatchObject({ allowed: false, code: 'not_allowed' });
        expect(decided('return').allowed).toBe(true);
        expect(decided('cancel').allowed).toBe(true);
      }
    },
  );

  it('names what is next and the responsible’s own, until it is with others or has ended', () => {
    expect(actionStatuses.map(nextOwnMove)).toEqual(['ready', null, 'complete', null, null]);
  });

  it('is not ready while something is left to do, and everything else goes on', () => {
    const item: ActionItem = { companyId: 1, responsibleId: 7, approverId: 8, status: 'in_progress' };
    const withTodo = { ...facts, openTodos: 1 };
    const ready = decide(actionWorkflow, 'ready', { item, actor: person(['reporter'], 7), facts: withTodo });
    expect(ready).toMatchObject({ allowed: false, code: 'objection', objection: { values: { n: 1 } } });
    for (const move of ['withdraw', 'review', 'return', 'cancel'] as const) {
      const waiting = { ...item, status: 'ready_for_qa' as const };
      const actor = move === 'withdraw' ? person(['reporter'], 7) : person(['qa']);
      expect(decide(actionWorkflow, move, { item: waiting, actor, facts: withTodo }).allowed).toBe(true);
    }
  });

  it('whatever people try, it is reviewed before it is completed, and never by a user who did it', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom(...actionMoves), fc.constantFrom(...people)), { maxLength: 40 });
    fc.assert(
      fc.property(tries, (attempts) => {
        let item: ActionItem = { companyId: 1, responsibleId: 7, approverId: null, status: 'in_progress' };
        let reviewer: number | null = null;
        for (const [move, [, actor]] of attempts) {
          const decision = decide(actionWorkflow, move, { item, actor, facts });
          if (!decision.allowed) continue;
          if (move === 'review') reviewer = actor.userId;
          if (decision.to === 'in_progress') reviewer = null;
          item = { ...item, status: decision.to };
          if (item.status === 'completed') expect(reviewer).not.toBeNull();
          expect(reviewer).not.toBe(item.responsibleId);
        }
      }),
    );
  });
});
