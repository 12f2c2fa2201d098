import { useState } from 'react';
import { fetchAhead } from '../../../platform/page-files/fetch-ahead';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { LazyPart } from '../../../platform/page-files/lazy-part';

const Notice = lazyComponent(() => import('../../../platform/offline/offline-notice'));
fetchAhead(Notice.load);

/** How work without a network stands. Nothing where its file is out of reach: the page says already that there is no network. */
export function WalkNotice() {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <LazyPart onLost={() => setLost(true)}>
      <Notice />
    </LazyPart>
  );
}
