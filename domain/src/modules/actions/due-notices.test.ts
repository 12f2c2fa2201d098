import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, dueStage, isOverdue, noticeRecipients } from './due-notices';

const rules = { reminderDays: [7, 1], escalationDays: 3 };

describe('what is said of a due date', () => {
  it.each([
    [8, null],
    [7, 'before-7'],
    [2, 'before-7'],
    [1, 'before-1'],
    [0, 'before-1'],
    [-1, 'overdue'],
    [-2, 'overdue'],
    [-3, 'escalated'],
    [-300, 'escalated'],
  ])('%i days before it: %s', (daysLeft, stage) => expect(dueStage(daysLeft, rules)?.stage ?? null).toBe(stage));

  it('is nothing before it where the company wants no reminder', () => {
    expect(dueStage(0, { reminderDays: [], escalationDays: 1 })).toBeNull();
    expect(dueStage(-1, { reminderDays: [], escalationDays: 1 })?.stage).toBe('escalated');
  });

  it('only ever becomes more urgent', () => {
    const order = ['reminder', 'overdue', 'escalation'];
    const anyRules = fc.record({
      reminderDays: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 5 }),
      escalationDays: fc.integer({ min: 1, max: 365 }),
    });
    fc.assert(
      fc.property(anyRules, fc.integer({ min: -400, max: 100 }), (some, daysLeft) => {
        const rank = (stage: ReturnType<typeof dueStage>) => (stage ? order.indexOf(stage.notice) : -1);
        expect(rank(dueStage(daysLeft - 1, some))).toBeGreaterThanOrEqual(rank(dueStage(daysLeft, some)));
      }),
    );
  });

  it('reaches a user who has to act, and everyone when it is late for long', () => {
    expect(noticeRecipients('reminder', 'in_progress')).toEqual(['responsible']);
    expect(noticeRecipients('overdue', 'ready_for_qa')).toEqual(['reviewers']);
    expect(noticeRecipients('escalation', 'in_progress')).toEqual(['responsible', 'reviewers']);
  });

  it('counts days over a change of the clock', () => {
    expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
    expect(daysUntil('2026-11-14', '2026-11-15')).toBe(-1);
  });
});

describe('an action is overdue', () => {
  it.each([
    ['in_progress', '2026-05-01', true],
    ['approved', '2026-05-01', true],
    ['in_progress', '2026-05-02', false],
    ['in_progress', null, false],
    ['completed', '2026-05-01', false],
    ['cancelled', '2026-05-01', false],
  ] as const)('%s, due %s: %s', (status, dueDate, late) =>
    expect(isOverdue({ status, dueDate }, '2026-05-02')).toBe(late),
  );
});
