import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { type ComponentType, useEffect, useState } from 'react';
import type { Access } from '../../../../platform/offline/offline';
import { markOfDevice } from '../../../../platform/offline/offline-mark';
import { useSay } from '../../../../platform/page/messages';
import { fetchAhead } from '../../../../platform/page-files/fetch-ahead';
import { useOnline } from '../../../../platform/transport/live';
import { Banner } from '../../../../ui/overlays/banner';

const load = () => import('../../../../platform/offline/offline-notice');
fetchAhead(load);

interface NoticeProps {
  onAccess?: (access: Access) => void;
  onLost?: () => void;
}

/** Shows nothing where its own file is out of reach: the page says already that there is no network. */
export function DraftOfflineNotice({ onAccess, onLost }: NoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<Pick<NoticeProps, 'onAccess'>> | null>(null);
  useEffect(() => {
    load().then(
      (file) => setNotice(() => file.default),
      () => onLost?.(),
    );
  }, [onLost]);
  return Notice && <Notice {...(onAccess && { onAccess })} />;
}

/** How work without a network stands, where there is no network or something waits. */
export function OfflinePart() {
  const say = useSay();
  const online = useOnline();
  if (online && !markOfDevice.get().hasEntries) return null;
  if (!window.isSecureContext) return <Banner kind="warning">{say(m.offlineOff)}</Banner>;
  return <DraftOfflineNotice />;
}
