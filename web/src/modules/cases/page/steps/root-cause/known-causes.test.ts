import { newCause, noCauses } from '@vigie/domain/modules/cases/steps/root-cause';
import { expect, it } from 'vitest';
import { withSameKept } from './known-causes';

it('keeps the objects of causes that say the same, and the tree when all of them do', () => {
  const tree = { 'cause-a': newCause(null, 1, 'A'), 'cause-b': newCause('cause-a', 1, 'B') };
  const first = withSameKept({ given: noCauses, causes: noCauses }, tree);
  const again = withSameKept(first, structuredClone(tree));
  expect(again.causes).toBe(first.causes);
  const changed = withSameKept(again, { ...again.given, 'cause-b': newCause('cause-a', 1, 'Other') });
  expect(changed.causes['cause-a']).toBe(tree['cause-a']);
  expect(changed.causes['cause-b']?.text).toBe('Other');
  expect(Object.keys(withSameKept(changed, { 'cause-a': newCause(null, 1, 'A') }).causes)).toEqual(['cause-a']);
});
