import { hereMessages as m, walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useState } from 'react';
import { LazyOfflineNotice } from '../../../platform/offline/lazy-notice';
import { useCopy } from '../../../platform/offline/use-copy';
import { useOffline } from '../../../platform/offline/use-offline';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import { beginHere } from '../walking/begin-here';
import { beginCopy, copyPrefix } from '../walking/walk-queue';
import { walkingAddress } from '../walks/walking-address';
import { useStationOptions } from './queries';

/** The station of a printed code as the device knows it, and the walk that is under way or begins there. */
export default function StationOffline({ token }: { token: string }) {
  const say = useSay();
  const { history } = useRouter();
  const actor = actorOf(useUser());
  const isRead = useCopy({ ...beginCopy, place: undefined });
  const copies = useOffline()?.copies ?? [];
  const station = useStationOptions().data?.find((one) => one.token === token);
  const underWay = copies.find(({ name }) => name.startsWith(copyPrefix));
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const walk = underWay?.name.slice(copyPrefix.length) ?? (await beginHere(actor, null));
    if (walk && station) history.push(walkingAddress(walk, station.id));
    setBusy(false);
  };
  return (
    <>
      <LazyOfflineNotice />
      {isRead && !station && <p className="muted">{say(walkingMessages.needsNetwork)}</p>}
      {station && (
        <Card title={station.label}>
          <div className="row">
            <Button look="primary" size="large" busy={busy} onClick={() => void begin()}>
              {say(underWay ? m.goOnHere : m.startHere)}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
