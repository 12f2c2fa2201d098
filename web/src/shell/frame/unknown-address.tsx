import { addressMessages as m } from '@vigie/domain/messages/shell/addresses';
import { useSay } from '../../platform/page/messages';
import { Banner } from '../../ui/overlays/banner';

/** Above the page that an unknown address led to. */
export default function UnknownAddressNotice({ address }: { address: string }) {
  const say = useSay();
  return (
    <div className="page-notice">
      <Banner kind="warning">
        <span className="breaks">{say(m.unknown, { address })}</span>
      </Banner>
    </div>
  );
}
