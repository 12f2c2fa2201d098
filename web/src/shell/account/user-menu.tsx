import { permits } from '@vigie/domain/kernel/identity/permission';
import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { shellMessages as m } from '@vigie/domain/messages/shell/shell';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { companiesPermissions } from '@vigie/domain/modules/companies/policy';
import type { RefObject } from 'react';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { signOut } from '../../platform/session/account';
import { Menu } from '../../ui/overlays/menu';

interface UserMenuProps {
  user: CurrentUser;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function UserMenu({ user, triggerRef, onClose }: UserMenuProps) {
  const say = useSay();
  const { history } = useRouter();
  return (
    <Menu
      label={say(m.userMenu, { name: user.username })}
      head={user.username}
      triggerRef={triggerRef}
      onClose={onClose}
      entries={[
        ...(permits(companiesPermissions.browseCompanies, user)
          ? [
              {
                id: 'administration',
                label: say(pageTitleMessages.administration),
                icon: 'lock' as const,
                onChoose: () => history.push('/admin'),
              },
            ]
          : []),
        { id: 'profile', label: say(m.myProfile), icon: 'user', onChoose: () => history.push('/profile') },
        { id: 'settings', label: say(m.settings), icon: 'sliders', onChoose: () => history.push('/settings') },
        { id: 'sign-out', label: say(m.signOut), icon: 'sign-out', onChoose: signOut },
      ]}
    />
  );
}
