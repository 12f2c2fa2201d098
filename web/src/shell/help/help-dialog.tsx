import { helpTopics, helpMessages as m } from '@vigie/domain/messages/shell/help';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useSay } from '../../platform/page/messages';
import type { OverlayProps } from '../../platform/page/web-module';
import { usePlace } from '../../platform/router/router';
import { useStore } from '../../platform/storage/store';
import { Dialog } from '../../ui/overlays/dialog';
import { ShortcutList } from '../frame/shortcuts-help';
import { askedTopic } from './help-state';
import { helpTopicAt } from './topic-at';

/** What a page is for, who does what there and what comes next, then its shortcuts. */
export default function HelpDialog({ onClose }: OverlayProps) {
  const say = useSay();
  const { pathname } = usePlace();
  const asked = useStore(askedTopic);
  const topic = helpTopics[asked ?? helpTopicAt(pathname)];
  return (
    <Dialog
      title={say(m.title, { page: say(topic.title) })}
      closeLabel={say(generalMessages.close)}
      wide
      onClose={onClose}
    >
      <div className="dialog-body stack-sm">
        {(['purpose', 'who', 'next'] as const).map((part) => (
          <section key={part}>
            <h3>{say(m[part])}</h3>
            <p>{say(topic[part])}</p>
          </section>
        ))}
        <section>
          <h3>{say(m.shortcuts)}</h3>
          <ShortcutList />
        </section>
      </div>
    </Dialog>
  );
}
