import { notificationSnoozeMessages as m } from '@vigie/domain/modules/notifications/messages/notifications';
import { useRef, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu } from '../../ui/overlays/menu';
import { type SnoozeTime, snoozeTimes } from './snooze';

export function SnoozeMenu({ onChoose }: { onChoose: (until: string) => void }) {
  const say = useSay();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={trigger}
        icon="state-waiting"
        label={say(m.snooze)}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          label={say(m.snooze)}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          entries={(Object.keys(snoozeTimes) as SnoozeTime[]).map((time) => ({
            id: time,
            label: say(m[time]),
            onChoose: () => onChoose(snoozeTimes[time](new Date()).toISOString()),
          }))}
        />
      )}
    </>
  );
}
