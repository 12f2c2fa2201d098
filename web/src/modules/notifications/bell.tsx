import { permits } from '@vigie/domain/kernel/identity/permission';
import { notificationPageMessages as m } from '@vigie/domain/modules/notifications/messages/page';
import { notificationReaders } from '@vigie/domain/modules/notifications/policy';
import { useSay } from '../../platform/page/messages';
import { formatUnread } from '../../platform/records/format-unread';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { Tooltip } from '../../ui/overlays/tooltip';
import './bell.css';
import { useUnread } from './unread';

/** How much is new, for everyone whom the system may tell something. */
export function NotificationBell() {
  return permits(notificationReaders, useUser()) ? <Bell /> : null;
}

function Bell() {
  const say = useSay();
  const unread = useUnread();
  const count = unread === undefined ? null : formatUnread(unread);
  const label = count === null ? say(m.title) : say(m.bell, { n: count });
  return (
    <Tooltip text={label} align="end">
      <Link className="icon-btn relative" to="/apps/notifications" aria-label={label}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M4.25 7a3.75 3.75 0 0 1 7.5 0c0 2.75 1 3.5 1.25 4.25H3C3.25 10.5 4.25 9.75 4.25 7zM6.75 13.5a1.5 1.5 0 0 0 2.5 0" />
        </svg>
        {unread ? (
          <span className="tight centred semibold bell-count" aria-hidden="true">
            {count}
          </span>
        ) : null}
      </Link>
    </Tooltip>
  );
}
