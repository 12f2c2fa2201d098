import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { auditWorkflowMessages } from '@vigie/domain/modules/audits/audits/messages';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { auditPlanners } from '@vigie/domain/modules/audits/rights';
import { useSay } from '../../../platform/page/messages';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { RecordListPage } from '../../records/public';
import { AuditsNav } from '../audits-nav';
import '../many-columns.css';
import { auditListView } from './list-view';

export default function AuditListPage() {
  const isPlanner = hasRole(actorOf(useUser()), ...auditPlanners);
  return (
    <>
      <AuditsNav at="audits" />
      <div className="many-columns audit-columns">
        <RecordListPage view={auditListView} {...(!isPlanner && { begin: <NotPlanner /> })} />
      </div>
    </>
  );
}

/** In the place of the way to a new audit, with why it is not theirs. */
function NotPlanner() {
  const say = useSay();
  return (
    <WhyButton icon="plus" why={say(auditWorkflowMessages.onlyQa)} tooltipAlign="end">
      {say(auditPageMessages.newAudit)}
    </WhyButton>
  );
}
