import type { SecondFactorNeeded } from '@vigie/domain/kernel/identity/passkey';
import { connectionMessages, consoleMessages } from '@vigie/domain/messages/connection';
import { signInMessages as m } from '@vigie/domain/messages/shell/entry';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type FormEvent, useEffect, useState } from 'react';
import { markOfDevice } from '../../platform/offline/offline-mark';
import { sayNow, useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useRouter } from '../../platform/router/router';
import { signIn, signInWithPasskey, useSignUp } from '../../platform/session/account';
import { askSecondStep } from '../../platform/session/second-step';
import { ApiError, sentenceOf } from '../../platform/transport/api-error';
import { reportToConsole } from '../../platform/transport/console';
import { Button } from '../../ui/buttons/button';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/overlays/toast';
import { EntryFrame } from './entry-frame';
import { useWayIn } from './way-in';

export default function SignInPage() {
  const say = useSay();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const signUp = useSignUp();
  useWayIn();
  const { history } = useRouter();
  useEffect(() => {
    // The next page, while the person types; what is lost now is asked for again when it opens.
    import('../launcher/home-page').catch(() => {});
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!username.trim() || !password) {
      notify.error(say(m.missingFields));
      return;
    }
    setBusy(true);
    try {
      await signIn(username.trim(), password);
      notify.success(say(m.success));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'second_factor_needed') {
        askSecondStep({ needed: error.body as SecondFactorNeeded, username: username.trim() });
        return history.push('/second-factor');
      }
      // A refusal is an answer; only what should not happen goes to the console.
      if (!(error instanceof ApiError)) reportToConsole(consoleMessages.signInFailed, error);
      // A user who has to wait reads so: the right password would not help.
      const mustWait = error instanceof ApiError && error.status === 429;
      notify.error(mustWait ? error.message : say(m.failure));
    }
  };

  return (
    <EntryFrame title={say(m.title)}>
      <form onSubmit={onSubmit} noValidate>
        <TextField
          label={say(m.username)}
          help={say(m.usernameHelp)}
          name="username"
          value={username}
          onChange={setUsername}
          disabled={busy}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={say(m.password)}
          labelEnd={
            <Link className="linkbtn" to="/forgot-password">
              {say(m.forgotPassword)}
            </Link>
          }
          name="password"
          value={password}
          onChange={setPassword}
          disabled={busy}
          autoComplete="current-password"
          showLabel={say(generalMessages.showPassword)}
          hideLabel={say(generalMessages.hidePassword)}
        />
        <Button type="submit" look="primary" size="large" block busy={busy}>
          {say(busy ? m.submitting : m.submit)}
        </Button>
        <Button size="large" block disabled={busy} onClick={() => withPasskey(setBusy)}>
          {say(m.withPasskey)}
        </Button>
        {signUp?.isFillingDemo && <p role="status">{say(m.fillingDemo)}</p>}
        {signUp?.open && (
          <p className="muted">
            {say(m.noAccount)}{' '}
            <Link className="strong" to="/signup">
              {say(m.register)}
            </Link>
          </p>
        )}
      </form>
      {markOfDevice.get().hasPasscode && (
        <Link className="linkbtn" to="/work-offline">
          {say(m.workOffline)}
        </Link>
      )}
    </EntryFrame>
  );
}

function withPasskey(setBusy: (busy: boolean) => void): void {
  setBusy(true);
  signInWithPasskey()
    .catch((error) => notify.error(sentenceOf(error, sayNow(connectionMessages.networkFailure))))
    .finally(() => setBusy(false));
}
