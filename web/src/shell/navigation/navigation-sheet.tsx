import { generalMessages, shellMessages as m } from '@vigie/domain/messages/shell/shell';
import { useSay } from '../../platform/page/messages';
import type { OverlayProps } from '../../platform/page/web-module';
import { Dialog } from '../../ui/overlays/dialog';
import { PlaceLinks } from './place-links';

/** The side bar of a narrow screen. */
export default function NavigationSheet({ onClose }: OverlayProps) {
  const say = useSay();
  return (
    <Dialog title={say(m.navigation)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <nav className="dialog-body" aria-label={say(m.navigation)}>
        <PlaceLinks onFollow={onClose} />
      </nav>
    </Dialog>
  );
}
