import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import './tooltip.css';

const enterDelay = 100;
const touchDelay = 700;

/**
 * The words of a control that shows only a drawing. They repeat its accessible name, so they are hidden from assistive
 * technology. Our own because no library opens one on a long press.
 */
export function Tooltip({ text, align = 'center', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);

  const openAfter = (delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  const isTouch = (event: PointerEvent) => event.pointerType === 'touch';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it
    <span
      className="relative tooltip-anchor"
      onPointerEnter={(event) => !isTouch(event) && openAfter(enterDelay)}
      onPointerLeave={close}
      onPointerDown={(event) => (isTouch(event) ? openAfter(touchDelay) : close())}
      onPointerUp={close}
      onPointerCancel={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children}
      {open && (
        <span
          className={
            align === 'end'
              ? 'tight small rounded no-print tooltip tooltip-end'
              : 'tight small rounded no-print tooltip'
          }
          aria-hidden="true"
        >
          {text}
        </span>
      )}
    </span>
  );
}

interface TooltipProps {
  text: string;
  align?: 'center' | 'end';
  children: ReactNode;
}
