import { connectionMessages } from '@vigie/domain/messages/connection';
import { idleLockMessages as m } from '@vigie/domain/messages/idle-lock';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { sessionLockEndpoints } from '@vigie/domain/modules/accounts/session-lock-contract';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/buttons/button';
import { PasswordField } from '../../ui/fields/password-field';
import { BrandMark } from '../../ui/foundation/brand-mark';
import { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { InPageLanguage } from '../page/page-language';
import { signOut } from '../session/account';
import { useSession } from '../session/session';
import { call } from '../transport/api';
import { sentenceOf } from '../transport/api-error';
import './cover.css';
import { pageLocked, unlockPage } from './lock-state';

/** Ways to say again who sits there, as they stand below each other. Each calls `unlockPage` once the server agrees. */
const unlockWays: readonly ComponentType[] = [PasswordUnlock, PasskeyUnlock];

/** Over everything else, which cannot be read or reached meanwhile; it stays as it is, with what was typed. */
export function showCover(): void {
  if (!pageLocked.get() || document.querySelector('.lock-cover')) return;
  const title = document.title;
  const focused = document.activeElement;
  const place = document.createElement('div');
  place.className = 'lock-cover';
  // Open dialogs leave it alone: neither do they hide it, nor close because of a press in it.
  place.dataset.reactAriaTopLayer = 'true';
  document.body.append(place);
  const hidden = new Set<HTMLElement>();
  const hideOthers = () => {
    for (const other of document.body.children) {
      if (other === place || !(other instanceof HTMLElement) || (other.inert && other.id !== 'root')) continue;
      other.inert = true;
      hidden.add(other);
    }
  };
  hideOthers();
  const arrivals = new MutationObserver(hideOthers);
  arrivals.observe(document.body, { childList: true });
  document.title = 'Vigie';
  const root = createRoot(place);
  root.render(
    <InPageLanguage>
      <Cover />
    </InPageLanguage>,
  );
  const stop = pageLocked.subscribe(() => {
    if (pageLocked.get()) return;
    stop();
    arrivals.disconnect();
    root.unmount();
    place.remove();
    for (const other of hidden) other.inert = false;
    document.title = title;
    if (focused instanceof HTMLElement) focused.focus();
  });
}

function Cover() {
  const say = useSay();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div
      className="bordered surface grid gap-16 lock-card"
      role="dialog"
      aria-modal="true"
      aria-labelledby="lock-title"
    >
      <p className="touch-target row brand">
        <BrandMark />
        Vigie
      </p>
      <h1 id="lock-title">{say(m.title)}</h1>
      <p className="muted">{say(m.lead, { name: user.first_name })}</p>
      {unlockWays.map((Way) => (
        <Way key={Way.name} />
      ))}
      <Button look="ghost" block onClick={() => void signOut()}>
        {say(m.otherAccount)}
      </Button>
    </div>
  );
}

function PasswordUnlock() {
  const say = useSay();
  const { user } = useSession();
  const [values, setValues] = useState({ password: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ password }): { password?: string } => (password ? {} : { password: say(m.missing) }),
    submit: async ({ password }) => {
      await call(sessionLockEndpoints.unlockSession, { body: { password } });
      unlockPage();
    },
  });
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formRef.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, []);
  return (
    <form
      {...form}
      ref={(element) => {
        form.ref.current = element;
        formRef.current = element;
      }}
    >
      <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField
        label={say(m.password)}
        autoComplete="current-password"
        showLabel={say(generalMessages.showPassword)}
        hideLabel={say(generalMessages.hidePassword)}
        {...field('password')}
      />
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" look="primary" size="large" block busy={busy}>
        {say(m.unlock)}
      </Button>
    </form>
  );
}

function PasskeyUnlock() {
  const say = useSay();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!user?.has_passkey) return null;
  const unlock = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { askPasskey } = await import('../session/passkeys');
      const { ticket, passkey } = await call(sessionLockEndpoints.beginPasskeyUnlock);
      await call(sessionLockEndpoints.unlockWithPasskey, { body: { ticket, passkey: await askPasskey(passkey) } });
      unlockPage();
    } catch (error) {
      setBusy(false);
      setFailure(sentenceOf(error, say(connectionMessages.networkFailure)));
    }
  };
  return (
    <>
      <Button size="large" block disabled={busy} onClick={() => void unlock()}>
        {say(m.withPasskey)}
      </Button>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
