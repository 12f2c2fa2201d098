import { shortcutMessages as m } from '@vigie/domain/messages/palette';
import { generalMessages } from '@vigie/domain/messages/shell';
import { useSay } from '../platform/messages';
import { useUser } from '../platform/session';
import { isSingleKey, useActiveShortcuts } from '../platform/shortcuts';
import type { OverlayProps } from '../platform/web-module';
import { Banner } from '../ui/banner';
import { Dialog } from '../ui/dialog';
import { Kbd } from '../ui/kbd';
import './shortcuts-help.css';

/** The shortcuts of the page that stands behind it. */
export default function ShortcutsHelp({ onClose }: OverlayProps) {
  const say = useSay();
  const allowed = useUser().preferences.singleKeyShortcuts;
  const shortcuts = useActiveShortcuts().filter((shortcut) => allowed || !isSingleKey(shortcut));
  return (
    <Dialog title={say(m.title)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body stack-sm">
        <dl className="shortcuts">
          {shortcuts.map(({ keys, label }) => (
            <div key={keys}>
              <dt>{say(label)}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        {!allowed && <Banner>{say(m.singleKeysOff)}</Banner>}
      </div>
    </Dialog>
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
