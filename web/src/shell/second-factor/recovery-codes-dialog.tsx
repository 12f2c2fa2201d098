import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { toClipboard } from '../../ui/foundation/clipboard';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';

/** The only time that they are shown. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <Dialog title={say(m.recoveryTitle)} closeLabel={say(generalMessages.close)} closesBy="button" onClose={onClose}>
      <div className="dialog-body stack-sm">
        <Banner kind="warning">{say(m.recoveryNote)}</Banner>
        <ol className="grid recovery-codes mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div>
          <Button
            icon={copied ? 'check' : 'copy'}
            onClick={async () => setCopied(await toClipboard(codes.join('\n'), null))}
          >
            {say(copied ? m.copied : m.copy)}
          </Button>
          <span className="sr" role="status">
            {copied ? say(m.copied) : ''}
          </span>
        </div>
      </div>
      <div className="dialog-foot">
        <Button look="primary" onClick={onClose}>
          {say(m.noted)}
        </Button>
      </div>
    </Dialog>
  );
}
