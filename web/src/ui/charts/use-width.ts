import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where nothing is laid out. */
const usual = 640;

/** The width of an element, known before it is first painted, so that letters keep their size at every width. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number | null] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const read = () => setWidth(current.clientWidth || usual);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
