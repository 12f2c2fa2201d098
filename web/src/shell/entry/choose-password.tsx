import type { Message } from '@vigie/domain/kernel/message';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useRouter } from '../../platform/router/router';
import { signIn } from '../../platform/session/account';
import { passwordProblem } from '../../platform/session/password-input';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/overlays/toast';
import { BackToSignIn, EntryFrame } from './entry-frame';
import { FormFailure, NewPasswordFields } from './form-parts';
import { LinkMissing, useLinkNeedsCode, useLinkToken } from './link-token';

interface ChoosePasswordProps {
  title: Message;
  lead: Message;
  submitLabel: Message;
  doneMessage: Message;
  /** Answers the user name that the password belongs to. */
  redeem: (body: { token: string; password: string; code?: string }) => Promise<{ username: string }>;
  /** Whether the user goes on into the application. */
  signsIn?: boolean;
  /** Whether an expired link can be replaced from the sign-in page. */
  canAskAgain: boolean;
}

/** A password chosen with a one-time link. */
export function ChoosePassword(props: ChoosePasswordProps) {
  const { title, lead, submitLabel, doneMessage, redeem, signsIn, canAskAgain } = props;
  const say = useSay();
  const { history } = useRouter();
  const token = useLinkToken();
  const needsCode = useLinkNeedsCode();
  const [values, setValues] = useState({ code: '', password: '', repeated: '' });
  const [expired, setExpired] = useState(false);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check({ code, password, repeated }): { code?: string; password?: string; repeated?: string } {
      if (needsCode && !code.trim()) return { code: say(fieldMessages.required) };
      const problem = passwordProblem(say, password, { username: '' });
      if (problem) return { password: problem };
      return password === repeated ? {} : { repeated: say(m.repeatDiffers) };
    },
    async submit({ code, password }) {
      const choice = { token: token ?? '', password, ...(needsCode && { code: code.trim() }) };
      const { username } = await redeem(choice).catch((error) => {
        if (error instanceof ApiError && error.status === 410) setExpired(true);
        throw error;
      });
      notify.success(say(doneMessage, { username }), { duration: 4000 });
      // The password is known and just chosen. Where signing in asks for more, its page does.
      const isIn =
        signsIn &&
        (await signIn(username, password).then(
          () => true,
          () => false,
        ));
      history.replace(isIn ? '/' : '/login');
    },
  });

  return (
    <EntryFrame title={say(title)} lead={say(lead)}>
      {token ? (
        <form {...form}>
          {/* The owner of the link is unknown here; password managers only look for the field. */}
          <input type="text" name="username" autoComplete="username" readOnly hidden />
          {needsCode && (
            <TextField
              {...field('code')}
              label={say(m.code)}
              help={say(m.codeHelp)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
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
