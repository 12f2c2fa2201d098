import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { markOfDevice } from '../../../../platform/offline/offline-mark';
import { useSay } from '../../../../platform/page/messages';
import { lazyComponent } from '../../../../platform/page-files/lazy-component';
import { LazyPart } from '../../../../platform/page-files/lazy-part';
import { useOnline } from '../../../../platform/transport/live';
import { Banner } from '../../../../ui/overlays/banner';

const OfflineNotice = lazyComponent(() => import('../../../../platform/offline/offline-notice'));

/** How work without a network stands, where there is no network or something waits. */
export function OfflinePart() {
  const say = useSay();
  const online = useOnline();
  if (online && !markOfDevice.get().hasEntries) return null;
  if (!window.isSecureContext) return <Banner kind="warning">{say(m.offlineOff)}</Banner>;
  return (
    <LazyPart onLost={() => {}}>
      <OfflineNotice />
    </LazyPart>
  );
}
