import { connectionMessages } from '@vigie/domain/messages/connection';
import type { AuditLease, AuditWork } from '@vigie/domain/modules/audits/audits/contract';
import { answerObjection, choiceObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { phoneMessages as m } from '@vigie/domain/modules/audits/pages/phone-messages';
import { useState } from 'react';
import { useOffline } from '../../../platform/offline/use-offline';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { sentenceOf } from '../../../platform/transport/api-error';
import { useOnline } from '../../../platform/transport/live';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import type { AuditDetail } from '../audits/queries';
import { giveBack, holdHere, useLeaseHere } from '../phone/hold';
import { itemOf } from '../plan/plan';

/** Which phones hold the checklist and since when, and whether this one shall. */
export function HeldLines({ audit, leases }: { audit: AuditDetail; leases: AuditWork['leases'] }) {
  const user = useUser();
  const actor = actorOf(user);
  const item = itemOf(audit, actor.companyId);
  const here = useLeaseHere(audit.id);
  const mayRelease = choiceObjection(item, actor) === null;
  const canFill = answerObjection(item, actor) === null;
  const isHeldHere = leases.some(({ id }) => id === here);
  return (
    <>
      {leases.map((lease) => (
        <Held
          key={lease.id}
          audit={audit}
          lease={lease}
          isHere={lease.id === here}
          isOwn={lease.userId === user.id}
          mayRelease={mayRelease}
        />
      ))}
      {canFill && here !== undefined && !isHeldHere && <Keep audit={audit} />}
    </>
  );
}

/** What a press does until it is done; why it was refused is said. */
function usePress(act: () => Promise<unknown>) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, onClick: () => void press() };
}

interface HeldProps {
  audit: AuditDetail;
  lease: AuditLease;
  isHere: boolean;
  isOwn: boolean;
  mayRelease: boolean;
}

function Held({ audit, lease: { id, who, device, since }, isHere, isOwn, mayRelease }: HeldProps) {
  const say = useSay();
  const online = useOnline();
  const press = usePress(() => giveBack(audit.id, id));
  return (
    <Banner kind={isHere ? 'info' : 'warning'}>
      <div className="row wrap">
        <span className="grow">{say(isHere ? m.keptHere : m.held, { who, device, since: formatMinute(since) })}</span>
        {online && (isOwn || mayRelease) && <Button {...press}>{say(isOwn ? m.giveBack : m.release)}</Button>}
      </div>
    </Banner>
  );
}

function Keep({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const offline = useOffline();
  const online = useOnline();
  const press = usePress(() => holdHere(audit));
  if (offline?.access !== 'open' || !online) return null;
  return (
    <div className="row wrap">
      <Button icon="download" {...press}>
        {say(m.keep)}
      </Button>
      {!offline.hasPasscode && (
        <>
          <span className="note">{say(m.chooseCode)}</span>
          <Link className="touch-link" to="/offline">
            {say(m.code)}
          </Link>
        </>
      )}
    </div>
  );
}
