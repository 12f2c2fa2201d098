import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { Avatar } from '../../ui/icons/avatar';
import { initialsOf, UserStatus } from '../accounts/public';
import type { CompanyTask } from './company-dialog';
import { errorText } from './error-text';
import { type Admin, useAdmins } from './queries';

interface AdminListProps {
  companyId: number;
  onTask: (task: CompanyTask) => void;
}

export function AdminList({ companyId, onTask }: AdminListProps) {
  const say = useSay();
  const admins = useAdmins(companyId);
  if (admins.isPending) {
    return (
      <p className="adminlist muted" role="status">
        {say(m.adminsLoading)}
      </p>
    );
  }
  if (admins.isError) {
    return (
      <p className="adminlist row" role="alert">
        {say(m.loadFailed, { text: errorText(admins.error, say) })}
        <Button size="small" onClick={() => admins.refetch()}>
          {say(generalMessages.retry)}
        </Button>
      </p>
    );
  }
  if (admins.data.items.length === 0) return <p className="adminlist muted">{say(m.noAdmin)}</p>;
  return (
    <ul className="adminlist">
      {admins.data.items.map((admin) => (
        <AdminLine key={admin.id} admin={admin} companyId={companyId} onTask={onTask} />
      ))}
    </ul>
  );
}

function AdminLine({ admin, companyId, onTask }: AdminListProps & { admin: Admin }) {
  const say = useSay();
  const name = `${admin.firstName} ${admin.lastName}`;
  return (
    <li>
      <span className="row shrinks breaks admin-name">
        <Avatar initials={initialsOf(name)} />
        <span>{name}</span>
        {admin.state !== 'active' && <UserStatus state={admin.state} />}
      </span>
      <span className="muted shrinks breaks admin-email">{admin.email}</span>
      <span className="row-end company-tools">
        <IconButton
          icon="pencil"
          label={say(m.edit, { name })}
          onClick={() => onTask({ kind: 'edit-admin', companyId, admin })}
        />
        {admin.state === 'deactivated' ? (
          <IconButton
            icon="undo"
            label={say(m.reactivateAdmin, { name })}
            tooltipAlign="end"
            onClick={() => onTask({ kind: 'reactivate-admin', companyId, admin })}
          />
        ) : (
          <IconButton
            icon="trash"
            label={say(m.remove, { name })}
            tooltipAlign="end"
            onClick={() => onTask({ kind: 'remove-admin', companyId, admin })}
          />
        )}
      </span>
    </li>
  );
}
