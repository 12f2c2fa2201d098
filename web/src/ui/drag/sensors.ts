import {
  type CollisionDetection,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  type SensorDescriptor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef } from 'react';

/** How far the mouse goes before a press counts as dragging, in pixels. */
const mouseDistance = 8;
/** How long a finger rests, in milliseconds, before it drags rather than scrolls, and how far it may stray meanwhile. */
const touchRest = { delay: 250, tolerance: 8 };
/** Not Enter, which opens the link that the handle is. */
const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] };
/** How far below the top of a place an item hovers, so that what the place says can be read. */
const headRoom = 116;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const isButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;

/** A button on the item is pressed, never dragged by. */
class ItemMouseSensor extends MouseSensor {
  static override activators = MouseSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...[event, options]: Parameters<typeof handler>) =>
      !isButton(event.nativeEvent) && handler(event, options),
  }));
}

class ItemTouchSensor extends TouchSensor {
  static override activators = TouchSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...[event, options]: Parameters<typeof handler>) =>
      !isButton(event.nativeEvent) && handler(event, options),
  }));
}

interface DragControls {
  readonly sensors: SensorDescriptor<object>[];
  readonly collisionDetection: CollisionDetection;
  /** Where the arrow keys begin; null when it is a pointer that drags. */
  readonly startAt: (place: string | null) => void;
  /** Where the item is let go. The library knows a place only once it has drawn it: a quick key comes before that. */
  readonly endAt: (over: string | null) => string | null;
}

/**
 * Mouse, touch and keyboard. The pointer is over the place it is in; the arrow keys go from one place to the next in
 * their order, whatever their sizes.
 */
export function useDragControls(places: readonly string[]): DragControls {
  const reached = useRef<string | null>(null);
  const sensors = useSensors(
    useSensor(ItemMouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(ItemTouchSensor, { activationConstraint: touchRest }),
    useSensor(KeyboardSensor, {
      keyboardCodes: keys,
      scrollBehavior: 'auto',
      coordinateGetter: (event, { context }) => {
        const step = steps[event.code];
        if (!step) return undefined;
        event.preventDefault();
        const from = reached.current === null ? -1 : places.indexOf(reached.current);
        const place = places[Math.min(Math.max(from + step, 0), places.length - 1)];
        const node = place === undefined ? null : context.droppableContainers.get(place)?.node.current;
        if (place === undefined || !node) return undefined;
        reached.current = place;
        // A place may be longer than the screen: its head comes into view.
        (node.firstElementChild ?? node).scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top } = node.getBoundingClientRect();
        return { x: left, y: top + headRoom };
      },
    }),
  );
  return {
    sensors,
    collisionDetection: (seen) => (reached.current === null ? pointerWithin(seen) : [{ id: reached.current }]),
    startAt: (place) => {
      reached.current = place;
    },
    endAt: (over) => reached.current ?? over,
  };
}
