import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { boardMessages } from '@vigie/domain/messages/lists';
import { caseBoardMessages } from '@vigie/domain/modules/cases/messages/list';
import { caseActionMessages } from '@vigie/domain/modules/cases/messages/workflow';
import { describe, expect, it } from 'vitest';
import { cardRules } from './card-rules';

const { dropOutcome, movesOf } = cardRules;

const person = (userId: number, roles: Actor['roles']): Actor => ({
  companyId: 1,
  userId,
  username: 'somebody',
  displayName: 'Somebody',
  roles,
});
const lead = person(7, ['reporter']);
const qa = person(8, ['reporter', 'qa']);
const card = (status: Parameters<typeof movesOf>[0]['status']) => ({ status, ownerId: 7 });

describe('the moves of a card', () => {
  it('are those of the workflow, each with what stands in the way of the person', () => {
    expect(movesOf(card('in_progress'), lead)).toEqual([
      { action: 'submit', to: 'ready_for_qa', objection: null },
      { action: 'void', to: 'void', objection: { message: caseActionMessages.onlyQa } },
    ]);
    expect(movesOf(card('ready_for_qa'), qa).map(({ action, objection }) => [action, objection])).toEqual([
      ['return', null],
      ['approve', null],
      ['void', null],
    ]);
  });

  it('do not exist for a report that waits, nor for a void case', () => {
    expect(movesOf(card('waiting_approval'), qa)).toEqual([]);
    expect(movesOf(card('void'), qa)).toEqual([]);
  });
});

describe('a card that is put into a column', () => {
  it('stays where it is in its own', () => {
    expect(dropOutcome(card('closed'), 'closed', qa)).toEqual({ kind: 'stays' });
  });

  it('moves where the workflow has a way and the person the right', () => {
    expect(dropOutcome(card('closed'), 'in_progress', qa)).toMatchObject({ kind: 'moves', move: { action: 'reopen' } });
  });

  it('is refused with the reason otherwise', () => {
    const refused = (status: Parameters<typeof card>[0], column: string, actor: Actor) =>
      dropOutcome(card(status), column, actor);
    expect(refused('in_progress', 'closed', qa)).toMatchObject({
      message: boardMessages.noWay,
      ways: { from: 'in_progress', to: 'closed' },
    });
    expect(refused('in_progress', 'ready_for_qa', qa)).toMatchObject({ message: caseActionMessages.onlyLeadWriter });
    expect(refused('waiting_approval', 'in_progress', qa)).toMatchObject({ message: caseBoardMessages.waiting });
    expect(refused('void', 'in_progress', qa)).toMatchObject({ message: caseBoardMessages.nowhere });
    expect(refused('approved', 'unknown', qa)).toMatchObject({ message: boardMessages.unknownStatus });
  });
});
