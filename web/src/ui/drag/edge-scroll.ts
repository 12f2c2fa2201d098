/** In the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a window's length, at either end, in which it scrolls: the nearer to the edge, the faster. */
const edge = 0.2;
/** Pixels in a millisecond, at the very edge. */
const fastest = 2;

type Axis = 'x' | 'y';

/** What scrolls, and where its beginning stands. Its box is looked up once: a window that changes ends the drag. */
interface ScrollWindow {
  readonly element: Element;
  readonly begin: Point;
  readonly length: Point;
}

/**
 * Scrolls what an element stands in while the pointer is near one of its edges, in the directions that the pointer has gone
 * since the beginning: what is lifted near an edge does not run away. Answers what has to hear of each move.
 */
export function scrollNearEdges(
  element: Element,
  start: Point,
  onScroll: () => void,
  signal: AbortSignal,
): (pointer: Point) => void {
  const windows = windowsAround(element);
  const gone = { x: new Set<number>(), y: new Set<number>() };
  let pointer = start;
  let frame = 0;
  let before = 0;

  const speed = (one: ScrollWindow, axis: Axis) => {
    const wanted = speedAt(one, axis, pointer);
    return gone[axis].has(Math.sign(wanted)) && canScroll(one.element, axis, wanted) ? wanted : 0;
  };
  const scroll = (now: number) => {
    frame = 0;
    if (signal.aborted) return;
    const passed = before === 0 ? 16 : Math.min(now - before, 50);
    before = 0;
    for (const one of windows) {
      const [left, top] = [speed(one, 'x') * passed, speed(one, 'y') * passed];
      if (left === 0 && top === 0) continue;
      one.element.scrollBy({ left, top, behavior: 'instant' });
      onScroll();
      before = now;
      frame = requestAnimationFrame(scroll);
      return;
    }
  };
  return (next) => {
    gone.x.add(Math.sign(next.x - pointer.x));
    gone.y.add(Math.sign(next.y - pointer.y));
    pointer = next;
    const isNear = windows.some((one) => speedAt(one, 'x', pointer) !== 0 || speedAt(one, 'y', pointer) !== 0);
    if (isNear && frame === 0) frame = requestAnimationFrame(scroll);
  };
}

/** The page first. */
function windowsAround(element: Element): readonly ScrollWindow[] {
  const found: ScrollWindow[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (!/auto|scroll/.test(`${overflowX} ${overflowY}`)) continue;
    const { left, top } = one.getBoundingClientRect();
    found.unshift({ element: one, begin: { x: left, y: top }, length: lengthOf(one) });
  }
  const page = document.scrollingElement ?? document.documentElement;
  return [{ element: page, begin: { x: 0, y: 0 }, length: lengthOf(page) }, ...found];
}

const lengthOf = ({ clientWidth, clientHeight }: Element): Point => ({ x: clientWidth, y: clientHeight });

/** Negative towards the beginning; 0 away from the edges. */
function speedAt({ begin, length }: ScrollWindow, axis: Axis, pointer: Point): number {
  const reach = length[axis] * edge;
  if (reach === 0) return 0;
  const fromBegin = pointer[axis] - begin[axis];
  const fromEnd = length[axis] - fromBegin;
  if (fromBegin < reach) return -fastest * Math.min(1, 1 - fromBegin / reach);
  return fromEnd < reach ? fastest * Math.min(1, 1 - fromEnd / reach) : 0;
}

function canScroll(element: Element, axis: Axis, speed: number): boolean {
  const [done, shown, whole] =
    axis === 'x'
      ? [element.scrollLeft, element.clientWidth, element.scrollWidth]
      : [element.scrollTop, element.clientHeight, element.scrollHeight];
  return speed < 0 ? done > 0 : done + shown < whole - 1;
}
