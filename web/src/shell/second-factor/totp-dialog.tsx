import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { QrCode } from '../../platform/page/qr-code';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { call } from '../../platform/transport/api';
import { CopyField } from '../../ui/fields/copy-field';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { FactorDialog } from './factor-dialog';

type Begun = OutputOf<typeof secondFactorEndpoints.beginTotp>;

interface TotpDialogProps {
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

/** The password first, then the secret, which is shown once and confirmed with a code. */
export function TotpDialog({ onAdded, onClose }: TotpDialogProps) {
  const say = useSay();
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <TotpConfirmation begun={begun} onAdded={onAdded} onClose={onClose} />;
  return (
    <FactorDialog
      title={say(m.totp)}
      note={say(m.totpHelp)}
      confirmLabel={say(m.goOn)}
      onConfirm={async ({ proof }) => setBegun(await call(secondFactorEndpoints.beginTotp, { body: proof }))}
      onClose={onClose}
    />
  );
}

function TotpConfirmation({ begun, onAdded, onClose }: TotpDialogProps & { begun: Begun }) {
  const say = useSay();
  const [values, setValues] = useState({ code: '' });
  const { ticket, secret, uri } = begun;
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ code }): { code?: string } => (code.trim().length >= 6 ? {} : { code: say(fieldMessages.required) }),
    async submit({ code }) {
      const { recoveryCodes } = await call(secondFactorEndpoints.addTotp, { body: { ticket, code } });
      onAdded(recoveryCodes);
    },
  });
  return (
    <Dialog title={say(m.totp)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted">{say(m.totpScan)}</p>
          <QrCode text={uri} label={say(m.totpImage)} />
          <CopyField label={say(m.totpSecret)} value={secret} copyLabel={say(m.copy)} copiedLabel={say(m.copied)} />
          <TextField
            {...field('code')}
            label={say(m.totpCode)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(m.totpConfirm)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
