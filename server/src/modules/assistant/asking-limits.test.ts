import { expect, it } from 'vitest';
import { AskingLimits } from './asking-limits';

const lead = { companyId: 1, userId: 7 };
const minute = 60_000;

it('so many requests of one person are let in within any minute, whoever else asks', () => {
  const limits = new AskingLimits(2);
  limits.enter(lead, 0)();
  limits.enter(lead, 1000)();
  expect(() => limits.enter(lead, minute - 1)).toThrow('too_many_requests');
  limits.enter({ companyId: 2, userId: 7 }, minute - 1)();
  limits.enter({ companyId: 1, userId: 8 }, minute - 1)();
  limits.enter(lead, minute + 1)();
  expect(() => limits.enter(lead, minute + 2)).toThrow('too_many_requests');
});

it('three answers at once are enough for one person, and one that ends twice ends once', () => {
  const limits = new AskingLimits(100);
  const leaving = [1, 2, 3].map((now) => limits.enter(lead, now));
  expect(() => limits.enter(lead, 4)).toThrow('too_many_requests');
  leaving[0]?.();
  leaving[0]?.();
  limits.enter(lead, 5);
  expect(() => limits.enter(lead, 6)).toThrow('too_many_requests');
});
