import { registrationMessages as m } from '@vigie/domain/messages/registration';
import { generalMessages } from '@vigie/domain/messages/shell';
import { passwordObjection } from '@vigie/domain/modules/accounts/password';
import { type Say, useSay } from '../platform/messages';
import { PasswordField } from '../ui/password-field';

interface FieldState {
  name: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

interface PasswordInputProps {
  label: string;
  help?: string;
  field: FieldState;
  purpose?: 'current-password' | 'new-password';
}

export function PasswordInput({ label, help, field, purpose = 'new-password' }: PasswordInputProps) {
  const say = useSay();
  return (
    <PasswordField
      {...field}
      label={label}
      help={help}
      autoComplete={purpose}
      showLabel={say(generalMessages.showPassword)}
      hideLabel={say(generalMessages.hidePassword)}
    />
  );
}

/** A new password and its repetition; password managers fill both. */
export function NewPasswordFields({ password, repeated }: { password: FieldState; repeated: FieldState }) {
  const say = useSay();
  return (
    <>
      <PasswordInput label={say(m.newPassword)} help={say(m.passwordHelp)} field={password} />
      <PasswordInput label={say(m.repeatPassword)} field={repeated} />
    </>
  );
}

/** What is wrong with a new password before the server is asked. */
export function passwordProblem(say: Say, password: string, owner: { username: string; email?: string }) {
  const objection = passwordObjection(password, owner);
  return objection && say(objection);
}
