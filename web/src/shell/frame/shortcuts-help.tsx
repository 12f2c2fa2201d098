import { shortcutMessages as m } from '@vigie/domain/messages/shell/palette';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useSay } from '../../platform/page/messages';
import { isSingleKey, useActiveShortcuts } from '../../platform/page/shortcuts';
import type { OverlayProps } from '../../platform/page/web-module';
import { useUser } from '../../platform/session/session';
import { Kbd } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import './shortcuts-help.css';

/** The shortcuts of the page that stands behind it. */
export default function ShortcutsHelp({ onClose }: OverlayProps) {
  const say = useSay();
  return (
    <Dialog title={say(m.title)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body">
        <ShortcutList />
      </div>
    </Dialog>
  );
}

export function ShortcutList() {
  const say = useSay();
  const allowed = useUser().preferences.singleKeyShortcuts;
  const shortcuts = useActiveShortcuts().filter((shortcut) => allowed || !isSingleKey(shortcut));
  return (
    <div className="stack-sm">
      <dl className="shortcuts">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{say(label)}</dt>
            <dd className="small muted nowrap">
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      {!allowed && <Banner>{say(m.singleKeysOff)}</Banner>}
    </div>
  );
}

function Keys({ keys }: { keys: string }) {
  const say = useSay();
  if (keys.startsWith('mod+')) {
    return (
      <>
        <Kbd>Ctrl</Kbd> <Kbd>{keys.slice(4).toUpperCase()}</Kbd>
      </>
    );
  }
  const [first = '', second] = keys.split(' ');
  return (
    <>
      <Kbd>{first}</Kbd>
      {second && (
        <>
          {' '}
          {say(m.thenKey)} <Kbd>{second}</Kbd>
        </>
      )}
    </>
  );
}
