import { Link, useNavigate } from '@tanstack/react-router';
import type { Message } from '@vigie/domain/kernel/message';
import { registrationMessages as m } from '@vigie/domain/messages/registration';
import { useState } from 'react';
import { ApiError } from '../platform/api-error';
import { useForm } from '../platform/form';
import { useSay } from '../platform/messages';
import { passwordProblem } from '../platform/password-input';
import { Button } from '../ui/button';
import { notify } from '../ui/toast';
import { BackToSignIn } from './back-to-sign-in';
import { EntryFrame } from './entry-frame';
import { FormFailure } from './form-failure';
import { LinkMissing, useLinkToken } from './link-token';
import { NewPasswordFields } from './new-password-fields';

interface ChoosePasswordProps {
  title: Message;
  lead: Message;
  submitLabel: Message;
  doneMessage: Message;
  /** Answers the user name that the password belongs to. */
  redeem: (body: { token: string; password: string }) => Promise<{ username: string }>;
  /** Whether an expired link can be replaced from the sign-in page. */
  canAskAgain: boolean;
}

/** A password chosen with a one-time link. */
export function ChoosePassword({ title, lead, submitLabel, doneMessage, redeem, canAskAgain }: ChoosePasswordProps) {
  const say = useSay();
  const navigate = useNavigate();
  const token = useLinkToken();
  const [values, setValues] = useState({ password: '', repeated: '' });
  const [expired, setExpired] = useState(false);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check({ password, repeated }): { password?: string; repeated?: string } {
      const problem = passwordProblem(say, password, { username: '' });
      if (problem) return { password: problem };
      return password === repeated ? {} : { repeated: say(m.repeatDiffers) };
    },
    async submit({ password }) {
      const { username } = await redeem({ token: token ?? '', password }).catch((error) => {
        if (error instanceof ApiError && error.status === 410) setExpired(true);
        throw error;
      });
      notify.success(say(doneMessage, { username }), { duration: 4000 });
      await navigate({ to: '/login', replace: true });
    },
  });

  return (
    <EntryFrame title={say(title)} lead={say(lead)}>
      {token ? (
        <form {...form}>
          {/* Nobody has said whose link it is; password managers only look for the field. */}
          <input type="text" name="username" autoComplete="username" readOnly hidden />
          <NewPasswordFields password={field('password')} repeated={field('repeated')} />
          <FormFailure sentence={failure} />
          <Button type="submit" look="primary" size="large" block busy={busy}>
            {say(submitLabel)}
          </Button>
        </form>
      ) : (
        <LinkMissing />
      )}
      {canAskAgain && (expired || !token) && (
        <Link className="linkbtn" to="/forgot-password">
          {say(m.askNewLink)}
        </Link>
      )}
      <BackToSignIn />
    </EntryFrame>
  );
}
