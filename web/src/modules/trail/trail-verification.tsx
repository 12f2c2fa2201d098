import { connectionMessages } from '@vigie/domain/messages/connection';
import { trailVerificationMessages as m } from '@vigie/domain/modules/trail/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { notify } from '../../ui/overlays/toast';
import { downloadVerifier, useTrailKey } from './queries';

/** What an inspector needs who does not take our word for it. */
export function TrailVerification() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const key = useTrailKey(isOpen);
  const onDownload = () =>
    downloadVerifier().catch((error: unknown) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))));
  return (
    <details className="no-print trail-verification" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(m.title)}</summary>
      <p className="muted">{say(m.help)}</p>
      <Button icon="download" onClick={onDownload}>
        {say(m.download)}
      </Button>
      {key.data && (
        <>
          <p className="muted">{say(m.key)}</p>
          <pre className="prose mono">{key.data.publicKey}</pre>
        </>
      )}
    </details>
  );
}
