import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type PasswordOwner, passwordObjection } from '@vigie/domain/modules/accounts/password';
import { PasswordField } from '../../ui/fields/password-field';
import { type Say, useSay } from '../page/messages';

export interface FieldState {
  name: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

interface PasswordInputProps {
  label: string;
  help?: string | undefined;
  field: FieldState;
  purpose?: 'current-password' | 'new-password';
  required?: boolean;
  alert?: boolean;
}

export function PasswordInput({ field, purpose = 'new-password', ...rest }: PasswordInputProps) {
  const say = useSay();
  return (
    <PasswordField
      {...field}
      {...rest}
      autoComplete={purpose}
      showLabel={say(generalMessages.showPassword)}
      hideLabel={say(generalMessages.hidePassword)}
    />
  );
}

/** What is wrong with a new password before the server is asked. */
export function passwordProblem(say: Say, password: string, owner: PasswordOwner) {
  const objection = passwordObjection(password, owner);
  return objection && say(objection);
}
