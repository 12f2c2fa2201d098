import { type CompanyRow, companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { type Given, TransitionDialog } from '../../platform/records/transition-dialog';
import { useTransition } from '../../platform/records/use-transition';
import { adminCall } from './admin-call';
import { formatCompany } from './company-texts';
import { EditAdminDialog } from './edit-admin-dialog';
import { EditCompanyDialog } from './edit-company-dialog';
import { errorSentence } from './error-text';
import { type Admin, freshAdmin, getCompany, useRefreshCompanies } from './queries';
import { QuotasDialog } from './quotas-dialog';

export type CompanyTask =
  | { readonly kind: 'edit' | 'quotas' | 'remove'; readonly company: CompanyRow }
  | {
      readonly kind: 'edit-admin' | 'remove-admin' | 'reactivate-admin';
      readonly companyId: number;
      readonly admin: Admin;
    };

/** Over the list rather than in its rows, which may leave it meanwhile. */
export function CompanyDialog({ task, onClose }: { task: CompanyTask; onClose: () => void }) {
  switch (task.kind) {
    case 'edit':
      return <EditCompanyDialog companyId={task.company.id} onClose={onClose} />;
    case 'quotas':
      return <QuotasDialog company={task.company} onClose={onClose} />;
    case 'remove':
      return <RemoveCompany company={task.company} onClose={onClose} />;
    case 'edit-admin':
      return <EditAdminDialog companyId={task.companyId} admin={task.admin} onClose={onClose} />;
    default:
      return <AdminAccess {...task} removes={task.kind === 'remove-admin'} onClose={onClose} />;
  }
}

function RemoveCompany({ company, onClose }: { company: CompanyRow; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [version, setVersion] = useState(company.version);
  const { name } = formatCompany(company, say);
  const { run } = useTransition({
    send: ({ reason }: Given) =>
      adminCall(companiesEndpoints.archiveCompany, {
        params: { id: company.id },
        body: reason ? { reason } : {},
        ifMatch: version,
      }),
    reload: async () => {
      setVersion((await getCompany(company.id)).version);
      await refresh();
    },
    changedMeanwhile: say(m.companyChangedMeanwhile),
    done: () => say(m.removed),
    onDone: refresh,
  });
  return (
    <TransitionDialog
      ask={{
        title: say(m.remove, { name }),
        question: say(m.removeAsk),
        note: say(m.removeNote, { name }),
        confirmLabel: say(m.removeConfirm),
        danger: true,
        optional: true,
      }}
      onConfirm={run}
      refusal={(error) => errorSentence(error, say)}
      onClose={onClose}
    />
  );
}

interface AdminAccessProps {
  companyId: number;
  admin: Admin;
  removes: boolean;
  onClose: () => void;
}

function AdminAccess({ companyId, admin, removes, onClose }: AdminAccessProps) {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [version, setVersion] = useState(admin.version);
  const name = `${admin.firstName} ${admin.lastName}`;
  const endpoint = removes ? companiesEndpoints.deactivateAdmin : companiesEndpoints.reactivateAdmin;
  const { run } = useTransition({
    send: ({ reason }: Given) =>
      adminCall(endpoint, { params: { id: companyId, userId: admin.id }, body: { reason }, ifMatch: version }),
    reload: async () => {
      setVersion((await freshAdmin(companyId, admin)).version);
      await refresh();
    },
    changedMeanwhile: say(m.adminChangedMeanwhile),
    done: () => say(removes ? m.adminRemoved : m.adminReactivated),
    onDone: refresh,
  });
  return (
    <TransitionDialog
      ask={{
        title: say(removes ? m.remove : m.reactivateAdmin, { name }),
        question: say(removes ? m.removeAdminAsk : m.reactivateAdminAsk, { name }),
        ...(removes && { note: say(m.removeAdminNote, { name }) }),
        confirmLabel: say(removes ? m.removeConfirm : m.reactivateConfirm),
        danger: removes,
      }}
      onConfirm={run}
      refusal={(error) => errorSentence(error, say)}
      onClose={onClose}
    />
  );
}
