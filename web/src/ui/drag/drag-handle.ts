import { createContext, type RefCallback, useContext } from 'react';

/** For the one element of an item that the keyboard takes it by: what it has to be given. */
export interface DragHandle {
  readonly ref?: RefCallback<HTMLElement>;
  readonly 'aria-describedby'?: string;
}

export const DragHandleContext = createContext<DragHandle>({});

/** Empty where the item cannot be dragged. */
export const useDragHandle = () => useContext(DragHandleContext);
