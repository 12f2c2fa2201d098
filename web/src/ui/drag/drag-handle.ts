import { createContext, useContext } from 'react';

/** For the one element of an item that the keyboard takes it by: what it has to be given. */
export interface DragHandle {
  readonly 'data-drag-handle'?: '';
  readonly 'aria-describedby'?: string;
}

export const noHandle: DragHandle = {};
export const DragHandleContext = createContext(noHandle);

/** Empty where the item cannot be dragged. */
export const useDragHandle = () => useContext(DragHandleContext);
