import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { PersonPlacementsDialog } from '../placements/public';
import { AccessDialog } from './access-dialog';
import { AskResetDialog } from './ask-reset-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { ImportDialog } from './import-dialog';
import { InviteDialog } from './invite-dialog';
import { LostFactorDialog } from './lost-factor-dialog';
import { usePasswordResets } from './queries';
import { ResetPasswordDialog } from './reset-password-dialog';
import type { UserDeed } from './user-menu';

export type OpenUserDialog = 'invite' | 'import' | { readonly user: User; readonly deed: UserDeed };

/** What an administrator does with accounts, in one file that is loaded when the first is opened. */
export default function UserDialog({ open, onClose }: { open: OpenUserDialog; onClose: () => void }) {
  const needsTwo = usePasswordResets().data?.needsTwo;
  if (open === 'invite') return <InviteDialog onClose={onClose} />;
  if (open === 'import') return <ImportDialog onClose={onClose} />;
  const { user, deed } = open;
  if (deed === 'place') {
    const { id, username, firstName, lastName } = user;
    return <PersonPlacementsDialog person={{ id, username, name: `${firstName} ${lastName}` }} onClose={onClose} />;
  }
  if (deed === 'edit') return <EditUserDialog user={user} onClose={onClose} />;
  if (deed === 'reset' && needsTwo) return <AskResetDialog user={user} onClose={onClose} />;
  if (deed === 'take_off_factor') return <LostFactorDialog user={user} onClose={onClose} />;
  if (deed === 'reset') return <ResetPasswordDialog user={user} onClose={onClose} />;
  return <AccessDialog user={user} action={deed} onClose={onClose} />;
}
