import { type CarriedItem, type DragListener, type Grip, lift } from './carried-item';
import type { Point } from './edge-scroll';

/** How far the mouse goes before a press counts as dragging, in pixels, where an item does not say `data-drag-distance`. */
const mouseDistance = 8;
/** How long a finger rests, in milliseconds, before it drags rather than scrolls, and how far it may stray meanwhile. */
const touchRest = { delay: 250, tolerance: 8 };
/** Not Enter, which opens the link that the handle is. */
const startKey = 'Space';
const endKeys: readonly string[] = ['Space', 'Enter', 'Tab'];
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Mouse, finger and keyboard on an area whose items are `[data-drag-item]`, each in a `[data-drag-place]` and with one
 * `[data-drag-handle]` for the keyboard. An item with a `data-drag-kind` goes only into places that name it in their
 * `data-drag-takes`. One listener for all of them: an item costs nothing until it is lifted.
 */
export function watchGestures(area: HTMLElement, listener: DragListener): () => void {
  const watch = new AbortController();
  let running: AbortController | null = null;
  const gripOf = ({ target }: Event): Grip | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-drag-item]') : null;
    if (!element || (running && !running.signal.aborted)) return null;
    running = new AbortController();
    return { area, element, listener, press: running };
  };
  const options = { signal: watch.signal };
  area.addEventListener('mousedown', (event) => event.button === 0 && byPointer(event, gripOf, followMouse), options);
  area.addEventListener('touchstart', (event) => event.touches.length === 1 && byPointer(event, gripOf, followFinger), {
    ...options,
    passive: true,
  });
  area.addEventListener('keydown', (event) => carryByKeys(event, gripOf), options);
  // Safari lets a touch be taken from scrolling only where a listener was there from its beginning.
  area.addEventListener('touchmove', () => {}, { ...options, passive: false });
  return () => {
    running?.abort();
    watch.abort();
  };
}

type FindGrip = (event: Event) => Grip | null;

/** A button on the item is pressed, never dragged by; nor are those parts of it that say so. */
function byPointer<Press extends Event>(event: Press, gripOf: FindGrip, follow: (event: Press, grip: Grip) => void) {
  if (event.target instanceof Element && event.target.closest('button, [data-no-drag]')) return;
  const grip = gripOf(event);
  if (grip) follow(event, grip);
}

function followMouse(start: MouseEvent, grip: Grip): void {
  const { signal } = grip.press;
  const begin = pointOf(start);
  const needed = Number(grip.element.dataset.dragDistance ?? mouseDistance);
  let carried: CarriedItem | null = null;
  document.addEventListener(
    'mousemove',
    (event) => {
      const pointer = pointOf(event);
      if (!carried && distance(begin, pointer) <= needed) return;
      event.preventDefault();
      carried ??= liftByPointer(grip, begin);
      carried.follow(pointer);
    },
    { signal },
  );
  document.addEventListener('mouseup', () => (carried ? carried.drop() : grip.press.abort()), { signal });
  whileInterrupted(grip, () => carried);
}

function followFinger(start: TouchEvent, grip: Grip): void {
  const { signal } = grip.press;
  const target = start.target as HTMLElement;
  const begin = pointUnder(start);
  let carried: CarriedItem | null = null;
  const rested = setTimeout(() => {
    carried = liftByPointer(grip, begin);
  }, touchRest.delay);
  signal.addEventListener('abort', () => clearTimeout(rested));
  // Touches go to where they began, even when that is drawn elsewhere meanwhile.
  target.addEventListener(
    'touchmove',
    (event) => {
      const pointer = pointUnder(event);
      if (!carried) {
        if (distance(begin, pointer) > touchRest.tolerance) grip.press.abort();
        return;
      }
      if (event.cancelable) event.preventDefault();
      carried.follow(pointer);
    },
    { signal, passive: false },
  );
  target.addEventListener('touchend', () => (carried ? carried.drop() : grip.press.abort()), { signal });
  target.addEventListener('touchcancel', () => (carried ? carried.cancel() : grip.press.abort()), { signal });
  whileInterrupted(grip, () => carried);
}

function liftByPointer(grip: Grip, begin: Point): CarriedItem {
  const { signal } = grip.press;
  const unselect = () => document.getSelection()?.removeAllRanges();
  unselect();
  document.addEventListener('selectionchange', unselect, { signal });
  signal.addEventListener('abort', ignoreNextClick);
  return lift(grip, begin);
}

/** Escape, a window that changes or goes out of sight, and what the browser itself would begin with the press. */
function whileInterrupted({ press }: Grip, carried: () => CarriedItem | null): void {
  const { signal } = press;
  const cancel = () => {
    const item = carried();
    if (item) item.cancel();
    else press.abort();
  };
  document.addEventListener('keydown', ({ code }) => code === 'Escape' && cancel(), { signal });
  window.addEventListener('resize', cancel, { signal });
  document.addEventListener('visibilitychange', cancel, { signal });
  for (const own of ['dragstart', 'contextmenu']) {
    window.addEventListener(own, (event) => event.preventDefault(), { signal });
  }
}

/** Letting go of the mouse over a link would follow it. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), 50);
}

function carryByKeys(start: KeyboardEvent, gripOf: FindGrip): void {
  const isHandle = start.target instanceof Element && start.target.matches('[data-drag-handle]');
  const grip = start.code === startKey && isHandle ? gripOf(start) : null;
  if (!grip) return;
  start.preventDefault();
  const { signal } = grip.press;
  grip.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const carried = lift(grip);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event === start) return;
      const step = steps[event.code];
      if (!step && event.code !== 'Escape' && !endKeys.includes(event.code)) return;
      event.preventDefault();
      // A key that is held down has lifted the item, and does not let go of it.
      if (step) carried.step(step);
      else if (event.code === 'Escape') carried.cancel();
      else if (!event.repeat) carried.drop();
    },
    { signal },
  );
  window.addEventListener('resize', carried.cancel, { signal });
  document.addEventListener('visibilitychange', carried.cancel, { signal });
}

const pointOf = ({ clientX, clientY }: MouseEvent | Touch): Point => ({ x: clientX, y: clientY });
const pointUnder = ({ touches: [finger] }: TouchEvent): Point => (finger ? pointOf(finger) : { x: 0, y: 0 });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
