import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useShownLanguage } from '../foundation/shown-language';
import { Icon, type IconName } from '../icons/icon';
import './menu.css';
import { menuTarget } from './menu-keys';
import { menuPlace } from './menu-place';

export interface MenuEntry {
  id: string;
  label: string;
  /** One of the kit's, or a drawing of its owner. */
  icon?: IconName | ReactElement;
  onChoose: () => void;
  /** Why it cannot be chosen now: the entry stays in its place and says so. */
  why?: string | undefined;
  /** A line above it sets it and those after it apart from those before. */
  beginsGroup?: boolean;
}

interface MenuProps {
  label: string;
  /** A line above the entries that cannot be chosen. */
  head?: string;
  entries: readonly MenuEntry[];
  triggerRef: RefObject<HTMLElement | null>;
  /** Which edge of its button it keeps to. */
  align?: 'start' | 'end';
  onClose: () => void;
}

/**
 * Open as long as it is rendered, so that the button that opens it does not have to load it first. Our own because the
 * library's makes the rest of the page inert, which styles every element of it anew, twice for each menu. A layer over
 * the page takes the presses beside it instead.
 */
export function Menu({ label, head, entries, triggerRef, align = 'end', onClose }: MenuProps) {
  const layer = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = useFocusInside(layer, triggerRef, onClose);
  useLayoutEffect(() => {
    const [trigger, menu] = [triggerRef.current, box.current];
    if (!trigger || !menu) return;
    const place = () => Object.assign(menu.style, menuPlace(trigger.getBoundingClientRect(), menu, window, align));
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [triggerRef, align]);

  const choose = (entry: MenuEntry | undefined) => {
    if (!entry || entry.why !== undefined) return;
    close();
    entry.onChoose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    // A dialog or a page around it would hear the key too.
    event.stopPropagation();
    if (event.target instanceof HTMLButtonElement && event.key !== 'Escape') return;
    const items = itemsOf(layer.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = menuTarget(
      event,
      at,
      entries.map((entry) => entry.label),
    );
    if (target !== null) items[target]?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') choose(entries[at]);
    else if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only takes the presses beside the menu, which Escape does too
    <div
      ref={layer}
      popover="manual"
      className="text-14 menu-layer"
      lang={useShownLanguage()}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        if (event.target === layer.current) close();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      // The focus would go to what stands around the layer, and not back to the button.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={box} className="menu">
        <DismissButton onPress={close} />
        {head && <p className="small muted breaks menu-head">{head}</p>}
        <div role="menu" className="menu-items" aria-label={label}>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the menu hears the keys of all its entries
            <div
              key={entry.id}
              role="menuitem"
              tabIndex={-1}
              className={classesOf(entry)}
              aria-disabled={entry.why !== undefined || undefined}
              onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
              onClick={() => choose(entry)}
            >
              {typeof entry.icon === 'string' ? <Icon name={entry.icon} /> : entry.icon}
              {entry.why === undefined ? (
                entry.label
              ) : (
                <span>
                  {entry.label}
                  <small className="block meta">{entry.why}</small>
                </span>
              )}
            </div>
          ))}
        </div>
        <DismissButton onPress={close} />
      </div>
    </div>
  );
}

const dismissLabels = { fr: 'Fermer le menu', en: 'Close the menu' };

/** The way out for a screen reader on a touch screen, which has no Escape and does not press beside the menu. */
function DismissButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="sr" tabIndex={-1} onClick={onPress}>
      {dismissLabels[useShownLanguage()]}
    </button>
  );
}

const itemsOf = (layer: HTMLElement | null) => [...(layer?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

/** The focus goes to the first entry, and back to where it came from; what takes it elsewhere closes the menu. */
function useFocusInside(
  layer: RefObject<HTMLElement | null>,
  triggerRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): () => void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const now = useRef(onClose);
  now.current = onClose;
  useLayoutEffect(() => {
    const shown = layer.current;
    const trigger = triggerRef.current;
    const held = document.activeElement;
    const isHeld = held instanceof HTMLElement && held !== document.body;
    cameFrom.current = isHeld ? held : (trigger?.querySelector<HTMLElement>('button') ?? trigger);
    shown?.showPopover?.();
    itemsOf(shown)[0]?.focus({ preventScroll: true });
    // The page stays where it is, so that the menu stays at its button. React's own listener could not forbid it.
    const stay = (event: Event) => {
      if (event.target === shown) event.preventDefault();
    };
    shown?.addEventListener('wheel', stay, { passive: false });
    return () => {
      shown?.removeEventListener('wheel', stay);
      // Removed from outside while it had the focus.
      if (document.activeElement === document.body) cameFrom.current?.focus({ preventScroll: true });
    };
  }, [layer, triggerRef]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !layer.current?.contains(target)) now.current();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [layer]);
  return () => {
    cameFrom.current?.focus({ preventScroll: true });
    now.current();
  };
}

function classesOf({ why, beginsGroup }: MenuEntry): string {
  return [
    'row gap-10 full-width rounded text-13 menu-item',
    why !== undefined && 'menu-item-off',
    beginsGroup && 'menu-group',
  ]
    .filter(Boolean)
    .join(' ');
}
