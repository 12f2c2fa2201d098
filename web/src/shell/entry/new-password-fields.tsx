import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { useSay } from '../../platform/page/messages';
import { type FieldState, PasswordInput } from '../../platform/session/password-input';

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
