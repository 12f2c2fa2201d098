// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFolded } from './folded';

it('is another set only when a cause is folded or unfolded that was not', () => {
  const { result } = renderHook(() => useFolded('NC_0001'));
  const open = result.current.folded;
  act(() => result.current.fold('one', false));
  expect(result.current.folded).toBe(open);
  act(() => result.current.fold('one', true));
  const folded = result.current.folded;
  expect([...folded]).toEqual(['one']);
  act(() => result.current.fold('one', true));
  expect(result.current.folded).toBe(folded);
  act(() => result.current.fold('one', false));
  expect([...result.current.folded]).toEqual([]);
});
