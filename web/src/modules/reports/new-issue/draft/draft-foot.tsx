import type { ReactNode } from 'react';
import { measureFoot } from '../../../../ui/foundation/measure-foot';
import { Banner } from '../../../../ui/overlays/banner';

/** What can be done with a draft, always in sight, and what stood in its way. */
export function DraftFoot({ failure, children }: { failure: string | null; children: ReactNode }) {
  return (
    <div ref={measureFoot} className="surface line-top wz-foot">
      <div>
        {failure && (
          <div className="wz-failure">
            <Banner kind="error">{failure}</Banner>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
