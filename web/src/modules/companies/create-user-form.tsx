import { consoleMessages } from '@vigie/domain/messages/connection';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { PasswordInput } from '../../platform/session/password-input';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { createUser, InitialPasswordDialog } from '../accounts/public';
import { requireToken } from './admin-call';
import { useAdminForm } from './admin-form';
import { type ChosenCompany, CompanySelect } from './company-select';
import { Outcome } from './outcome';
import { useRefreshCompanies } from './queries';

const empty = { username: '', email: '', first_name: '', last_name: '', password: '', team_id: '', company_id: '' };
type Entered = typeof empty;

/** What is missing the server says: a user may be placed by the company, or by one of its teams. */
export function CreateUserForm() {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [company, setCompany] = useState<ChosenCompany | null>(null);
  const [initial, setInitial] = useState<{ username: string; password: string } | null>(null);
  const { field, busy, failure, done, form } = useAdminForm({
    empty,
    failed: consoleMessages.userCreationFailed,
    check: ({ team_id }): Partial<Entered> => (/^\d*$/.test(team_id.trim()) ? {} : { team_id: say(m.numberInvalid) }),
    async submit({ team_id, company_id: _chosen, ...person }) {
      requireToken();
      const created = await createUser({
        ...person,
        team_id: team_id.trim() === '' ? null : Number.parseInt(team_id, 10),
        company_id: company?.id ?? null,
      });
      if (created.initial_password) setInitial({ username: created.username, password: created.initial_password });
      setCompany(null);
      void refresh();
      return say(m.userCreated);
    },
  });
  const companyField = field('company_id');
  return (
    <Card title={say(m.createUserTitle)}>
      <form className="stack-sm" {...form}>
        <div className="grid phone-column grid-3">
          <TextField
            {...field('username')}
            label={say(m.username)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField {...field('email')} label={say(m.email)} type="email" autoComplete="off" />
          <TextField {...field('first_name')} label={say(m.firstName)} autoComplete="off" />
          <TextField {...field('last_name')} label={say(m.lastName)} autoComplete="off" />
          <PasswordInput field={field('password')} label={say(m.password)} help={say(m.passwordOrRandom)} />
          <TextField
            {...field('team_id')}
            label={say(m.teamId)}
            optional={say(m.optional)}
            inputMode="numeric"
            autoComplete="off"
          />
          <CompanySelect
            company={company}
            error={companyField.error}
            disabled={busy}
            onChange={(chosen) => {
              setCompany(chosen);
              companyField.onChange(chosen ? String(chosen.id) : '');
            }}
          />
        </div>
        <Outcome failure={failure} done={done} />
        <div className="row row-end">
          <Button type="submit" look="primary" busy={busy}>
            {say(m.createUser)}
          </Button>
        </div>
      </form>
      {initial && <InitialPasswordDialog {...initial} onClose={() => setInitial(null)} />}
    </Card>
  );
}
