import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useSignUp } from '../../platform/session/account';
import { PasswordInput, passwordProblem } from '../../platform/session/password-input';
import { call } from '../../platform/transport/api';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { EntryFrame } from './entry-frame';
import { FormFailure } from './form-parts';

const nothing = { companyName: '', firstName: '', lastName: '', email: '', username: '', password: '' };

export default function SignUpPage() {
  const say = useSay();
  const open = useSignUp()?.open;
  const [mailed, setMailed] = useState(false);
  const [values, setValues] = useState(nothing);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check(entered) {
      const missing = Object.entries(entered).filter(([, value]) => !value.trim());
      const problems: Record<string, string> = Object.fromEntries(
        missing.map(([name]) => [name, say(fieldMessages.required)]),
      );
      const password = entered.password && passwordProblem(say, entered.password, entered);
      return password ? { ...problems, password } : problems;
    },
    async submit(body) {
      await call(companiesEndpoints.signUp, { body });
      setMailed(true);
    },
  });

  return (
    <EntryFrame title={say(m.signUpTitle)} lead={say(m.signUpLead)}>
      {mailed && (
        <Banner>
          <b>{say(m.forgotDoneTitle)}</b>
          <p>{say(m.signUpMailed, { email: values.email })}</p>
        </Banner>
      )}
      {open === false && <Banner>{say(refusalMessages.sign_up_closed)}</Banner>}
      {open !== false && !mailed && (
        <form {...form}>
          <TextField {...field('companyName')} label={say(m.companyName)} autoComplete="organization" />
          <div className="grid-2">
            <TextField {...field('firstName')} label={say(m.firstName)} autoComplete="given-name" />
            <TextField {...field('lastName')} label={say(m.lastName)} autoComplete="family-name" />
          </div>
          <TextField {...field('email')} label={say(m.email)} type="email" autoComplete="email" />
          <TextField
            {...field('username')}
            label={say(m.username)}
            help={say(m.usernameHelp)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordInput field={field('password')} label={say(m.password)} help={say(m.passwordHelp)} />
          <FormFailure sentence={failure} />
          <Button type="submit" look="primary" size="large" block busy={busy}>
            {say(busy ? m.signUpBusy : m.signUpSubmit)}
          </Button>
        </form>
      )}
      <p className="muted">
        {say(m.alreadyRegistered)}{' '}
        <Link className="strong" to="/login">
          {say(m.backToSignIn)}
        </Link>
      </p>
    </EntryFrame>
  );
}
