import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { PasswordInput } from '../../platform/session/password-input';
import { call } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/overlays/toast';
import { BackToSignIn, EntryFrame } from './entry-frame';
import { FormFailure } from './form-parts';
import { LinkMissing, useLinkToken } from './link-token';

export default function ConfirmSignUpPage() {
  const say = useSay();
  const { history } = useRouter();
  const token = useLinkToken();
  const [values, setValues] = useState({ password: '', username: '' });
  const [nameRefused, setNameRefused] = useState(false);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ password }): { password?: string } => (password ? {} : { password: say(fieldMessages.required) }),
    async submit({ password, username }) {
      try {
        const body = { token: token ?? '', password, ...(username.trim() && { username }) };
        const made = await call(companiesEndpoints.confirmSignUp, { body });
        notify.success(say(m.signUpDone, { username: made.username }), { duration: 4000 });
        history.replace('/login');
      } catch (error) {
        if (error instanceof ApiError && error.fields.username) setNameRefused(true);
        throw error;
      }
    },
  });

  return (
    <EntryFrame title={say(m.confirmSignUpTitle)} lead={say(m.confirmSignUpLead)}>
      {token ? (
        <form {...form}>
          <PasswordInput field={field('password')} label={say(m.password)} purpose="current-password" />
          {nameRefused && (
            <TextField
              {...field('username')}
              label={say(m.otherUsername)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          <FormFailure sentence={failure} />
          <Button type="submit" look="primary" size="large" block busy={busy}>
            {say(m.confirmSubmit)}
          </Button>
        </form>
      ) : (
        <LinkMissing />
      )}
      <BackToSignIn />
    </EntryFrame>
  );
}
