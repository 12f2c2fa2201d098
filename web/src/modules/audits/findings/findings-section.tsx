import { draftObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import type { AuditDetail } from '../audits/queries';
import { itemOf } from '../plan/plan';
import { FindingLines } from './finding-lines';

const NewFindingDialog = lazyDialog(() => import('./new-finding-dialog'));

/** What the audit has found, and the way to note another one. */
export function FindingsSection({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isNoting, setNoting] = useState(false);
  const objection = draftObjection(itemOf(audit, actor.companyId), actor);
  return (
    <div className="stack-sm">
      <FindingLines auditId={audit.id} none={m.noFindings} />
      <div className="row">
        <WhyButton
          icon="plus"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setNoting(true)}
        >
          {say(m.newFinding)}
        </WhyButton>
      </div>
      {isNoting && <NewFindingDialog audit={audit} onClose={() => setNoting(false)} />}
    </div>
  );
}
