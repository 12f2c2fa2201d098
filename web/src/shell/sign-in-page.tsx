import { Link, useRouter } from '@tanstack/react-router';
import { consoleMessages } from '@vigie/domain/messages/connection';
import { signInMessages as m } from '@vigie/domain/messages/entry';
import { generalMessages } from '@vigie/domain/messages/shell';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn } from '../platform/account';
import { ApiError } from '../platform/api-error';
import { reportToConsole } from '../platform/console';
import { useSay } from '../platform/messages';
import { takePlace } from '../platform/return-place';
import { useSession } from '../platform/session';
import { useSignUpOpen } from '../platform/sign-up';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { notify } from '../ui/toast';
import { EntryFrame } from './entry-frame';

export default function SignInPage() {
  const say = useSay();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const signUpOpen = useSignUpOpen();
  useWayIn();
  useEffect(() => {
    // The next page, while the person types; what is lost now is asked for again when it opens.
    import('./home-page').catch(() => {});
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
      // A refusal is an answer; only what should not happen goes to the console.
      if (!(error instanceof ApiError)) reportToConsole(consoleMessages.signInFailed, error);
      // Somebody who has to wait is told so: the right password would not help.
      const mustWait = error instanceof ApiError && error.status === 429;
      notify.error(mustWait ? error.message : say(m.failure));
      setBusy(false);
    }
  };

  return (
    <EntryFrame title={say(m.title)}>
      <form onSubmit={onSubmit} noValidate>
        <TextField
          label={say(m.username)}
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
        {signUpOpen && (
          <p className="muted">
            {say(m.noAccount)}{' '}
            <Link className="strong" to="/signup">
              {say(m.register)}
            </Link>
          </p>
        )}
      </form>
    </EntryFrame>
  );
}

/** Somebody who is signed in has no business here: back to where they came from, or on to the launcher. */
function useWayIn(): void {
  const { user } = useSession();
  const { history } = useRouter();
  const left = useRef(false);
  useEffect(() => {
    if (!user || left.current) return;
    left.current = true;
    history.replace(takePlace() ?? '/');
  }, [user, history]);
}
