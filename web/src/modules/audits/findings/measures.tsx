import { connectionMessages } from '@vigie/domain/messages/connection';
import { type FindingMeasure, findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { answerObjection } from '@vigie/domain/modules/audits/findings/workflow';
import { answerMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { type FormEvent, useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { useAttempt } from '../../../platform/transport/attempt';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { TextField } from '../../../ui/fields/text-field';
import { Status } from '../../../ui/icons/status';
import { notify } from '../../../ui/overlays/toast';
import { wizardAddress } from '../../reports/public';
import { answerBeingWritten } from './answer-being-written';
import { measureId, withMeasure } from './entered-finding';
import { type FindingDetail, findingCalls, useMeasures, writeAnswer } from './queries';
import './findings.css';

const ActionDialog = lazyDialog(() => import('./action-dialog'));

/** What is done about a finding: reports, actions and cases with what has become of them, and the ways to another one. */
export function Measures({ finding }: { finding: FindingDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const found = useMeasures(finding.id);
  const objection = answerObjection({ ...finding, companyId: actor.companyId }, actor);
  const save = useSaveMeasures(finding);
  return (
    <div className="stack-sm">
      {!found.data && (found.isPending ? <Loading lines={2} /> : <LoadFailed query={found} />)}
      {found.data?.length === 0 && <p className="muted">{say(m.none)}</p>}
      {found.data && (
        <ul className="lines measure-lines" aria-label={say(m.measures)}>
          {found.data.map((measure) => (
            <MeasureLine
              key={measure.id}
              measure={measure}
              onUnlink={objection ? undefined : () => void save(finding.measures.filter((id) => id !== measure.id))}
            />
          ))}
        </ul>
      )}
      {finding.status === 'awaiting_response' && (
        <NewMeasure finding={finding} why={objection ? say(objection.message) : undefined} save={save} />
      )}
    </div>
  );
}

interface MeasureLineProps {
  measure: FindingMeasure;
  onUnlink: (() => void) | undefined;
}

function MeasureLine({ measure: { id, title, address, hasEnded }, onUnlink }: MeasureLineProps) {
  const say = useSay();
  return (
    <li>
      <span className="grow breaks">
        {address ? (
          <Link className="touch-link" to={address}>
            {[id, title].filter(Boolean).join(' - ')}
          </Link>
        ) : (
          say(m.hidden, { id })
        )}
      </span>
      <Status kind={hasEnded ? 'good' : 'waiting'}>{say(hasEnded ? m.measureEnded : m.running)}</Status>
      {onUnlink && <IconButton icon="x" label={say(m.unlink, { id })} tooltipAlign="end" onClick={onUnlink} />}
    </li>
  );
}

/** Past the form of the answer, whose texts may be on their way under the same version. */
function useSaveMeasures(finding: FindingDetail) {
  const say = useSay();
  return async (measures: readonly string[]): Promise<boolean> => {
    const send = (latest: number) => writeAnswer(finding, latest, { measures: [...measures] });
    try {
      await findingCalls.takeOver(await (answerBeingWritten(finding.id)?.(send) ?? send(finding.version)));
      return true;
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      return false;
    }
  };
}

interface NewMeasureProps {
  finding: FindingDetail;
  why: string | undefined;
  save: ReturnType<typeof useSaveMeasures>;
}

function NewMeasure({ finding, why, save }: NewMeasureProps) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const [isActing, setActing] = useState(false);
  const report = async () => {
    setBusy(true);
    try {
      const { reportId } = await call(findingsEndpoints.reportAuditFinding, {
        params: { id: finding.id },
        idempotencyKey: attempt.keyFor(finding.id),
      });
      attempt.over();
      void findingCalls.refetch();
      history.push(wizardAddress('categories', reportId));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  return (
    <>
      <div className="row wrap">
        <WhyButton icon="alert" why={why} busy={busy} onClick={() => void report()}>
          {say(m.report)}
        </WhyButton>
        <WhyButton icon="check" why={why} aria-haspopup="dialog" onClick={() => setActing(true)}>
          {say(m.action)}
        </WhyButton>
      </div>
      {!why && finding.measures.length < findingBounds.measures && <LinkMeasure finding={finding} save={save} />}
      {isActing && <ActionDialog finding={finding} onClose={() => setActing(false)} />}
    </>
  );
}

function LinkMeasure({ finding, save }: Omit<NewMeasureProps, 'why'>) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const link = async (event: FormEvent) => {
    event.preventDefault();
    setTried(!typed.trim());
    if (!typed.trim()) return;
    setBusy(true);
    if (await save(withMeasure(finding.measures, measureId(typed)))) setTyped('');
    setBusy(false);
  };
  return (
    <form className="row-top link-measure" onSubmit={(event) => void link(event)} noValidate>
      <TextField
        label={say(m.linkLabel)}
        help={say(m.linkHelp)}
        error={isTried && !typed.trim() ? say(m.linkMissing) : undefined}
        value={typed}
        maxLength={20}
        autoComplete="off"
        onChange={setTyped}
      />
      <Button type="submit" busy={busy}>
        {say(m.link)}
      </Button>
    </form>
  );
}
