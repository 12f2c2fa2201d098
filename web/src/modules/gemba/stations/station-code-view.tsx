import type { Station } from '@vigie/domain/modules/gemba/stations/contract';
import { codesMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { QrCode } from '../../../platform/page/qr-code';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { hereAddress, tokenInGroups } from './station-code';
import './codes.css';

/** What a phone reads at a station, and the way to have it on paper. */
export function StationCode({ station }: { station: Pick<Station, 'id' | 'label' | 'token' | 'status'> }) {
  const say = useSay();
  return (
    <div className="row wrap gap-24">
      <div className="station-code">
        <QrCode
          text={`${window.location.origin}${hereAddress(station.token)}`}
          label={say(m.code, { station: station.label })}
        />
        <p className="mono centred">{tokenInGroups(station.token)}</p>
      </div>
      {station.status === 'active' && (
        <Link className="btn" {...placeOf(`/apps/gemba/codes?station=${station.id}`)}>
          <Icon name="printer" />
          {say(m.print1)}
        </Link>
      )}
    </div>
  );
}
