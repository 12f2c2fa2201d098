import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from './icon';
import './menu.css';
import { OverlayLocale } from './overlay-locale';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
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
  onClose: () => void;
}

/** Open as long as it is rendered, so that the button that opens it does not have to load it first. */
export function Menu({ label, head, entries, triggerRef, onClose }: MenuProps) {
  return (
    <OverlayLocale>
      <Popover
        className="menu"
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement="bottom end"
        offset={8}
        aria-label={label}
      >
        {head && <p className="menu-head">{head}</p>}
        <AriaMenu className="menu-items" aria-label={label} autoFocus="first" onClose={onClose}>
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
              {entry.icon && <Icon name={entry.icon} />}
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

/** The library would leave it out of the arrow keys' way, and so hide why it cannot be chosen. */
function switchOff(item: Element | null): void {
  item?.setAttribute('aria-disabled', 'true');
}
