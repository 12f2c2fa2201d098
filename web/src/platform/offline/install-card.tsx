import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { Button } from '../../ui/buttons/button';
import { Card } from '../../ui/foundation/card';
import { useMedia } from '../../ui/foundation/use-media';
import { useSay } from '../page/messages';
import { useStore } from '../storage/store';
import { install, installOffer, isForgetful } from './install';

/** Offers to put Vigie on the home screen: with a button where the browser has one, otherwise by saying where it is. */
export function InstallCard() {
  const say = useSay();
  const offer = useStore(installOffer);
  const isInstalled = useMedia('(display-mode: standalone)');
  const mustBeSaid = isForgetful(navigator);
  if (isInstalled || !(offer || mustBeSaid)) return null;
  return (
    <Card title={say(m.install)}>
      <div className="stack-sm">
        <p>{say(offer ? m.installHelp : m.installOnSafari)}</p>
        {offer && (
          <div className="row">
            <Button icon="download" onClick={() => void install()}>
              {say(m.install)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
