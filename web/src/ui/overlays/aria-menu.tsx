import { MenuItem, Menu as MenuItems } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icons/icon';
import './menu.css';
import { OverlayLocale } from '../foundation/overlay-locale';
import { useShownLanguage } from '../foundation/shown-language';
import type { MenuEntry, MenuProps } from './overlay-props';

export function AriaMenu({ label, head, entries, triggerRef, align = 'end', onClose }: MenuProps) {
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
        <MenuItems className="menu-items" ref={passFocusOn} aria-label={label} autoFocus="first" onClose={onClose}>
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
        </MenuItems>
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
