import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { Point } from './edge-scroll';
import './drag-area.css';
import { DragHandleContext } from './drag-handle';
import { watchGestures } from './gestures';

/** Announced to screen readers during the drag. Nothing is said where a text is undefined. */
export interface DragTexts {
  readonly instructions: string;
  readonly lifted: (item: string, from: string) => string | undefined;
  readonly over: (item: string, place: string | null) => string | undefined;
  readonly dropped: (item: string, place: string | null) => string | undefined;
  readonly cancelled: (item: string) => string | undefined;
}

interface DragAreaProps {
  texts: DragTexts;
  disabled: boolean;
  onLift: (item: string, from: string) => void;
  onOver: (place: string | null) => void;
  /** Null when it was let go outside every place. */
  onDrop: (item: string, place: string | null) => void;
  onCancel: () => void;
  /** What follows the pointer. */
  picture: ReactNode;
  children: ReactNode;
}

/**
 * Where items are dragged from one place to another, by mouse, finger or keyboard. What is inside marks them with
 * `data-drag-item` and `data-drag-place`; nothing of it is drawn anew by a drag.
 */
export function DragArea(props: DragAreaProps) {
  const { texts, disabled, picture, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const { place, picture: carried } = usePicture();
  const [said, setSaid] = useState('');
  const say = (words: string | undefined) => words !== undefined && setSaid(words);

  const onLift = useEffectEvent((item: string, from: string) => {
    props.onLift(item, from);
    say(texts.lifted(item, from));
  });
  const onOver = useEffectEvent((item: string, over: string | null) => {
    props.onOver(over);
    say(texts.over(item, over));
  });
  const onDrop = useEffectEvent((item: string, over: string | null) => {
    say(texts.dropped(item, over));
    props.onDrop(item, over);
  });
  const onCancel = useEffectEvent((item: string) => {
    say(texts.cancelled(item));
    props.onCancel();
  });
  useEffect(() => {
    if (disabled || !area.current) return;
    return watchGestures(area.current, {
      lifted(item, from, box, byKeyboard) {
        place({ corner: { x: box.left, y: box.top }, width: box.width, height: box.height, byKeyboard });
        onLift(item, from);
      },
      moved: (corner) => place({ corner }),
      over: (item, over) => onOver(item, over),
      dropped: (item, over) => onDrop(item, over),
      cancelled: (item) => onCancel(item),
    });
  }, [disabled, place]);

  const instructionsId = useId();
  const handle = useMemo(
    () => ({ 'data-drag-handle': '', 'aria-describedby': instructionsId }) as const,
    [instructionsId],
  );
  return (
    <>
      <div ref={area}>
        <DragHandleContext value={handle}>{children}</DragHandleContext>
      </div>
      {picture && (
        <div ref={carried} className="drag-picture">
          <div inert>{picture}</div>
        </div>
      )}
      <div id={instructionsId} hidden>
        {texts.instructions}
      </div>
      <div className="sr drag-said" role="status" aria-live="assertive" aria-atomic="true">
        {said}
      </div>
    </>
  );
}

interface Place {
  readonly corner: Point;
  readonly width: number;
  readonly height: number;
  readonly byKeyboard: boolean;
}

/** Moves without being drawn: a pointer moves it with every frame. */
function usePicture() {
  return useMemo(() => {
    let node: HTMLElement | null = null;
    let now: Place | null = null;
    const put = () => {
      if (!node || !now) return;
      Object.assign(node.style, {
        width: `${now.width}px`,
        height: `${now.height}px`,
        transform: `translate3d(${now.corner.x}px, ${now.corner.y}px, 0)`,
      });
      node.toggleAttribute('data-by-keyboard', now.byKeyboard);
    };
    return {
      place(changes: Place | Pick<Place, 'corner'>) {
        now = 'width' in changes ? changes : now && { ...now, ...changes };
        put();
      },
      picture: (shown: HTMLElement | null) => {
        node = shown;
        put();
      },
    };
  }, []);
}
