import type { Message } from '@vigie/domain/kernel/message';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { notify } from '../../ui/overlays/toast';
import { useSay } from '../page/messages';
import { sentenceOf } from '../transport/api-error';

interface MarkAllReadProps {
  /** Unknown while it is being asked. */
  unread: number | undefined;
  texts: { readonly mark: Message; readonly done: Message; readonly nothing: Message };
  markRead: () => Promise<unknown>;
}

export function MarkAllRead({ unread, texts, markRead }: MarkAllReadProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const nothing = unread === 0;
  const onClick = async () => {
    setBusy(true);
    try {
      await markRead();
      notify.success(say(texts.done));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon="check"
      busy={busy}
      disabled={nothing}
      title={nothing ? say(texts.nothing) : undefined}
      onClick={onClick}
    >
      {say(texts.mark)}
    </Button>
  );
}
