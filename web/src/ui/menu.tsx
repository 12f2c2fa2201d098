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
              className="menu-item"
              textValue={entry.label}
              onAction={entry.onChoose}
            >
              {entry.icon && <Icon name={entry.icon} />}
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </OverlayLocale>
  );
}
