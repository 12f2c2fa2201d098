import { decide } from '@vigie/domain/kernel/workflow';
import { submissionProblems } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { wizardLabels } from '@vigie/domain/modules/reports/wizard';
import { reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import { placeOf } from '../../../platform/page/address';
import { todayHere } from '../../../platform/page/dates';
import { GoTo } from '../../../platform/page/go-to';
import { useSay } from '../../../platform/page/messages';
import { useTransition } from '../../../platform/records/use-transition';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { Banner } from '../../../ui/overlays/banner';
import { reportCalls, submitReport, takeOverReport } from '../queries';
import { questionOf } from '../report-rules';
import { ReportHead, ReportView } from '../report-view';
import { approvalAddress, entryAddress, stepOfField, wizardAddress } from './approval-address';
import { NamedReport } from './named-report';
import './approval.css';
import { measureFoot } from '../../../ui/foundation/measure-foot';

export default function SendPage() {
  return <NamedReport>{(report) => <SendReport report={report} />}</NamedReport>;
}

/** The end of the wizard: the whole report in view, and what still stands in the way of sending it. */
function SendReport({ report }: { report: Report }) {
  const say = useSay();
  const user = useUser();
  const sending = useSending(report);
  if (report.status === 'waiting_approval') return <GoTo path={approvalAddress('review', report.id)} />;
  if (report.status !== 'draft') return <GoTo path={entryAddress(report.id)} />;
  const decision = decide(reportWorkflow, 'submit', questionOf(report, user));
  const objection = decision.allowed ? null : say(decision.objection.message, decision.objection.values);
  return (
    <div className="report-page">
      <div className="report-reading">
        <ReportHead report={report} />
        <div className="grid gap-16 shrinks report-cards">
          <MissingAnswers report={report} />
          {decision.allowed && <Banner>{say(m.readyToSend)}</Banner>}
          <ReportView report={report} />
          {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
        </div>
        <div ref={measureFoot} className="row row-end card phone-wrap report-foot">
          <Link className="btn btn-lg" {...placeOf(wizardAddress('immediateActions', report.id))}>
            <Icon name="chevron-left" />
            {say(m.previous)}
          </Link>
          <span className="meta grow report-foot-note" id="send-objection">
            {objection}
          </span>
          <Button
            look="primary"
            size="large"
            busy={sending.busy}
            disabled={objection !== null}
            aria-describedby={objection ? 'send-objection' : undefined}
            onClick={sending.send}
          >
            {say(sending.busy ? m.sending : m.readyForQa)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function useSending(report: Report) {
  const say = useSay();
  const { history } = useRouter();
  const { attempt, busy, failure } = useTransition({
    send: () => submitReport(report),
    reload: () => reportCalls.reload(report.id),
    changedMeanwhile: say(m.changedMeanwhile),
    done: (sent) => say(m.sent, { id: sent.id }),
    onDone: (sent) => {
      takeOverReport(sent);
      history.push(approvalAddress('review', sent.id));
    },
  });
  return { busy, failure, send: () => attempt(null) };
}

function MissingAnswers({ report }: { report: Report }) {
  const say = useSay();
  const problems = submissionProblems(report.answers, todayHere());
  if (problems.length === 0) return null;
  return (
    <Banner kind="warning">
      <b>{say(m.missing)}</b>
      <ul className="grid gap-4 missing-answers">
        {problems.map(({ field, message, values }) => {
          const step = stepOfField(field);
          return (
            <li key={field + message.fr}>
              <Link {...placeOf(wizardAddress(step, report.id))}>{say(message, values)}</Link>{' '}
              <span className="muted">{say(wizardLabels[step])}</span>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
