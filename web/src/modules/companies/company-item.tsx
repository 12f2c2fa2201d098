import { quotaMessages } from '@vigie/domain/messages/quotas';
import { type CompanyRow, companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { companyWorkflow } from '@vigie/domain/modules/companies/workflow';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { useTransition } from '../../platform/records/use-transition';
import { useWorkflowActions } from '../../platform/records/workflow-bar';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { Badge } from '../../ui/icons/badge';
import { notify } from '../../ui/overlays/toast';
import { adminCall } from './admin-call';
import { AdminList } from './admin-list';
import type { CompanyTask } from './company-dialog';
import { formatCompany } from './company-texts';
import { errorSentence } from './error-text';
import { useRefreshCompanies } from './queries';

interface CompanyItemProps {
  company: CompanyRow;
  onTask: (task: CompanyTask) => void;
}

export function CompanyItem({ company, onTask }: CompanyItemProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { id, name, stripeId } = formatCompany(company, say);
  return (
    <li className="company">
      <div className="grid gap-12 company-head">
        <IconButton
          icon={open ? 'chevron-down' : 'chevron-right'}
          label={say(open ? m.fold : m.unfold, { name })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        <span className="strong shrinks breaks">
          {name} {company.archived && <Badge>{say(m.archived)}</Badge>}
          <small className="meta block">
            {company.adminCount === 0 ? say(m.noAdmin) : say(m.adminCount, { n: company.adminCount })}
          </small>
        </span>
        <span className="digits company-id">
          <small className="meta block">{say(m.id)}</small>
          {id}
        </span>
        <span className="shrinks breaks company-provider">
          <small className="meta block">{say(m.provider)}</small>
          <span className={company.providerId ? 'mono' : 'muted'}>{stripeId}</span>
        </span>
        <span className="row-end company-tools">
          <IconButton icon="pencil" label={say(m.edit, { name })} onClick={() => onTask({ kind: 'edit', company })} />
          <IconButton
            icon="sliders"
            label={say(quotaMessages.edit, { name })}
            onClick={() => onTask({ kind: 'quotas', company })}
          />
          <LifeButton company={company} name={name} onRemove={() => onTask({ kind: 'remove', company })} />
        </span>
      </div>
      {open && <AdminList companyId={company.id} onTask={onTask} />}
    </li>
  );
}

interface LifeButtonProps {
  company: CompanyRow;
  name: string;
  onRemove: () => void;
}

function LifeButton({ company, name, onRemove }: LifeButtonProps) {
  const say = useSay();
  const restore = useRestore(company);
  const possible = useWorkflowActions(companyWorkflow, () => ({ item: company, facts: null })).find(({ why }) => !why);
  if (possible?.action === 'archive') {
    return <IconButton icon="trash" label={say(m.remove, { name })} tooltipAlign="end" onClick={onRemove} />;
  }
  if (possible?.action !== 'restore') return null;
  return (
    <Button size="small" icon="undo" aria-label={say(m.restore, { name })} onClick={() => void restore()}>
      {possible.label}
    </Button>
  );
}

function useRestore({ id, version }: CompanyRow) {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const { run } = useTransition({
    send: () => adminCall(companiesEndpoints.restoreCompany, { params: { id }, body: {}, ifMatch: version }),
    reload: refresh,
    changedMeanwhile: say(m.companyChangedMeanwhile),
    done: () => say(m.restored),
  });
  return async () => {
    await run(null).catch((error) => notify.error(errorSentence(error, say)));
    await refresh();
  };
}
