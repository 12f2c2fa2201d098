import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import type { KeptEntry } from '../../platform/offline/kept-entry';
import { discardEntry, savePhotos, tryAgain } from '../../platform/offline/offline';
import { formatMoment } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { toClipboard } from '../../ui/foundation/clipboard';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';

/** One entry that waits, or that the server has refused: then its person decides what becomes of it. */
export function EntryItem({ entry }: { entry: KeptEntry }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const { title, head, state, reason } = entry;
  const photos = head.photos.length;
  const details = [
    say(m.keptAt, { when: formatMoment(head.deviceTime) }),
    ...(photos > 0 ? [say(m.photos, { n: photos })] : []),
  ];
  const copy = async () => {
    if (await toClipboard(textIn(entry.content), null)) notify.success(say(m.copied));
  };
  return (
    <li className="stack-sm">
      <div>
        <b className="semibold breaks">{title}</b>
        <p className="meta">{details.join(' · ')}</p>
      </div>
      {reason && <Banner kind="error">{reason}</Banner>}
      {state === 'refused' && (
        <div className="row phone-wrap">
          <Button size="small" icon="retry" onClick={() => void tryAgain(entry)}>
            {say(m.tryAgain)}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            {say(m.copy)}
          </Button>
          {photos > 0 && (
            <Button size="small" icon="download" onClick={() => void savePhotos(entry)}>
              {say(m.savePhotos)}
            </Button>
          )}
          <Button size="small" look="ghost" onClick={() => setAsking(true)}>
            {say(m.discard)}
          </Button>
        </div>
      )}
      {asking && (
        <Dialog title={say(m.discardQuestion)} closeLabel={say(generalMessages.close)} onClose={() => setAsking(false)}>
          <div className="dialog-body stack-sm">
            <p className="breaks">{title}</p>
            <p className="muted">{say(m.discardNote)}</p>
          </div>
          <div className="dialog-foot">
            <Button onClick={() => setAsking(false)}>{say(generalMessages.cancel)}</Button>
            <Button look="danger" onClick={() => void discardEntry(entry)}>
              {say(m.discard)}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** Everything that was written, one text a line. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textIn).filter(Boolean).join('\n');
}
