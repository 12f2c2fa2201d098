import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import type { Permission } from '@vigie/domain/kernel/identity/permission';
import { addressMessages as m } from '@vigie/domain/messages/shell/addresses';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { EmptyState } from '../../ui/lists/empty-state';

interface ForbiddenPageProps {
  permission: Permission;
  /** Where the user's own work is. */
  landing: string;
}

/** Instead of a page that the user may not open. */
export default function ForbiddenPage({ permission, landing }: ForbiddenPageProps) {
  const say = useSay();
  const roles = typeof permission === 'string' ? [] : permission;
  const isForCompanies = companyRoles.every((role) => roles.includes(role));
  const readers = isForCompanies ? say(m.everyCompany) : roles.map((role) => say(roleMessages[role])).join(', ');
  return (
    <EmptyState
      wholePage
      title={say(m.forbidden)}
      text={say(roles.includes('platform_admin') ? m.forbiddenPlatform : m.forbiddenHelp, { readers })}
      action={
        <Link className="btn" to={landing}>
          {say(m.toLanding)}
        </Link>
      }
    />
  );
}
