import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { vouchedResetMessages as m } from '@vigie/domain/modules/accounts/messages/vouched-resets';
import { confirmObjection } from '@vigie/domain/modules/accounts/vouched-reset';
import { vouchedResetEndpoints, type WaitingReset } from '@vigie/domain/modules/accounts/vouched-reset-contract';
import { useState } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { PasswordInput } from '../../platform/session/password-input';
import { useUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { WhyButton } from '../../ui/buttons/why-button';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { HandOverDialog } from './hand-over-dialog';
import { usePasswordResets, useRefresh } from './queries';

/** Who waits for a new password and for a second administrator, where the installation sends no mail. */
export function WaitingResets() {
  const say = useSay();
  const resets = usePasswordResets();
  const [confirming, setConfirming] = useState<WaitingReset | null>(null);
  const items = resets.data?.items ?? [];
  if (items.length === 0 && !confirming) return null;
  return (
    <Card title={say(m.title)}>
      <ul className="grid gap-12">
        {items.map((reset) => (
          <WaitingLine key={reset.id} reset={reset} onConfirm={() => setConfirming(reset)} />
        ))}
      </ul>
      {confirming && <ConfirmDialog reset={confirming} onClose={() => setConfirming(null)} />}
    </Card>
  );
}

function WaitingLine({ reset, onConfirm }: { reset: WaitingReset; onConfirm: () => void }) {
  const say = useSay();
  const user = useUser();
  const objection = confirmObjection(reset, {
    userId: user.id,
    isPlatform: hasRole(user, 'platform_admin'),
    isIdentityConfirmed: user.identity_confirmed,
  });
  const { userName, username, askedBy: who, askedAt, reason } = reset;
  return (
    <li className="row">
      <span className="grow">
        <b>{userName}</b> <span className="mono">{username}</span>
        <br />
        <span className="muted">{say(m.asked, { who, when: formatMinute(askedAt), reason })}</span>
      </span>
      <WhyButton
        aria-label={say(m.confirmFor, { name: userName })}
        tooltipAlign="end"
        why={objection ? say(objection.message, objection.values) : undefined}
        onClick={onConfirm}
      >
        {say(m.confirm)}
      </WhyButton>
    </li>
  );
}

function ConfirmDialog({ reset, onClose }: { reset: WaitingReset; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [values, setValues] = useState({ password: '' });
  const [link, setLink] = useState<string | null>(null);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ password }): { password?: string } => (password ? {} : { password: say(fieldMessages.required) }),
    async submit({ password }) {
      const { id, companyId } = reset;
      const made = await call(vouchedResetEndpoints.confirmPasswordReset, {
        params: { id },
        body: { password, companyId },
      });
      setLink(made.link);
      await refresh();
    },
  });
  const name = reset.userName;
  if (link) {
    return (
      <HandOverDialog
        title={say(m.linkTitle, { name })}
        note={say(m.linkNote, { name })}
        label={say(m.link)}
        value={link}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={say(m.confirmFor, { name })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted">{say(m.confirmHelp, { who: reset.askedBy })}</p>
          <PasswordInput label={say(m.ownPassword)} purpose="current-password" field={field('password')} />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(m.confirm)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
