import type { ReactElement, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../icons/icon';
import './menu.css';
import { OverlayLocale } from '../foundation/overlay-locale';
import { useShownLanguage } from '../foundation/shown-language';

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

/** Open as long as it is rendered, so that the button that opens it does not have to load it first. */
export function Menu({ label, head, entries, triggerRef, align = 'end', onClose }: MenuProps) {
  return (
    <OverlayLocale>
      <Popover
        className="menu"
        lang={useShownLanguage()}
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement={`bottom ${align}`}
        offset={8}
        aria-label={label}
      >
        {head && <p className="menu-head">{head}</p>}
        <AriaMenu className="menu-items" ref={passFocusOn} aria-label={label} autoFocus="first" onClose={onClose}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              ref={entry.why === undefined ? null : switchOff}
              className={classesOf(entry)}
              textValue={entry.label}
              shouldCloseOnSelect={entry.why === undefined}
              onAction={entry.why === undefined ? entry.onChoose : () => {}}
            >
              {typeof entry.icon === 'string' ? <Icon name={entry.icon} /> : entry.icon}
              {entry.why === undefined ? (
                entry.label
              ) : (
                <span>
                  {entry.label}
                  <small>{entry.why}</small>
                </span>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </OverlayLocale>
  );
}

function classesOf({ why, beginsGroup }: MenuEntry): string {
  return ['menu-item', why !== undefined && 'menu-item-off', beginsGroup && 'menu-group'].filter(Boolean).join(' ');
}

/** Opened by the keyboard at once, the library leaves the focus on the menu itself, where Enter chooses nothing. */
function passFocusOn(menu: HTMLElement | null): void {
  menu?.addEventListener('focus', () => menu.querySelector<HTMLElement>('[role="menuitem"][tabindex="0"]')?.focus());
}

/** The library would leave it out of the arrow keys' way, and so hide why it cannot be chosen. */
function switchOff(item: Element | null): void {
  item?.setAttribute('aria-disabled', 'true');
}
