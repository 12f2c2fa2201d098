import type { AuditStandard, Participant } from '@vigie/domain/modules/audits/audits/audit';
import { auditTypeMessages, auditFieldMessages as f } from '@vigie/domain/modules/audits/audits/messages';
import { auditChangeObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { planMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Facts } from '../../records/public';
import { PlannedDays } from '../audits/marks';
import type { AuditDetail } from '../audits/queries';

const ChangePlanDialog = lazyDialog(() => import('./change-plan-dialog'));

export const itemOf = (audit: AuditDetail, companyId: number) => ({ ...audit, companyId });

/** The plan of an audit: what is looked at, where, when and by whom. */
export function Plan({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isChanging, setChanging] = useState(false);
  const objection = auditChangeObjection(itemOf(audit, actor.companyId), actor);
  const { type, scope, standards, processes, site, where, lead, auditors, observers, auditees } = audit;
  const { templateId, templateVersion } = audit;
  return (
    <div className="stack-sm">
      <Facts
        facts={[
          { label: f.type, value: say(auditTypeMessages[type]) },
          { label: f.planned, value: <PlannedDays {...audit} /> },
          { label: f.site, value: site },
          { label: type === 'supplier' ? f.supplier : f.departments, value: where },
          { label: f.lead, value: lead },
          { label: f.auditors, value: names(auditors) },
          { label: f.observers, value: names(observers) },
          { label: f.auditees, value: names(auditees) },
          {
            label: f.template,
            value: templateId && templateVersion ? say(m.version, { id: templateId, n: templateVersion }) : templateId,
          },
          { label: f.processes, value: processes.join(', ') },
        ]}
      />
      <dl className="stack-sm">
        <div>
          <dt className="meta">{say(f.scope)}</dt>
          <dd className="prose">{scope}</dd>
        </div>
        {standards.length > 0 && (
          <div>
            <dt className="meta">{say(f.standards)}</dt>
            {standards.map((one) => (
              <dd key={one.standard}>{standardText(one, say(m.allClauses))}</dd>
            ))}
          </div>
        )}
      </dl>
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          {say(m.change)}
        </WhyButton>
      </div>
      {isChanging && (
        <ChangePlanDialog audit={audit} needsReason={audit.status !== 'planned'} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}

const names = (people: readonly Participant[]) => people.map(({ name }) => name).join(', ');

function standardText({ standard, clauses }: AuditStandard, all: string): string {
  return `${standard} (${clauses.join(', ') || all})`;
}
