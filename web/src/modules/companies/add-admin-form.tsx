import { consoleMessages } from '@vigie/domain/messages/connection';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { PasswordInput, passwordProblem } from '../../platform/session/password-input';
import { Button } from '../../ui/buttons/button';
import { Toggle } from '../../ui/buttons/toggle';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { defaultUsername } from '../accounts/public';
import { adminCall } from './admin-call';
import { useAdminForm } from './admin-form';
import { type ChosenCompany, CompanySelect } from './company-select';
import { Outcome } from './outcome';
import { useRefreshCompanies } from './queries';

const empty = { company: '', email: '', last_name: '', first_name: '', username: '', password: '' };
type Entered = typeof empty;

export function AddAdminForm() {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [company, setCompany] = useState<ChosenCompany | null>(null);
  const [invites, setInvites] = useState(false);
  const usernameOf = (entered: Entered) =>
    entered.username.trim() || defaultUsername(entered.first_name, entered.last_name);
  const missingIn = (entered: Entered) => [
    ...(company ? [] : ['company' as const]),
    ...(['email', 'last_name', 'first_name'] as const).filter((name) => !entered[name].trim()),
    ...(invites || entered.password ? [] : ['password' as const]),
  ];
  const { field, values, busy, failure, done, touch, form } = useAdminForm({
    empty,
    failed: consoleMessages.adminCreationFailed,
    objection: (entered) => (missingIn(entered).length > 0 ? say(m.fillRequired) : null),
    check(entered): Partial<Entered> {
      const missing = missingIn(entered);
      if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, say(fieldMessages.required)]));
      const owner = {
        username: usernameOf(entered),
        email: entered.email,
        firstName: entered.first_name,
        lastName: entered.last_name,
        companyName: company?.name ?? null,
      };
      const password = invites ? null : passwordProblem(say, entered.password, owner);
      return password ? { password } : {};
    },
    async submit(entered) {
      const { email, first_name, last_name, password } = entered;
      await adminCall(companiesEndpoints.createAdmin, {
        params: { id: company?.id ?? 0 },
        query: { send_email: String(invites) },
        body: {
          username: usernameOf(entered),
          email: email.trim(),
          first_name,
          last_name,
          ...(!invites && { password }),
          team_id: 0,
        },
      });
      setCompany(null);
      void refresh();
      return say(m.adminAdded);
    },
  });
  const companyField = field('company');
  const usual = values.first_name && values.last_name ? defaultUsername(values.first_name, values.last_name) : '';
  return (
    <Card title={say(m.addAdminTitle)}>
      <form className="stack-sm" {...form}>
        <CompanySelect
          company={company}
          error={companyField.error}
          required
          disabled={busy}
          onChange={(chosen) => {
            setCompany(chosen);
            companyField.onChange(chosen ? String(chosen.id) : '');
          }}
        />
        <TextField {...field('email')} label={say(m.email)} required type="email" autoComplete="off" />
        <div className="grid-2">
          <TextField {...field('last_name')} label={say(m.lastName)} required autoComplete="off" />
          <TextField {...field('first_name')} label={say(m.firstName)} required autoComplete="off" />
        </div>
        <TextField
          {...field('username')}
          label={say(m.username)}
          optional={say(m.optional)}
          placeholder={usual || say(m.usernameFormat)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {!invites && <PasswordInput field={field('password')} label={say(m.password)} required />}
        <Toggle
          label={say(m.sendInvitation)}
          help={say(m.sendInvitationHelp)}
          checked={invites}
          onChange={(chosen) => {
            setInvites(chosen);
            touch();
          }}
        />
        <Outcome failure={failure} done={done} />
        <Button type="submit" block busy={busy}>
          {say(m.addAdmin)}
        </Button>
      </form>
    </Card>
  );
}
