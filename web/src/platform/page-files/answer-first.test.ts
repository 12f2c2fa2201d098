// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { answerFirst, firstPageRendered } from './answer-first';

it('asks for the files of the first page at once, and for those of a press after its frame', async () => {
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
