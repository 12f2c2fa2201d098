import { shellMessages as m } from '@vigie/domain/messages/shell/shell';
import { initialsOf } from '@vigie/domain/modules/accounts/username';
import { useRef, useState } from 'react';
import { NotificationBell } from '../../modules/notifications/public';
import { useSay } from '../../platform/page/messages';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { LazyPart } from '../../platform/page-files/lazy-part';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { Kbd } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { BrandMark } from '../../ui/foundation/brand-mark';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { Avatar } from '../../ui/icons/avatar';
import { Icon } from '../../ui/icons/icon';
import { showHelp } from '../help/help-state';
import { Breadcrumbs } from '../navigation/breadcrumbs';
import { useHasSideBar } from '../navigation/side-bar';
import { showOverlay } from './overlay-state';
import './top-bar.css';

export function TopBar() {
  const say = useSay();
  const hasSideBar = useHasSideBar();
  return (
    <header className="surface row no-print topbar" lang={useShownLanguage()}>
      {hasSideBar && (
        <span className="menu-button">
          <IconButton icon="menu" label={say(m.navigation)} onClick={() => showOverlay('navigation')} />
        </span>
      )}
      <Link className="touch-target row brand" to="/home" aria-label={say(m.homeLink)}>
        <BrandMark />
        <span className="wordmark">Vigie</span>
      </Link>
      <Breadcrumbs />
      <button
        type="button"
        className="bordered row note rounded sunken search-trigger push"
        onClick={() => showOverlay('palette')}
      >
        <Icon name="search" />
        {say(m.search)}
        <span className="flex gap-2 keys">
          <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <span className="short push">
        <IconButton icon="search" label={say(m.searchShort)} onClick={() => showOverlay('palette')} />
      </span>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => showOverlay('feedback')}>
        <Icon name="message" />
        <span className="feedback-word">{say(m.feedback)}</span>
      </button>
      {!hasSideBar && <IconButton icon="info" label={say(m.help)} onClick={() => showHelp()} />}
      <NotificationBell />
      <AvatarMenu />
    </header>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const UserMenu = lazyComponent(() => import('../account/user-menu'));

function AvatarMenu() {
  const say = useSay();
  const user = useUser();
  const initials = initialsOf(user.username);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="items-centre rigid avatar-btn"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={UserMenu.load}
        onFocus={UserMenu.load}
        onClick={() => setOpen(!open)}
      >
        <span className="sr">{say(m.userMenu, { name: user.username })} </span>
        <Avatar initials={initials} large me named />
      </button>
      {open && (
        <LazyPart onLost={() => setOpen(false)}>
          <UserMenu user={user} triggerRef={trigger} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
