import { connectionMessages } from '@vigie/domain/messages/connection';
import type { WorkItem } from '@vigie/domain/modules/overview/contract';
import { actMessages as m } from '@vigie/domain/modules/overview/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { notify } from '../../ui/overlays/toast';
import { useMarkRead } from '../alerts/public';
import { refetchOverview } from './queries';

export function AlertActs({ item }: { item: WorkItem }) {
  const say = useSay();
  const markRead = useMarkRead();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    try {
      await markRead([Number(item.id)]);
      notify.success(say(m.read));
      await refetchOverview();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void read()}>
      {say(m.markRead)}
    </Button>
  );
}
