// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollNearEdges } from './edge-scroll';

/** A board of 1,000 pixels, of which 400 are seen. */
function board() {
  document.body.innerHTML = '<div style="overflow-x: auto"><p></p></div>';
  const box = document.querySelector('div') as HTMLElement;
  for (const [name, value] of Object.entries({
    clientWidth: 400,
    scrollWidth: 1000,
    clientHeight: 300,
    scrollHeight: 300,
  })) {
    Object.defineProperty(box, name, { value });
  }
  box.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  box.scrollBy = ((by: ScrollToOptions) => {
    box.scrollLeft += by.left ?? 0;
  }) as typeof box.scrollBy;
  return { box, item: document.querySelector('p') as HTMLElement };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('scrolls on while what is carried is near an edge, and stops with the press', () => {
  const { box, item } = board();
  const press = new AbortController();
  const onScroll = vi.fn();
  const follow = scrollNearEdges(item, { x: 300, y: 200 }, onScroll, press.signal);
  follow({ x: 310, y: 200 });
  vi.advanceTimersByTime(100);
  expect(box.scrollLeft).toBe(0);
  follow({ x: 495, y: 200 });
  vi.advanceTimersByTime(100);
  expect(box.scrollLeft).toBeGreaterThan(50);
  expect(onScroll).toHaveBeenCalled();
  const reached = box.scrollLeft;
  press.abort();
  vi.advanceTimersByTime(100);
  expect(box.scrollLeft).toBe(reached);
});

it('does not run away with what was lifted near an edge and carried inwards', () => {
  const { box, item } = board();
  box.scrollLeft = 300;
  const follow = scrollNearEdges(item, { x: 110, y: 200 }, vi.fn(), new AbortController().signal);
  follow({ x: 120, y: 200 });
  vi.advanceTimersByTime(100);
  expect(box.scrollLeft).toBe(300);
  follow({ x: 105, y: 200 });
  vi.advanceTimersByTime(100);
  expect(box.scrollLeft).toBeLessThan(300);
});
