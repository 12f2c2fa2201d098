import type { Message } from '@vigie/domain/kernel/message';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { type Passkey, secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { makePasskey } from '../../platform/session/passkeys';
import { call } from '../../platform/transport/api';
import { notify } from '../../ui/overlays/toast';
import { FactorDialog } from './factor-dialog';
import { useFactorRefresh } from './queries';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { TotpDialog } from './totp-dialog';

export type FactorDeed =
  | { readonly act: 'add_passkey' | 'add_totp' | 'remove_totp' | 'renew_recovery' }
  | { readonly act: 'rename_passkey' | 'remove_passkey'; readonly passkey: Passkey }
  | { readonly act: 'note_codes'; readonly codes: readonly string[] };

/** One dialog at a time, and the codes after the one that made them. */
export function useFactorDialogs(): { open: (deed: FactorDeed) => void; dialog: ReactNode } {
  const say = useSay();
  const refresh = useFactorRefresh();
  const [deed, setDeed] = useState<FactorDeed | null>(null);
  const onClose = () => setDeed(null);
  /** What came of it is shown before the page behind may lead on. */
  const done = async (message: Message, codes: readonly string[] | null = null) => {
    notify.success(say(message));
    setDeed(codes && { act: 'note_codes', codes });
    if (!codes) await refresh();
  };
  const noted = async () => {
    onClose();
    await refresh();
  };
  return { open: setDeed, dialog: deed && <DeedDialog deed={deed} done={done} noted={noted} onClose={onClose} /> };
}

interface DeedDialogProps {
  deed: FactorDeed;
  done: (message: Message, codes?: readonly string[] | null) => Promise<void>;
  noted: () => Promise<void>;
  onClose: () => void;
}

function DeedDialog({ deed, done, noted, onClose }: DeedDialogProps) {
  const say = useSay();
  switch (deed.act) {
    case 'note_codes':
      return <RecoveryCodesDialog codes={deed.codes} onClose={noted} />;
    case 'add_totp':
      return <TotpDialog onAdded={(codes) => done(m.totpAdded, codes)} onClose={onClose} />;
    case 'add_passkey':
      return (
        <FactorDialog
          title={say(m.addPasskey)}
          name=""
          confirmLabel={say(m.goOn)}
          onConfirm={async ({ name, proof }) => {
            const begun = await call(secondFactorEndpoints.beginPasskey, { body: proof });
            const passkey = await makePasskey(begun);
            const body = { ticket: begun.ticket, name, passkey };
            await done(m.passkeyAdded, (await call(secondFactorEndpoints.addPasskey, { body })).recoveryCodes);
          }}
          onClose={onClose}
        />
      );
    case 'rename_passkey':
      return (
        <FactorDialog
          title={say(m.renamePasskey, { name: deed.passkey.name })}
          name={deed.passkey.name}
          asksPassword={false}
          confirmLabel={say(m.rename)}
          onConfirm={async ({ name }) => {
            await call(secondFactorEndpoints.renamePasskey, { params: { id: deed.passkey.id }, body: { name } });
            await done(m.passkeyRenamed);
          }}
          onClose={onClose}
        />
      );
    case 'remove_passkey':
      return (
        <FactorDialog
          title={say(m.removePasskey, { name: deed.passkey.name })}
          note={say(m.removePasskeyNote)}
          confirmLabel={say(m.remove)}
          danger
          onConfirm={async ({ proof }) => {
            const params = { id: deed.passkey.id };
            await call(secondFactorEndpoints.removePasskey, { params, body: proof });
            await done(m.passkeyRemoved);
          }}
          onClose={onClose}
        />
      );
    case 'remove_totp':
      return (
        <FactorDialog
          title={say(m.removeTotp)}
          confirmLabel={say(m.totpConfirm)}
          danger
          onConfirm={async ({ proof }) => {
            await call(secondFactorEndpoints.removeTotp, { body: proof });
            await done(m.totpRemoved);
          }}
          onClose={onClose}
        />
      );
    case 'renew_recovery':
      return (
        <FactorDialog
          title={say(m.renewRecovery)}
          note={say(m.renewRecoveryNote)}
          confirmLabel={say(m.renewRecovery)}
          onConfirm={async ({ proof }) => {
            const { recoveryCodes } = await call(secondFactorEndpoints.renewRecoveryCodes, { body: proof });
            await done(m.recoveryRenewed, recoveryCodes);
          }}
          onClose={onClose}
        />
      );
  }
}
