import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { profileMessages as m } from '@vigie/domain/messages/shell/profile';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { ownEmailObjection } from '@vigie/domain/modules/accounts/identity';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { refreshUser } from '../../platform/session/account';
import { PasswordInput } from '../../platform/session/password-input';
import { updateUser, useUser } from '../../platform/session/session';
import { useDraft } from '../../platform/storage/draft';
import { call } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/overlays/toast';
import { FormFailure } from '../entry/form-parts';

/** What is typed stays on this device until it is sent; the password does not. */
export function OwnEmailForm() {
  const say = useSay();
  const user = useUser();
  const draft = useDraft('own-email', '');
  const [currentPassword, setCurrentPassword] = useState('');
  const objection = ownEmailObjection(user.identity_confirmed);
  const giveUp = () => {
    draft.drop('');
    setCurrentPassword('');
  };
  const { field, busy, failure, form } = useForm({
    values: { email: draft.kept ? draft.value : user.email, currentPassword },
    onChange(values) {
      setCurrentPassword(values.currentPassword);
      if (values.email === user.email) draft.drop('');
      else draft.keep(values.email);
    },
    check(values) {
      const missing = Object.entries(values).filter(([, value]) => !value.trim());
      return Object.fromEntries(missing.map(([name]) => [name, say(fieldMessages.required)]));
    },
    async submit(body) {
      try {
        updateUser(await call(accountsEndpoints.updateProfile, { body, ifMatch: user.version }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        await refreshUser();
        throw new ApiError(412, error.code, say(m.changedMeanwhile));
      }
      giveUp();
      notify.success(say(m.confirmationSent, { email: body.email.trim() }), { duration: 4000 });
    },
  });
  return (
    <form className="stack-sm" {...form}>
      <TextField
        {...field('email')}
        label={say(m.email)}
        help={say(objection ?? m.emailHelp)}
        type="email"
        autoComplete="email"
        readOnly={objection !== null}
      />
      {draft.kept && (
        <>
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <PasswordInput field={field('currentPassword')} label={say(m.currentPassword)} purpose="current-password" />
          <FormFailure sentence={failure} />
          <div className="row">
            <Button type="submit" look="primary" busy={busy}>
              {say(busy ? generalMessages.saving : generalMessages.save)}
            </Button>
            {!busy && (
              <>
                <Button look="ghost" onClick={giveUp}>
                  {say(generalMessages.cancel)}
                </Button>
                <span className="help">{say(m.draftKept)}</span>
              </>
            )}
          </div>
        </>
      )}
    </form>
  );
}
