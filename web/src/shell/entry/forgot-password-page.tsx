import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { call } from '../../platform/transport/api';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { BackToSignIn, EntryFrame } from './entry-frame';
import { FormFailure } from './form-parts';

export default function ForgotPasswordPage() {
  const say = useSay();
  const [values, setValues] = useState({ login: '' });
  const [sent, setSent] = useState(false);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ login }): { login?: string } => (login.trim() ? {} : { login: say(fieldMessages.required) }),
    async submit(body) {
      await call(ownAccountEndpoints.requestPasswordReset, { body });
      setSent(true);
    },
  });

  return (
    <EntryFrame title={say(m.forgotTitle)} lead={say(m.forgotLead)}>
      {sent ? (
        <Banner>
          <b>{say(m.forgotDoneTitle)}</b>
          <p>{say(m.forgotDone)}</p>
        </Banner>
      ) : (
        <form {...form}>
          <TextField
            {...field('login')}
            label={say(m.login)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormFailure sentence={failure} />
          <Button type="submit" look="primary" size="large" block busy={busy}>
            {say(busy ? m.sending : m.forgotSubmit)}
          </Button>
        </form>
      )}
      <BackToSignIn />
    </EntryFrame>
  );
}
