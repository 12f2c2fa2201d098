import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { type ReactNode, useCallback, useState } from 'react';
import { markOfDevice } from '../../../../platform/offline/offline-mark';
import { useSay } from '../../../../platform/page/messages';
import { useUser } from '../../../../platform/session/session';
import { draftStore } from '../../../../platform/storage/draft-store';
import { useOnline } from '../../../../platform/transport/live';
import { Page } from '../../../../ui/foundation/page';
import { DraftOfflineNotice } from './offline-part';

/**
 * A page that is opened without a network asks for the code first: what was written before cannot be read without it, and what is
 * typed now would take its place.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const say = useSay();
  const { id } = useUser();
  const online = useOnline();
  const [isLocked, setLocked] = useState(
    () => draftStore.isLocked && markOfDevice.get().hasPasscode && (!online || draftStore.hasSealed(id)),
  );
  const open = useCallback(() => setLocked(false), []);
  if (!isLocked) return children;
  return (
    <Page narrow title={say(m.offlineWork)}>
      <DraftOfflineNotice
        onLost={open}
        onAccess={(access) => {
          if (access !== 'locked' && (access !== 'closed' || !draftStore.hasSealed(id))) open();
        }}
      />
    </Page>
  );
}
