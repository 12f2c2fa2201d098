import { profileMessages as m, roleMessages } from '@vigie/domain/messages/shell/profile';
import { useEffect } from 'react';
import { useSay } from '../../platform/page/messages';
import { refreshUser } from '../../platform/session/account';
import { useUser } from '../../platform/session/session';
import { Card } from '../../ui/foundation/card';
import { Page } from '../../ui/foundation/page';
import { Badge } from '../../ui/icons/badge';
import { ChangePasswordForm } from '../entry/change-password-form';
import { Confirmation } from '../entry/confirmation';
import { OwnEmailForm } from './own-email-form';
import './profile.css';

export default function ProfilePage() {
  const say = useSay();
  // A link may have been opened on another device, while this one slept.
  useEffect(() => {
    refreshUser().catch(() => {});
  }, []);
  return (
    <Page narrow title={say(m.title)}>
      <div className="stack">
        <Card title={say(m.identity)}>
          <div className="stack-sm">
            <Facts />
            <Confirmation />
            <OwnEmailForm />
          </div>
        </Card>
        <Card title={say(m.password)}>
          <div className="stack-sm half">
            <p className="muted">{say(m.passwordLead)}</p>
            <ChangePasswordForm submitLabel={m.changePassword} />
          </div>
        </Card>
      </div>
    </Page>
  );
}

function Facts() {
  const say = useSay();
  const user = useUser();
  return (
    <dl className="phone-column facts">
      <dt className="note">{say(m.username)}</dt>
      <dd>
        <b className="strong">{user.username}</b>
        <p className="help">{say(m.usernameHelp)}</p>
      </dd>
      <dt className="note">{say(m.name)}</dt>
      <dd>
        <b className="strong">{`${user.first_name} ${user.last_name}`}</b>
        <p className="help">{say(m.nameHelp)}</p>
      </dd>
      {user.company_name && (
        <>
          <dt className="note">{say(m.company)}</dt>
          <dd>{user.company_name}</dd>
        </>
      )}
      {user.roles.length > 0 && (
        <>
          <dt className="note">{say(m.roles)}</dt>
          <dd className="cluster gap-6">
            {user.roles.map((role) => (
              <Badge key={role}>{say(roleMessages[role])}</Badge>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
