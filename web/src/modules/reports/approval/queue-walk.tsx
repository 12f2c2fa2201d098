import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { useMemo } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useShortcuts } from '../../../platform/page/shortcuts';
import { useRouter } from '../../../platform/router/router';
import { IconButton } from '../../../ui/buttons/icon-button';
import { notify } from '../../../ui/overlays/toast';
import { approvalAddress } from './approval-address';

interface QueueWalkProps {
  previous: string | null;
  next: string | null;
}

/** From one waiting report to the next and back, by button or key. */
export function QueueWalk({ previous, next }: QueueWalkProps) {
  const say = useSay();
  const { history } = useRouter();
  const walk = useMemo(() => {
    const goTo = (id: string | null, otherwise: string) => {
      if (id) history.push(approvalAddress('validate', id));
      else notify(otherwise);
    };
    return { forward: () => goTo(next, say(m.queueEnd)), back: () => goTo(previous, say(m.queueStart)) };
  }, [history, previous, next, say]);
  useShortcuts(
    useMemo(
      () => [
        { keys: 'j', label: m.nextReport, run: walk.forward },
        { keys: 'k', label: m.previousReport, run: walk.back },
      ],
      [walk],
    ),
  );
  return (
    <nav className="row" aria-label={say(m.queue)}>
      <IconButton icon="chevron-left" label={say(m.previousReport)} onClick={walk.back} />
      <IconButton icon="chevron-right" label={say(m.nextReport)} tooltipAlign="end" onClick={walk.forward} />
    </nav>
  );
}
