import { generalMessages, shellMessages as m } from '@vigie/domain/messages/shell/shell';
import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { FileLost } from '../../platform/page-files/load-with-retries';
import { findVersionToLoad, loadVersion } from '../../platform/page-files/new-version';
import { useRouter } from '../../platform/router/router';
import { useOnline } from '../../platform/transport/live';
import { Button } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/lists/empty-state';
import { SessionLoading } from './protected-layout';

/** Instead of a page that could not be loaded or drawn. */
export function PageFailure({ error }: { error: unknown }) {
  return error instanceof FileLost ? <LostPage lost={error} /> : <Failure onRetry={() => window.location.reload()} />;
}

/** Where the user has asked for it by hand, and only a full load is left to try. */
let retriedAt = '';

/** The address is already that of the page that was wanted: loading it anew opens it. */
function LostPage({ lost }: { lost: FileLost }) {
  const router = useRouter();
  const [isLooking, setLooking] = useState(true);
  const retry = useCallback(() => {
    lost.forget();
    router.retry();
  }, [lost, router]);

  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      if (!navigator.onLine) return setLooking(false);
      if (retriedAt === window.location.href) return window.location.reload();
      const version = await findVersionToLoad();
      if (!version || !(await loadVersion(version, { mayLeave: () => isWanted }))) setLooking(false);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  if (isLooking) return <SessionLoading />;
  const retryByHand = () => {
    if (!navigator.onLine) return retry();
    retriedAt = window.location.href;
    retry();
  };
  return <Failure onRetry={retryByHand} />;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  const isOnline = useOnline();
  return (
    <EmptyState
      failed
      wholePage
      title={say(isOnline ? m.pageFailed : m.pageOffline)}
      text={say(isOnline ? m.pageFailedHelp : m.pageOfflineHelp)}
      action={<Button onClick={onRetry}>{say(generalMessages.retry)}</Button>}
    />
  );
}
