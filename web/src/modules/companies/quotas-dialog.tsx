import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import {
  type QuotaLimits,
  type QuotaName,
  quotaFromUnits,
  quotaInUnits,
  quotaNames,
} from '@vigie/domain/kernel/quotas';
import { quotaMessages as m } from '@vigie/domain/messages/quotas';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type CompanyRow, companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { adminCall } from './admin-call';
import { formatCompany } from './company-texts';
import { errorSentence, errorText } from './error-text';
import { Outcome } from './outcome';
import { getQuotas, useQuotas, useRefreshCompanies } from './queries';

type Quotas = OutputOf<typeof companiesEndpoints.getQuotas>;
type Texts = Record<QuotaName, string>;

export function QuotasDialog({ company, onClose }: { company: CompanyRow; onClose: () => void }) {
  const say = useSay();
  const quotas = useQuotas(company.id);
  const { name } = formatCompany(company, say);
  return (
    <Dialog title={say(m.title, { name })} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      {quotas.data ? (
        <QuotasForm companyId={company.id} quotas={quotas.data} onClose={onClose} />
      ) : (
        <div className="dialog-body">
          {quotas.isPending && <Loading lines={3} />}
          {quotas.isError && (
            <Banner kind="error">
              {say(administrationMessages.loadFailed, { text: errorText(quotas.error, say) })}
            </Banner>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface QuotasFormProps {
  companyId: number;
  quotas: Quotas;
  onClose: () => void;
}

function QuotasForm({ companyId, quotas, onClose }: QuotasFormProps) {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [version, setVersion] = useState(quotas.version);
  const [values, setValues] = useState(textsOf(quotas));
  const { field, busy, failure, form } = useForm<Texts>({
    values,
    onChange: setValues,
    refusal: (error) => errorSentence(error, say),
    check: (entered) =>
      Object.fromEntries(
        quotaNames.filter((name) => !isWritten(name, entered[name])).map((name) => [name, say(m.numberInvalid)]),
      ),
    async submit(entered) {
      const before = textsOf(quotas);
      await reloadWhenStale(
        () =>
          adminCall(companiesEndpoints.setQuotas, {
            params: { id: companyId },
            body: limitsOf(quotas, before, entered),
            ifMatch: version,
          }),
        async () => setVersion((await getQuotas(companyId)).version),
        say(administrationMessages.companyChangedMeanwhile),
      );
      notify.success(say(m.saved));
      await refresh();
      onClose();
    },
  });
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <p className="muted">{say(m.lead)}</p>
        {quotaNames.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={say(m[name])}
            help={say(m.used, { used: quotaInUnits(name, quotas.usage[name].used) })}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <Outcome failure={failure} done={null} />
      </div>
      <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : generalMessages.save)} onCancel={onClose} />
    </form>
  );
}

function textsOf({ usage }: Quotas): Texts {
  const shown = (name: QuotaName) => {
    const { limit } = usage[name];
    return limit === null ? '' : String(quotaInUnits(name, limit));
  };
  return { users: shown('users'), invitations: shown('invitations'), storage: shown('storage') };
}

function isWritten(name: QuotaName, text: string): boolean {
  return (name === 'storage' ? /^(\d{1,6}([.,]\d)?)?$/ : /^\d{0,9}$/).test(text.trim());
}

/** What was not touched stays as it is to the byte. */
function limitsOf({ usage }: Quotas, before: Texts, entered: Texts): QuotaLimits {
  const limit = (name: QuotaName) => {
    const text = entered[name].trim();
    if (text === before[name]) return usage[name].limit;
    return text === '' ? null : quotaFromUnits(name, Number(text.replace(',', '.')));
  };
  return { users: limit('users'), invitations: limit('invitations'), storage: limit('storage') };
}
