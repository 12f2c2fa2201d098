import type { CompanyRow } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Combobox } from '../../ui/pickers/combobox';
import { formatCompany } from './company-texts';
import { useCompanyChoices } from './queries';

export type ChosenCompany = Pick<CompanyRow, 'id' | 'name' | 'version' | 'providerId'>;

interface CompanySelectProps {
  company: ChosenCompany | null;
  error?: string | undefined;
  required?: boolean;
  optional?: string;
  disabled: boolean;
  onChange: (company: ChosenCompany | null) => void;
}

/** One of thousands: typing searches on the server. */
export function CompanySelect({ company, onChange, ...rest }: CompanySelectProps) {
  const say = useSay();
  const nameOf = (one: ChosenCompany) => formatCompany(one, say).name;
  const [typed, setTyped] = useState('');
  const text = company ? nameOf(company) : typed;
  const choices = useCompanyChoices(company ? '' : typed);
  const found = choices.data?.items ?? [];
  const choose = (id: string) => {
    setTyped('');
    onChange(found.find((row) => String(row.id) === id) ?? null);
  };
  return (
    <Combobox
      {...rest}
      label={say(m.company)}
      placeholder={say(m.chooseCompany)}
      items={found.map((row) => ({ id: String(row.id), label: nameOf(row), note: String(row.id) }))}
      value={company && String(company.id)}
      text={text}
      emptyText={say(choices.isPending ? m.loading : m.empty)}
      onText={(entered) => {
        setTyped(entered);
        if (company) onChange(null);
      }}
      onChange={choose}
    />
  );
}
