import {
  type Active,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type Over,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { type ReactNode, useId, useMemo } from 'react';
import { type DragHandle, DragHandleContext } from './drag-handle';
import { useDragControls } from './sensors';

/** What is said to whoever does not see the dragging. Nothing is said where a text is undefined. */
export interface DragTexts {
  readonly instructions: string;
  readonly lifted: (item: string, from: string) => string | undefined;
  readonly over: (item: string, place: string | null) => string | undefined;
  readonly dropped: (item: string, place: string | null) => string | undefined;
  readonly cancelled: (item: string) => string | undefined;
}

interface DragAreaProps {
  /** Their ids in the order in which the arrow keys go through them. */
  places: readonly string[];
  texts: DragTexts;
  onLift: (item: string, from: string) => void;
  onOver: (place: string | null) => void;
  /** Null when it was let go outside every place. */
  onDrop: (item: string, place: string | null) => void;
  onCancel: () => void;
  /** What follows the pointer. */
  picture: ReactNode;
  children: ReactNode;
}

/** Where items are dragged from one place to another, by mouse, finger or keyboard. */
export function DragArea({ places, texts, onLift, onOver, onDrop, onCancel, picture, children }: DragAreaProps) {
  const { sensors, collisionDetection, startAt, endAt } = useDragControls(places);
  const lift = ({ active, activatorEvent }: DragStartEvent) => {
    startAt(isKey(activatorEvent) ? placeOf(active) : null);
    onLift(idOf(active), placeOf(active));
  };
  const end = ({ active, over, activatorEvent }: DragEndEvent) => {
    ignoreClickAfter(activatorEvent);
    onDrop(idOf(active), endAt(nameOf(over)));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={collisionDetection}
      onDragStart={lift}
      onDragOver={({ over }) => onOver(nameOf(over))}
      onDragEnd={end}
      onDragCancel={({ activatorEvent }) => {
        ignoreClickAfter(activatorEvent);
        onCancel();
      }}
      accessibility={{
        // It would take the focus back from a dialog that the drop has opened.
        restoreFocus: false,
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: {
          onDragStart: ({ active }) => texts.lifted(idOf(active), placeOf(active)),
          onDragOver: ({ active, over }) => texts.over(idOf(active), nameOf(over)),
          onDragEnd: ({ active, over }) => texts.dropped(idOf(active), endAt(nameOf(over))),
          onDragCancel: ({ active }) => texts.cancelled(idOf(active)),
        },
      }}
    >
      {children}
      <DragOverlay className="drag-picture" dropAnimation={null}>
        {picture && <div inert>{picture}</div>}
      </DragOverlay>
    </DndContext>
  );
}

const isKey = (event: Event) => event instanceof KeyboardEvent;
const idOf = (active: Active) => String(active.id);
const nameOf = (over: Over | null) => (over ? String(over.id) : null);
const placeOf = (active: Active) => String(active.data.current?.place ?? '');

/** Letting go of the mouse over a link would follow it: the library keeps the click from scripts, not from the browser. */
function ignoreClickAfter(start: Event): void {
  if (isKey(start)) return;
  const ignore = (event: Event) => event.preventDefault();
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), 50);
}

/** For the element of an item; what is drawn inside it finds its handle with `useDragHandle`. */
export function useDragItem(id: string, place: string, disabled: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id, data: { place }, disabled });
  const describedBy = attributes['aria-describedby'];
  // The same one as long as it is: the library draws every item anew with each step of a drag.
  const handle: DragHandle = useMemo(
    () => (disabled ? {} : { ref: setActivatorNodeRef, 'aria-describedby': describedBy }),
    [disabled, setActivatorNodeRef, describedBy],
  );
  const withHandle = (content: ReactNode) => <DragHandleContext value={handle}>{content}</DragHandleContext>;
  return { item: { ref: setNodeRef, ...(disabled ? {} : listeners) }, withHandle };
}

export function useDropPlace(id: string) {
  return useDroppable({ id }).setNodeRef;
}
