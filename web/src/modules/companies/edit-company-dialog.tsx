import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type Company, companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { Loading } from '../../platform/page/loading';
import { type Say, useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { mergeTyped, reloadWhenStale } from '../../platform/transport/stale-version';
import { parseDay } from '../../ui/fields/day';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { adminCall } from './admin-call';
import { type CompanyField, type CompanyTexts, changesOf, companyFields, isDay, textsOf } from './company-texts';
import { errorSentence, errorText } from './error-text';
import { Outcome } from './outcome';
import { getCompany, useCompany, useRefreshCompanies } from './queries';

export function EditCompanyDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const say = useSay();
  const company = useCompany(companyId);
  return (
    <Dialog title={say(m.editTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      {company.data ? (
        <EditCompany company={company.data} onClose={onClose} />
      ) : (
        <div className="dialog-body">
          {company.isPending && <Loading lines={8} />}
          {company.isError && (
            <Banner kind="error">{say(m.loadFailed, { text: errorText(company.error, say) })}</Banner>
          )}
        </div>
      )}
    </Dialog>
  );
}

function EditCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [current, setCurrent] = useState(company);
  const [values, setValues] = useState(textsOf(company));
  const { field, busy, failure, form } = useForm<CompanyTexts>({
    values,
    onChange: setValues,
    refusal: (error) => errorSentence(error, say),
    check: (entered) => problemsIn(entered, say),
    async submit(entered) {
      const body = changesOf(current, entered);
      if (Object.keys(body).length > 0) await save(body);
      onClose();
    },
  });
  const save = async (body: ReturnType<typeof changesOf>) => {
    await reloadWhenStale(
      () => adminCall(companiesEndpoints.updateCompany, { params: { id: company.id }, body, ifMatch: current.version }),
      async () => {
        const fresh = await getCompany(company.id);
        setCurrent(fresh);
        setValues((typed) => mergeTyped(textsOf(current), typed, textsOf(fresh)));
      },
      say(m.companyChangedMeanwhile),
    );
    notify.success(say(m.companySaved));
    await refresh();
  };
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <div className="grid-2">
          {companyFields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={say(labels[name])}
              autoComplete="off"
              {...(name === 'name' && { required: true, autoFocus: true })}
              {...(isDay(name) && { placeholder: say(m.dateFormat), inputMode: 'numeric' as const })}
              {...(name === 'numEmployees' && { inputMode: 'numeric' as const })}
            />
          ))}
        </div>
        <Outcome failure={failure} done={null} />
      </div>
      <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : generalMessages.save)} onCancel={onClose} />
    </form>
  );
}

const labels = {
  name: m.companyName,
  description: m.description,
  domain: m.domain,
  website: m.website,
  vat: m.vat,
  companyNumber: m.companyNumber,
  address: m.address,
  postCode: m.postCode,
  city: m.city,
  country: m.country,
  phoneNumber: m.phoneNumber,
  industry: m.industry,
  numEmployees: m.numEmployees,
  logoUrl: m.logoUrl,
  subscriptionPlan: m.subscriptionPlan,
  subscriptionStartDate: m.subscriptionStartDate,
  subscriptionEndDate: m.subscriptionEndDate,
} satisfies Record<CompanyField, unknown>;

function problemsIn(entered: CompanyTexts, say: Say): Partial<CompanyTexts> {
  const problems: Partial<CompanyTexts> = {};
  if (!entered.name.trim()) problems.name = say(m.companyNameMissing);
  if (!/^\d+$/.test(entered.numEmployees.trim())) problems.numEmployees = say(m.numberInvalid);
  for (const field of companyFields.filter(isDay)) {
    if (parseDay(entered[field]) === null) problems[field] = say(m.dateInvalid);
  }
  return problems;
}
