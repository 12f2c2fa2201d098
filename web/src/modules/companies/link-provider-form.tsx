import { companiesEndpoints, providerIdPattern } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { companiesMessages } from '@vigie/domain/modules/companies/messages/workflow';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { adminCall } from './admin-call';
import { useAdminForm } from './admin-form';
import { type ChosenCompany, CompanySelect } from './company-select';
import { formatCompany } from './company-texts';
import { Outcome } from './outcome';
import { getCompany, useRefreshCompanies } from './queries';

const empty = { company: '', providerId: '' };

export function LinkProviderForm() {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [company, setCompany] = useState<ChosenCompany | null>(null);
  const { field, busy, failure, done, form } = useAdminForm({
    empty,
    check: ({ providerId }): Partial<typeof empty> => ({
      ...(!company && { company: say(m.companyMissing) }),
      ...(!providerIdPattern.test(providerId.trim()) && { providerId: say(companiesMessages.providerIdInvalid) }),
    }),
    async submit({ providerId }) {
      if (!company) return '';
      await reloadWhenStale(
        () =>
          adminCall(companiesEndpoints.linkProvider, {
            params: { id: company.id },
            body: { providerId: providerId.trim() },
            ifMatch: company.version,
          }),
        async () => setCompany(await getCompany(company.id)),
        say(m.companyChangedMeanwhile),
      );
      setCompany(null);
      void refresh();
      return say(m.providerLinked, { name: formatCompany(company, say).name });
    },
  });
  const companyField = field('company');
  return (
    <Card title={say(m.linkTitle)}>
      <form className="stack-sm" {...form}>
        <CompanySelect
          company={company}
          error={companyField.error}
          disabled={busy}
          onChange={(chosen) => {
            setCompany(chosen);
            companyField.onChange(chosen ? String(chosen.id) : '');
          }}
        />
        <TextField
          {...field('providerId')}
          label={say(m.providerId)}
          placeholder="cus_…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <Outcome failure={failure} done={done} />
        <Button type="submit" block busy={busy}>
          {say(m.linkProvider)}
        </Button>
      </form>
    </Card>
  );
}
