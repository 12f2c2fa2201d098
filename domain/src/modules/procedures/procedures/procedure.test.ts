import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../kernel/day';
import { codeKey, codePattern, reviewDue, reviewReminder, reviewUrgency, tidyCode } from './procedure';

it('keeps one code for all ways of typing it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9][A-Z0-9 ._/-]{0,20}$/), (code) => {
      expect(tidyCode(tidyCode(code))).toBe(tidyCode(code));
      expect(codeKey(` ${code.toLowerCase()}  `)).toBe(codeKey(code));
      expect(codePattern.test(tidyCode(code))).toBe(true);
    }),
  );
  expect(codeKey('sop 012')).toBe(codeKey('SOP012'));
  expect(codeKey('SOP-012')).not.toBe(codeKey('SOP 012'));
});

it('takes no code with marks of another writing direction, lines or tags', () => {
  for (const code of ['', ' ', '<b>', 'A\nB', '-A', 'A\u202eB']) expect(codePattern.test(code), code).toBe(false);
});

it('reviews so many months after the last approval, at the end of a shorter month', () => {
  expect(reviewDue('2026-01-31', 1)).toBe('2026-02-28');
  expect(reviewDue('2026-11-19', 24)).toBe('2028-11-19');
});

it('reminds 60, 30 and 7 days before and once it is late', () => {
  const due = '2027-03-01';
  const at = (days: number) => reviewReminder(due, addDays(due, -days));
  expect([61, 60, 31, 30, 8, 7, 0, -1].map(at)).toEqual([
    null,
    'due-60',
    'due-60',
    'due-30',
    'due-30',
    'due-7',
    'due-7',
    'overdue',
  ]);
  expect([61, 60, 0, -1].map((days) => reviewUrgency(due, addDays(due, -days)))).toEqual([
    null,
    'soon',
    'soon',
    'late',
  ]);
  expect(reviewUrgency(null, due)).toBeNull();
});
