import { auditFieldMessages as f } from '@vigie/domain/modules/audits/audits/messages';
import { auditChangeObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { agendaMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { formatDay } from '../../../ui/fields/day';
import type { AuditDetail } from '../audits/queries';
import { itemOf } from './plan';

const AgendaDialog = lazyDialog(() => import('./agenda-dialog'));

/** Who is met where and when, in the order of the days. */
export function Agenda({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isChanging, setChanging] = useState(false);
  const objection = auditChangeObjection(itemOf(audit, actor.companyId), actor);
  return (
    <div className="stack-sm">
      {audit.agenda.length === 0 && <p className="muted">{say(m.none)}</p>}
      <ol className="lines" aria-label={say(f.agenda)}>
        {audit.agenda.map(({ day, hour, minutes, place, topic, who }) => (
          <li key={`${day} ${hour} ${topic}`} className="agenda-line">
            <span className="digits nowrap strong">
              {formatDay(day)} {hour}
            </span>
            <span className="grow breaks">
              {topic}
              <br />
              <small className="meta">{[say(m.lasts, { n: minutes }), place, who].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
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
      {isChanging && <AgendaDialog audit={audit} onClose={() => setChanging(false)} />}
    </div>
  );
}
