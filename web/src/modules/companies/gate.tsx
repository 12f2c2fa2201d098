import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { PasswordInput } from '../../platform/session/password-input';
import { useUser } from '../../platform/session/session';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { Icon } from '../../ui/icons/icon';
import { Banner } from '../../ui/overlays/banner';
import { adminCall } from './admin-call';

/** The platform's administrator gets in with their own password. */
export function Gate({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  const user = useUser();
  const [values, setValues] = useState({ password: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    async submit(body) {
      await adminCall(companiesEndpoints.openGate, { body }).catch((error) => {
        if (!isWrongPassword(error)) throw error;
        setValues({ password: '' });
        const sentence = say(m.gateWrong);
        throw new ApiError(error.status, error.code, sentence, { password: sentence });
      });
      onOpen();
    },
  });
  return (
    <div className="items-centre gate">
      <section className="grid full-width card icons-20 gate-card" aria-labelledby="gate-title">
        <Icon name="lock" />
        <h1 className="title" id="gate-title">
          {say(m.gateTitle)}
        </h1>
        <p className="muted">{say(m.gateLead)}</p>
        <form className="stack-sm" {...form}>
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <PasswordInput field={field('password')} label={say(m.gatePassword)} purpose="current-password" alert />
          {failure && <Banner kind="error">{failure}</Banner>}
          <Button type="submit" look="primary" block busy={busy}>
            {say(m.gateSubmit)}
          </Button>
        </form>
      </section>
    </div>
  );
}

/** Too many attempts, an ended session or no answer at all are something else. */
function isWrongPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 403, 422].includes(error.status);
}
