import { phoneMessages as m } from '@vigie/domain/modules/audits/pages/phone-messages';
import { loadOffline } from '../../../platform/offline/use-offline';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import type { KeptWork } from '../phone/kept-work';

/** What the server does not have yet: how many entries wait, and each that it refused with the reason. */
export function Unsent({ kept: { waiting, refused }, isOnline }: { kept: KeptWork; isOnline: boolean }) {
  const say = useSay();
  // With a network they are on their way.
  if ((isOnline || waiting.length === 0) && refused.length === 0) return null;
  return (
    <Banner kind={refused.length > 0 ? 'warning' : 'info'}>
      <div className="stack-sm">
        {refused.map(({ captureId, title, reason }) => (
          <p key={captureId} role="alert">
            <b className="semibold breaks">{title}</b>
            <span className="block">{say(m.notSent, { why: reason ?? '' })}</span>
          </p>
        ))}
        {waiting.length > 0 && <p>{say(m.waits, { n: waiting.length })}</p>}
        <div className="row wrap">
          <Link className="btn" to="/offline">
            {say(m.show)}
          </Link>
          {waiting.length > 0 && (
            <Button icon="retry" onClick={() => void loadOffline().then(({ sendNow }) => sendNow())}>
              {say(m.sendNow)}
            </Button>
          )}
        </div>
      </div>
    </Banner>
  );
}
