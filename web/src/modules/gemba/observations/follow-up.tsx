import { connectionMessages } from '@vigie/domain/messages/connection';
import { actionAddress } from '@vigie/domain/modules/actions/public';
import { addressOfCase } from '@vigie/domain/modules/cases/public';
import type { Observation } from '@vigie/domain/modules/gemba/observations/contract';
import { observationRuleMessages } from '@vigie/domain/modules/gemba/observations/messages';
import { followObjection } from '@vigie/domain/modules/gemba/observations/workflow';
import { gembaFormMessages as m, walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { WhyButton } from '../../../ui/buttons/why-button';
import { notify } from '../../../ui/overlays/toast';
import { reportAddress, wizardAddress } from '../../reports/public';
import { reportObservation } from './queries';

const CaseDialog = lazyDialog(() => import('./case-dialog'));
const ActionDialog = lazyDialog(() => import('./action-dialog'));

/** What became of an observation, or the two ways to make something of it. */
export function FollowUp({ observation }: { observation: Observation }) {
  const say = useSay();
  const { reportId, actionId, caseId, verdict } = observation;
  const became =
    (reportId && { to: reportAddress(reportId), text: say(m.openReport, { id: reportId }) }) ||
    (actionId && { to: actionAddress(actionId), text: say(m.openAction, { id: actionId }) }) ||
    (caseId && { to: addressOfCase(caseId), text: say(m.openCase, { id: caseId }) });
  if (became) {
    return (
      <Link className="btn" to={became.to}>
        {became.text}
      </Link>
    );
  }
  if (verdict === 'good') return <p className="muted">{say(observationRuleMessages.goodIsSettled)}</p>;
  return (
    <div className="stack-sm">
      <p className="muted">{say(m.noFollowUp)}</p>
      <div className="row wrap">
        <FollowUpButtons observation={observation} />
      </div>
    </div>
  );
}

function FollowUpButtons({ observation }: { observation: Observation }) {
  const say = useSay();
  const { history } = useRouter();
  const [busy, setBusy] = useState(false);
  const [isActing, setActing] = useState(false);
  const [isJoining, setJoining] = useState(false);
  const objection = followObjection(observation);
  const why = objection ? say(objection.message) : undefined;
  const report = async () => {
    setBusy(true);
    try {
      history.push(wizardAddress('categories', await reportObservation(observation.id)));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  return (
    <>
      <WhyButton icon="alert" why={why} busy={busy} onClick={() => void report()}>
        {say(walkingMessages.report)}
      </WhyButton>
      <WhyButton icon="check" why={why} aria-haspopup="dialog" onClick={() => setActing(true)}>
        {say(walkingMessages.action)}
      </WhyButton>
      <WhyButton icon="plus" why={why} aria-haspopup="dialog" onClick={() => setJoining(true)}>
        {say(m.joinCase)}
      </WhyButton>
      {isJoining && <CaseDialog observation={observation} onClose={() => setJoining(false)} />}
      {isActing && <ActionDialog observation={observation} onClose={() => setActing(false)} />}
    </>
  );
}
