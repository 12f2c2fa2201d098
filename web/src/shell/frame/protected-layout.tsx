import { everyColleague, permits } from '@vigie/domain/kernel/identity/permission';
import { shortcutMessages } from '@vigie/domain/messages/shell/palette';
import { shellMessages } from '@vigie/domain/messages/shell/shell';
import { type ReactNode, useMemo } from 'react';
import { GoTo } from '../../platform/page/go-to';
import { useSay } from '../../platform/page/messages';
import { InLanguage, InPageLanguage } from '../../platform/page/page-language';
import { useShortcuts } from '../../platform/page/shortcuts';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { LazyPart } from '../../platform/page-files/lazy-part';
import { newVersionAvailable } from '../../platform/page-files/new-version';
import { unknownAddress, useRouter } from '../../platform/router/router';
import { useSession, useUser } from '../../platform/session/session';
import { useStore } from '../../platform/storage/store';
import { useOnline } from '../../platform/transport/live';
import { Button } from '../../ui/buttons/button';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { Banner } from '../../ui/overlays/banner';
import { showHelp } from '../help/help-state';
import { SideBar, useHasSideBar } from '../navigation/side-bar';
import { showOverlay } from './overlay-state';
import { Overlays } from './overlays';
import { TopBar } from './top-bar';

export default function ProtectedLayout({ children }: { children: ReactNode }) {
  const { user, loading, left } = useSession();
  if (loading) return <SessionLoading />;
  if (!user) return <GoTo path="/login" remember={!left} />;
  if (user.must_change_password) return <GoTo path="/change-password" remember />;
  if (user.must_set_up_second_factor) return <GoTo path="/set-up-second-factor" remember />;
  return <SignedInFrame>{children}</SignedInFrame>;
}

export function SessionLoading() {
  const say = useSay();
  return (
    <p className="session-loading" role="status">
      {say(shellMessages.sessionLoading)}
    </p>
  );
}

function SignedInFrame({ children }: { children: ReactNode }) {
  const online = useOnline();
  const isOutdated = useStore(newVersionAvailable);
  const hasSideBar = useHasSideBar();
  useShellShortcuts();
  return (
    <InLanguage language="fr">
      <SkipLink />
      <TopBar />
      <div className="frame">
        {hasSideBar && <SideBar />}
        <main id="main" tabIndex={-1}>
          {!online && (
            <InPageLanguage>
              <NetworkNotice />
            </InPageLanguage>
          )}
          <UnknownAddress />
          <OwnNotices />
          {isOutdated && (
            <InPageLanguage>
              <NewVersionNotice />
            </InPageLanguage>
          )}
          {children}
        </main>
      </div>
      <Overlays />
    </InLanguage>
  );
}

const UnknownAddressNotice = lazyComponent(() => import('./unknown-address'));

function UnknownAddress() {
  const address = useStore(unknownAddress);
  if (address === null) return null;
  return (
    <InPageLanguage>
      <LazyPart onLost={() => {}}>
        <UnknownAddressNotice address={address} />
      </LazyPart>
    </InPageLanguage>
  );
}

const AccountNotices = lazyComponent(() => import('../account/account-notices'));

/** Seldom there is any, and then its file comes a moment later; one that is lost comes with the next page. */
function OwnNotices() {
  const { notices } = useUser();
  if (notices.length === 0) return null;
  return (
    <InPageLanguage>
      <LazyPart onLost={() => {}}>
        <AccountNotices notices={notices} />
      </LazyPart>
    </InPageLanguage>
  );
}

function SkipLink() {
  const say = useSay();
  return (
    <a className="skip" href="#main" lang={useShownLanguage()}>
      {say(shellMessages.skipToContent)}
    </a>
  );
}

function NetworkNotice() {
  const say = useSay();
  return (
    <div className="page-notice">
      <Banner kind="warning">{say(shellMessages.networkLost)}</Banner>
    </div>
  );
}

/** Loading it takes away what is typed and not saved, so the person chooses when. */
function NewVersionNotice() {
  const say = useSay();
  return (
    <div className="page-notice">
      <Banner>
        <div className="row">
          <span className="grow">{say(shellMessages.newVersion)}</span>
          <Button size="small" onClick={() => window.location.reload()}>
            {say(shellMessages.loadNewVersion)}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

/** Of those who belong to a company: the platform's administrators have no reports. */
const colleaguePlaces = [
  { keys: 'c', label: shortcutMessages.report, path: '/apps/new-issue' },
  { keys: 'g o', label: shortcutMessages.goOverview, path: '/apps/overview' },
  { keys: 'g i', label: shortcutMessages.goInbox, path: '/apps/inbox' },
  { keys: 'g a', label: shortcutMessages.goActions, path: '/apps/actions' },
  { keys: 'g l', label: shortcutMessages.goAlerts, path: '/apps/alertes' },
  { keys: 'g n', label: shortcutMessages.goNotifications, path: '/apps/notifications' },
];

function useShellShortcuts(): void {
  const { history } = useRouter();
  const isColleague = permits(everyColleague, useUser());
  useShortcuts(
    useMemo(
      () => [
        { keys: 'mod+k', label: shortcutMessages.palette, run: () => showOverlay('palette') },
        { keys: '?', label: shortcutMessages.help, run: () => showHelp() },
        { keys: '/', label: shortcutMessages.search, run: searchInPage },
        { keys: 'g h', label: shortcutMessages.goHome, run: () => history.push('/home') },
        ...(isColleague ? colleaguePlaces : []).map(({ path, ...shortcut }) => ({
          ...shortcut,
          run: () => history.push(path),
        })),
      ],
      [history, isColleague],
    ),
  );
}

/** A page with a search of its own marks the field; elsewhere there is the palette. */
function searchInPage(): void {
  const field = document.querySelector<HTMLElement>('[data-page-search]');
  if (field) field.focus();
  else showOverlay('palette');
}
