import type { Point } from './edge-scroll';
import { scrollNearEdges } from './edge-scroll';

export interface DragListener {
  /** `box` is where the item stands in the window. */
  lifted(item: string, from: string, box: DOMRect, byKeyboard: boolean): void;
  /** The upper left corner of what is carried, in the window. */
  moved(corner: Point): void;
  over(item: string, place: string | null): void;
  dropped(item: string, place: string | null): void;
  cancelled(item: string): void;
}

/** What a press has hold of, before and while it is carried. */
export interface Grip {
  readonly area: HTMLElement;
  readonly element: HTMLElement;
  readonly listener: DragListener;
  /** Aborted when the press is over, and with it whatever listens for it. */
  readonly press: AbortController;
}

export interface CarriedItem {
  /** With the pointer, which is over the place that it is in. */
  follow(pointer: Point): void;
  /** To the place that stands so many places further, whatever their sizes. */
  step(by: 1 | -1): void;
  drop(): void;
  cancel(): void;
}

/** How far below the top of a place an item hovers, so that what the place says can be read. */
const headRoom = 116;

/** Without a pointer it is the keyboard that carries. */
export function lift({ area, element, listener, press }: Grip, pointer?: Point): CarriedItem {
  const item = element.dataset.dragItem ?? '';
  const { dragKind } = element.dataset;
  const takesIt = dragKind === undefined ? '[data-drag-place]' : `[data-drag-takes~="${dragKind}"]`;
  const from = element.closest<HTMLElement>(takesIt)?.dataset.dragPlace ?? '';
  const box = element.getBoundingClientRect();
  let place: string | null = null;
  let last = pointer ?? { x: 0, y: 0 };

  const reach = (next: string | null) => {
    if (next === place) return;
    place = next;
    listener.over(item, place);
  };
  const lookUnder = () => reach(placesIn(area, takesIt).find((one) => isWithin(last, one))?.dataset.dragPlace ?? null);

  listener.lifted(item, from, box, pointer === undefined);
  const scrollAlong = pointer && scrollNearEdges(element, pointer, lookUnder, press.signal);
  if (pointer) lookUnder();
  else reach(from);
  return {
    follow(next) {
      last = next;
      if (pointer) listener.moved({ x: box.left + next.x - pointer.x, y: box.top + next.y - pointer.y });
      scrollAlong?.(next);
      lookUnder();
    },
    step(by) {
      const places = placesIn(area, takesIt);
      const at = places.findIndex(({ dataset }) => dataset.dragPlace === place);
      const further = by === 1 ? places.slice(at + 1) : places.slice(0, Math.max(at, 0)).reverse();
      // Looked at one by one: to ask whether it is seen makes the browser lay it out.
      const next = further.find((one) => one.checkVisibility?.() ?? true) ?? places[at];
      if (!next) return;
      // A place may be longer than the screen: its head comes into view.
      (next.firstElementChild ?? next).scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, height } = next.getBoundingClientRect();
      listener.moved({ x: left, y: top + Math.min(height, headRoom) });
      reach(next.dataset.dragPlace ?? null);
    },
    drop() {
      press.abort();
      listener.dropped(item, place);
    },
    cancel() {
      press.abort();
      listener.cancelled(item);
    },
  };
}

const placesIn = (area: HTMLElement, takesIt: string) => [...area.querySelectorAll<HTMLElement>(takesIt)];

function isWithin({ x, y }: Point, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
