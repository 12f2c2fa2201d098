// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('asks for the files of the first page at once, and for those of a press after its frame', async () => {
  // Another test may have rendered a page.
  vi.resetModules();
  const { answerFirst, firstPageRendered } = await import('./answer-first');
  const load = vi.fn(async () => 'file');
  void answerFirst(load);
  expect(load).toHaveBeenCalledTimes(1);
  firstPageRendered();
  const later = answerFirst(load);
  let isPainted = false;
  requestAnimationFrame(() => {
    isPainted = true;
    expect(load).toHaveBeenCalledTimes(1);
  });
  expect(await later).toBe('file');
  expect(isPainted).toBe(true);
});
