import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages } from '@vigie/domain/modules/reports/messages/approval';
import { entryPageMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { reportWords } from '@vigie/domain/modules/reports/words';
import { editObjection } from '@vigie/domain/modules/reports/workflow';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { useParams, useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { Icon } from '../../../ui/icons/icon';
import { Tabs } from '../../../ui/lists/tabs';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { RecordComments, RecordHistory } from '../../records/public';
import { entryAddress } from '../approval/approval-address';
import { DecisionList } from '../approval/decision-list';
import { LoadedReport } from '../approval/named-report';
import { Outcome } from '../approval/outcome';
import { ReportEditor } from '../approval/report-editor';
import { reportCalls } from '../queries';
import { questionOf } from '../report-rules';
import { ReportHead, ReportView } from '../report-view';
import './inbox.css';

export default function EntryPage() {
  const { id = '' } = useParams();
  return <LoadedReport id={id}>{(report) => <Entry key={report.id} report={report} />}</LoadedReport>;
}

function Entry({ report }: { report: Report }) {
  const say = useSay();
  const { item, actor } = questionOf(report, useUser());
  const isSentBack = report.status === 'waiting_for_update';
  const completes = isSentBack && !editObjection(item, actor);
  const request = report.decisions.findLast(({ decision }) => decision === 'requestInformation');
  return (
    <div className={completes ? 'report-page editing' : 'report-page'}>
      <Link className="linkbtn inline-row entry-back" to="/apps/inbox">
        <Icon name="arrow-left" />
        {say(m.back)}
      </Link>
      <ReportHead report={report} />
      <div className="grid items-start report-columns">
        <div className="grid gap-16 shrinks report-cards">
          {isSentBack && request && (
            <Banner kind="warning">
              <b>{say(approvalMessages.completeFor, { who: request.decidedBy.displayName })}</b>
              <p className="prose said">{request.comment}</p>
            </Banner>
          )}
          {completes ? (
            <ReportEditor
              report={report}
              onSentAgain={({ id }) => notify.success(say(approvalMessages.sent, { id }))}
            />
          ) : (
            <ReportView report={report} />
          )}
        </div>
        <aside className="grid gap-16 shrinks">
          <Outcome report={report} />
          <DecisionList decisions={report.decisions} />
          <EntryTalk report={report} />
        </aside>
      </div>
    </div>
  );
}

const tabs = ['comments', 'history'] as const;

/** What people say about the report, and what was done to it. */
function EntryTalk({ report: { id } }: { report: Report }) {
  const say = useSay();
  const { history } = useRouter();
  const tab = usePageSearch((raw) => tabs.find((one) => one === raw.tab) ?? 'comments');
  return (
    <section className="card entry-talk" aria-label={say(m[tab])}>
      <Tabs
        label={say(m.title)}
        tabs={tabs.map((value) => ({ value, label: say(m[value]) }))}
        value={tab}
        onChange={(chosen) =>
          history.replace(chosen === 'comments' ? entryAddress(id) : `${entryAddress(id)}?tab=${chosen}`)
        }
      >
        {tab === 'comments' ? (
          <RecordComments calls={reportCalls} id={id} />
        ) : (
          <RecordHistory calls={reportCalls} id={id} words={reportWords} />
        )}
      </Tabs>
    </section>
  );
}
