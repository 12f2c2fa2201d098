import { connectionMessages } from '@vigie/domain/messages/connection';
import { versionAddress } from '@vigie/domain/modules/procedures/id';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import type { VersionSummary } from '@vigie/domain/modules/procedures/procedures/contract';
import { newVersionObjection } from '@vigie/domain/modules/procedures/procedures/workflow';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { type Say, useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { sentenceOf } from '../../../platform/transport/api-error';
import { useAttempt } from '../../../platform/transport/attempt';
import { WhyButton } from '../../../ui/buttons/why-button';
import { notify } from '../../../ui/overlays/toast';
import { VersionState } from '../marks';
import { compareAddress } from '../versions/addresses';
import { beginVersion, type ProcedureDetail, procedureCalls, useVersionsOf } from './queries';

/** The versions of a procedure that the reader may see, each beside the one before it, and the way to the next. */
export function VersionsTab({ procedure }: { procedure: ProcedureDetail }) {
  const say = useSay();
  const found = useVersionsOf(procedure.id);
  if (!found.data) return found.isPending ? <Loading lines={6} /> : <LoadFailed query={found} />;
  const { items } = found.data;
  return (
    <div className="stack">
      <BeginButton procedure={procedure} />
      <ul className="stack-sm">
        {items.map((version, place) => (
          <li key={version.id} className="stack-xs">
            <div className="row wrap">
              <Link className="touch-link strong" to={versionAddress(version.id)}>
                {say(p.versionOf, { n: version.versionNumber })}
              </Link>
              <VersionState status={version.status} />
            </div>
            {version.effectiveFrom && <p className="small muted">{spanOf(version, say)}</p>}
            {version.summary && <p className="prose">{version.summary}</p>}
            <Comparison version={version} former={items[place + 1]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function spanOf({ effectiveFrom, effectiveUntil }: VersionSummary, say: Say): string {
  const from = formatMinute(effectiveFrom ?? '');
  return effectiveUntil
    ? say(p.fromUntil, { from, until: formatMinute(effectiveUntil) })
    : say(p.since, { when: from });
}

function Comparison({ version, former }: { version: VersionSummary; former: VersionSummary | undefined }) {
  const say = useSay();
  if (!former) return null;
  return (
    <Link className="touch-link small" to={compareAddress(version.id, former.id)}>
      {say(p.compare, { n: former.versionNumber })}
    </Link>
  );
}

function BeginButton({ procedure }: { procedure: ProcedureDetail }) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const actor = actorOf(useUser());
  const [busy, setBusy] = useState(false);
  const objection = newVersionObjection({ ...procedure, companyId: actor.companyId }, actor);
  const begin = async () => {
    setBusy(true);
    try {
      const { id, label } = await beginVersion(procedure.id, attempt.keyFor(procedure.id));
      attempt.over();
      await procedureCalls.refetch();
      notify.success(say(p.begun, { id: label }));
      history.push(versionAddress(id));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  return (
    <div className="row">
      <WhyButton
        size="small"
        icon="plus"
        busy={busy}
        why={objection ? say(objection.message, objection.values) : undefined}
        onClick={() => void begin()}
      >
        {say(p.beginVersion)}
      </WhyButton>
    </div>
  );
}
