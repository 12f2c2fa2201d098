import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { shellMessages } from '@vigie/domain/messages/shell/shell';
import { GoTo } from '../../platform/page/go-to';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { refreshUser, signOut } from '../../platform/session/account';
import { takeReturnAddress } from '../../platform/session/return-place';
import { useSession } from '../../platform/session/session';
import { Button } from '../../ui/buttons/button';
import { ChangePasswordForm } from './change-password-form';
import { EntryFrame } from './entry-frame';

/** The initial password opens nothing but this page. */
export default function ChangePasswordPage() {
  const say = useSay();
  const { user } = useSession();
  const { history } = useRouter();
  if (!user) return <GoTo path="/login" />;
  return (
    <EntryFrame title={say(m.firstChangeTitle)} lead={user.must_change_password ? say(m.firstChangeLead) : undefined}>
      <ChangePasswordForm
        large
        submitLabel={m.resetSubmit}
        onDone={async () => {
          await refreshUser();
          history.replace(takeReturnAddress() ?? '/');
        }}
      />
      <Button look="ghost" onClick={signOut}>
        {say(shellMessages.signOut)}
      </Button>
    </EntryFrame>
  );
}
