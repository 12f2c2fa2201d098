import type { Message } from '@vigie/domain/kernel/message';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { PasswordInput, passwordProblem } from '../../platform/session/password-input';
import { renewSession, useUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { notify } from '../../ui/overlays/toast';
import { FormFailure, NewPasswordFields } from './form-parts';

const nothing = { currentPassword: '', newPassword: '', repeated: '' };

interface ChangePasswordFormProps {
  submitLabel: Message;
  large?: boolean;
  onDone?: () => Promise<void>;
}

export function ChangePasswordForm({ submitLabel, large, onDone }: ChangePasswordFormProps) {
  const say = useSay();
  const user = useUser();
  const [values, setValues] = useState(nothing);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check({ currentPassword, newPassword, repeated }): Partial<typeof nothing> {
      if (!currentPassword) return { currentPassword: say(fieldMessages.required) };
      const { username, email, first_name: firstName, last_name: lastName, company_name: companyName } = user;
      const owner = { username, email, firstName, lastName, companyName };
      const problem = passwordProblem(say, newPassword, owner);
      if (problem) return { newPassword: problem };
      return newPassword === repeated ? {} : { repeated: say(m.repeatDiffers) };
    },
    async submit({ currentPassword, newPassword }) {
      const body = { currentPassword, newPassword };
      await renewSession(() => call(ownAccountEndpoints.changePassword, { body, renews: true })).catch(besideTheField);
      setValues(nothing);
      notify.success(say(m.changed));
      await onDone?.();
    },
  });

  return (
    <form className="stack-sm" {...form}>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordInput field={field('currentPassword')} label={say(m.currentPassword)} purpose="current-password" />
      <NewPasswordFields password={field('newPassword')} repeated={field('repeated')} />
      <FormFailure sentence={failure} />
      <div>
        <Button type="submit" look="primary" size={large ? 'large' : 'normal'} block={large ?? false} busy={busy}>
          {say(busy ? generalMessages.saving : submitLabel)}
        </Button>
      </div>
    </form>
  );
}

/** A wrong current password is refused as a whole request; the person should see it where they typed it. */
function besideTheField(error: unknown): never {
  if (error instanceof ApiError && error.code === 'wrong_password') {
    throw new ApiError(error.status, error.code, error.detail, { currentPassword: error.detail });
  }
  throw error;
}
