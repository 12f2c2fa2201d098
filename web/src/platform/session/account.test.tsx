// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testComponents } from '../testing/component-test';
import { useSignUp } from './account';

testComponents();
afterEach(() => vi.useRealTimers());

it('asks again as long as demo data are being filled in, and then no more', async () => {
  // Each request is a line of the console.
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  const answers = [true, true, false].map((isFillingDemo) => ({ open: true, isFillingDemo }));
  const asked = vi.fn(async () => new Response(JSON.stringify(answers.shift())));
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result } = renderHook(() => useSignUp());
  await vi.waitFor(() => expect(result.current).toEqual({ open: true, isFillingDemo: true }));
  await vi.advanceTimersByTimeAsync(7000);
  await vi.waitFor(() => expect(result.current).toEqual({ open: true, isFillingDemo: false }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
});
