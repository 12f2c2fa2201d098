import { profileMessages as m, roleMessages } from '@vigie/domain/messages/profile';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages } from '@vigie/domain/messages/shell';
import { accountsEndpoints, type CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { refreshUser } from '../platform/account';
import { call } from '../platform/api';
import { ApiError } from '../platform/api-error';
import { useDraft } from '../platform/draft';
import { useForm } from '../platform/form';
import { useSay } from '../platform/messages';
import { updateUser, useUser } from '../platform/session';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Page } from '../ui/page';
import { TextField } from '../ui/text-field';
import { notify } from '../ui/toast';
import { ChangePasswordForm } from './change-password-form';
import { FormFailure } from './form-failure';
import './profile.css';

export default function ProfilePage() {
  const say = useSay();
  return (
    <Page narrow title={say(m.title)}>
      <div className="stack">
        <Card title={say(m.identity)}>
          <Identity />
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

interface Editable {
  readonly [field: string]: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const editableOf = (user: CurrentUser): Editable => ({
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
});

function Identity() {
  const say = useSay();
  const user = useUser();
  // Only what was typed: the rest stays what it is, even when another page changes it meanwhile.
  const draft = useDraft<Partial<Editable>>('profile', {});
  const current = editableOf(user);
  const { field, busy, failure, form } = useForm({
    values: { ...current, ...draft.value } as Editable,
    onChange(values) {
      const typed = Object.entries(values).filter(([name, value]) => value !== current[name]);
      if (typed.length > 0) draft.keep(Object.fromEntries(typed));
      else draft.drop({});
    },
    check(values) {
      const missing = Object.entries(values).filter(([, value]) => !value.trim());
      return Object.fromEntries(missing.map(([name]) => [name, say(fieldMessages.required)]));
    },
    async submit() {
      try {
        const saved = await call(accountsEndpoints.updateProfile, { body: draft.value, ifMatch: user.version });
        updateUser(saved);
        draft.drop({});
        notify.success(say(m.saved));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        await refreshUser();
        throw new ApiError(412, error.code, say(m.changedMeanwhile));
      }
    },
  });

  return (
    <form className="stack-sm" {...form}>
      <Facts user={user} />
      <div className="grid-2">
        <TextField {...field('firstName')} label={say(m.firstName)} autoComplete="given-name" />
        <TextField {...field('lastName')} label={say(m.lastName)} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label={say(m.email)} type="email" autoComplete="email" />
      <FormFailure sentence={failure} />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} disabled={!draft.kept}>
          {say(busy ? generalMessages.saving : generalMessages.save)}
        </Button>
        {draft.kept && !busy && (
          <>
            <Button look="ghost" onClick={() => draft.drop({})}>
              {say(generalMessages.cancel)}
            </Button>
            <span className="help">{say(m.draftKept)}</span>
          </>
        )}
      </div>
    </form>
  );
}

function Facts({ user }: { user: CurrentUser }) {
  const say = useSay();
  return (
    <dl className="facts">
      <dt>{say(m.username)}</dt>
      <dd>
        <b className="strong">{user.username}</b>
        <p className="help">{say(m.usernameHelp)}</p>
      </dd>
      {user.company_name && (
        <>
          <dt>{say(m.company)}</dt>
          <dd>{user.company_name}</dd>
        </>
      )}
      {user.roles.length > 0 && (
        <>
          <dt>{say(m.roles)}</dt>
          <dd className="badges">
            {user.roles.map((role) => (
              <Badge key={role}>{say(roleMessages[role])}</Badge>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
