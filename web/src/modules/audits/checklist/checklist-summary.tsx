import type { AuditWork } from '@vigie/domain/modules/audits/audits/contract';
import { answerObjection, canReadWork, isBeforeStart } from '@vigie/domain/modules/audits/audits/workflow';
import { checklistMessages as c } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { Badge } from '../../../ui/icons/badge';
import { Icon } from '../../../ui/icons/icon';
import { Banner } from '../../../ui/overlays/banner';
import { type AuditDetail, useWork } from '../audits/queries';
import { itemOf } from '../plan/plan';
import { checklistAddress } from './checklist-address';
import { HeldLines } from './held-lines';

/** How far the checklist is, who holds it on a phone, and the way to it. */
export function ChecklistSummary({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const item = itemOf(audit, actor.companyId);
  const isBegun = !isBeforeStart(audit.status) && audit.startedAt !== null;
  const canRead = isBegun && canReadWork(item, actor);
  const work = useWork(audit.id, canRead);
  if (audit.templateId === null) return <p className="muted">{say(m.withoutTemplate)}</p>;
  if (!isBegun) return <p className="muted">{say(m.begins)}</p>;
  if (!canRead) return <p className="muted">{say(c.hidden)}</p>;
  if (!work.data) return work.isPending ? <Loading lines={3} /> : <LoadFailed query={work} />;
  const canFill = answerObjection(item, actor) === null;
  return (
    <div className="stack-sm">
      <Result work={work.data} />
      {Object.keys(work.data.rivals).length > 0 && (
        <Banner kind="warning">{say(c.rivals, { n: Object.keys(work.data.rivals).length })}</Banner>
      )}
      <HeldLines audit={audit} leases={work.data.leases} />
      <p>
        <Link className={canFill ? 'btn btn-primary' : 'btn'} to={checklistAddress(audit.id)}>
          <Icon name={canFill ? 'pencil' : 'eye'} />
          {say(canFill ? m.toChecklist : m.readChecklist)}
        </Link>
      </p>
    </div>
  );
}

function Result({ work: { percent, isFailed, answers } }: { work: AuditWork }) {
  const say = useSay();
  return (
    <p className="cluster">
      <span>{say(c.answerCount, { n: Object.keys(answers).filter((key) => !key.endsWith('/')).length })}</span>
      {percent !== null && <Badge look="accent">{say(m.score, { percent })}</Badge>}
      {isFailed && <Badge look="critical">{say(m.failed)}</Badge>}
    </p>
  );
}
