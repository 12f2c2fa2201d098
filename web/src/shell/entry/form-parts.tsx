import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { useSay } from '../../platform/page/messages';
import { type FieldState, PasswordInput } from '../../platform/session/password-input';
import { Banner } from '../../ui/overlays/banner';

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

/** What went wrong with a form as a whole, above its button. */
export function FormFailure({ sentence }: { sentence: string | null }) {
  return sentence && <Banner kind="error">{sentence}</Banner>;
}
