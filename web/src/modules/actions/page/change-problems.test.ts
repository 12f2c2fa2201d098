import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { actionEditMessages } from '@vigie/domain/modules/actions/messages/page';
import { actionChangeMessages as c } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { describe, expect, it } from 'vitest';
import { type Asked, problemsOf } from './change-problems';

const action = { responsibleId: 7, approverId: 9, dueDate: '2026-06-30' } as ActionDetail;
const problemWith = (asked: Asked, value: string, of = action) =>
  problemsOf(of, asked, { value, reason: 'because' }, '2026-06-01').value ?? null;

describe('what stands in the way of a change', () => {
  it.each([
    ['responsibleId', '', fieldMessages.required],
    ['responsibleId', '7', actionEditMessages.same],
    ['responsibleId', '9', c.samePerson],
    ['responsibleId', '8', null],
    ['approverId', '9', actionEditMessages.same],
    ['approverId', '7', c.samePerson],
    ['approverId', '', null],
    ['dueDate', '2026-06-30', actionEditMessages.same],
    ['dueDate', '2026-05-31', c.dueDatePast],
    ['dueDate', '2026-06-15', null],
    ['extension', '', fieldMessages.required],
    ['extension', '2026-06-15', c.notLater],
    ['extension', '2026-07-15', null],
  ] as const)('%s %s', (asked, value, problem) => expect(problemWith(asked, value)).toBe(problem));

  it('is that nobody is named where nobody was', () => {
    expect(problemWith('approverId', '', { ...action, approverId: null })).toBe(fieldMessages.required);
  });

  it('is a missing reason', () => {
    expect(problemsOf(action, 'dueDate', { value: '2026-07-01', reason: '  ' }, '2026-06-01')).toEqual({
      reason: fieldMessages.required,
    });
  });
});
