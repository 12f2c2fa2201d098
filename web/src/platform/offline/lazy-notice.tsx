import { useState } from 'react';
import { fetchAhead } from '../page-files/fetch-ahead';
import { lazyComponent } from '../page-files/lazy-component';
import { LazyPart } from '../page-files/lazy-part';

const Notice = lazyComponent(() => import('./offline-notice'));
fetchAhead(Notice.load);

/** How work without a network stands. Nothing where its file is out of reach: the page says already that there is no network. */
export function LazyOfflineNotice() {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <LazyPart onLost={() => setLost(true)}>
      <Notice />
    </LazyPart>
  );
}
