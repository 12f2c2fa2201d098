import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useRouter } from '../../platform/router/router';
import { refreshUser } from '../../platform/session/account';
import { PasswordInput } from '../../platform/session/password-input';
import { sessionNow } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { Button } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';
import { BackToSignIn, EntryFrame } from './entry-frame';
import { FormFailure } from './form-parts';
import { LinkMissing, useLinkToken } from './link-token';

export default function ConfirmEmailPage() {
  const say = useSay();
  const { history } = useRouter();
  const token = useLinkToken();
  const [values, setValues] = useState({ password: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ password }): { password?: string } => (password ? {} : { password: say(fieldMessages.required) }),
    async submit({ password }) {
      const { username, email } = await call(ownAccountEndpoints.confirmEmail, {
        body: { token: token ?? '', password },
      });
      notify.success(say(m.confirmDone, { email }), { duration: 4000 });
      const isHere = sessionNow().user?.username === username;
      if (isHere) await refreshUser();
      history.replace(isHere ? '/profile' : '/login');
    },
  });

  return (
    <EntryFrame title={say(m.confirmTitle)} lead={say(m.confirmLead)}>
      {token ? (
        <form {...form}>
          <PasswordInput field={field('password')} label={say(m.password)} purpose="current-password" />
          <FormFailure sentence={failure} />
          <Button type="submit" look="primary" size="large" block busy={busy}>
            {say(m.confirmSubmit)}
          </Button>
        </form>
      ) : (
        <LinkMissing />
      )}
      {(failure || !token) && (
        <Banner>
          <p>{say(m.confirmAskAgain)}</p>
          <Link className="linkbtn" to="/forgot-password">
            {say(m.forgotTitle)}
          </Link>
        </Banner>
      )}
      <BackToSignIn />
    </EntryFrame>
  );
}
