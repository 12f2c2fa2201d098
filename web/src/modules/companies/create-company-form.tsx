import { consoleMessages } from '@vigie/domain/messages/connection';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { Toggle } from '../../ui/buttons/toggle';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { InitialPasswordDialog } from '../accounts/public';
import { adminCall } from './admin-call';
import { useAdminForm } from './admin-form';
import { adminGiven, companyPayload, emptyCompany, isAddress, type NewCompany } from './company-payload';
import { Outcome } from './outcome';
import { useRefreshCompanies } from './queries';

interface Shown {
  username: string;
  password: string;
}

export function CreateCompanyForm() {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [initial, setInitial] = useState<Shown | null>(null);
  const [invites, setInvites] = useState(true);
  const { field, values, busy, failure, done, form } = useAdminForm({
    empty: emptyCompany,
    failed: consoleMessages.companyCreationFailed,
    check: ({ name, email }): Partial<NewCompany> => ({
      ...(!name.trim() && { name: say(m.companyNameMissing) }),
      ...(email.trim() && !isAddress(email) && { email: say(fieldMessages.email) }),
    }),
    async submit(entered) {
      const body = companyPayload(entered, new Date(), invites);
      const { admin } = await adminCall(companiesEndpoints.createCompany, { body });
      if (admin?.initial_password) setInitial({ username: admin.username, password: admin.initial_password });
      void refresh();
      return adminGiven(entered) === 'in part' ? `${say(m.created)} ${say(m.createdWithoutAdmin)}` : say(m.created);
    },
  });
  return (
    <Card title={say(m.createTitle)}>
      <form className="stack-sm" {...form}>
        <TextField {...field('name')} label={say(m.companyName)} required maxLength={200} autoComplete="off" />
        <TextField {...field('email')} label={say(m.adminEmail)} type="email" autoComplete="off" />
        <div className="grid-2">
          <TextField {...field('last_name')} label={say(m.adminLastName)} autoComplete="off" />
          <TextField {...field('first_name')} label={say(m.adminFirstName)} autoComplete="off" />
        </div>
        <Toggle
          label={say(m.inviteAdmin)}
          help={say(invites ? m.sendInvitationHelp : m.initialPasswordHelp)}
          checked={invites}
          onChange={setInvites}
        />
        {adminGiven(values) === 'in part' && <Banner kind="info">{say(m.adminInPart)}</Banner>}
        <div className="grid-2">
          <TextField {...field('description')} label={say(m.description)} autoComplete="off" />
          <TextField {...field('domain')} label={say(m.domain)} autoComplete="off" autoCapitalize="none" />
        </div>
        <Outcome failure={failure} done={done} />
        <Button type="submit" look="primary" block busy={busy}>
          {say(busy ? m.creating : m.create)}
        </Button>
      </form>
      {initial && <InitialPasswordDialog {...initial} onClose={() => setInitial(null)} />}
    </Card>
  );
}
