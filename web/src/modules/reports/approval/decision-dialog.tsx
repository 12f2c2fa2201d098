import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { reportStatusMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { useSay } from '../../../platform/page/messages';
import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/toast';
import { ReportView } from '../report-view';
import { DecisionForm } from './decision-form';
import { LoadedReport } from './named-report';
import { Outcome } from './outcome';

interface DecisionDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** The whole report and the decision on it, over the page that it is decided from. */
export default function DecisionDialog({ id, title, onClose }: DecisionDialogProps) {
  const say = useSay();
  const decided = async (report: Report) => {
    notify.success(say(m.decided, { id: report.id, status: say(reportStatusMessages[report.status]) }));
    onClose();
  };
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" wide tall onClose={onClose}>
      <div className="dialog-body stack">
        <LoadedReport id={id}>
          {(report) => {
            const waits = report.status === 'waiting_approval';
            return (
              <>
                <ReportView report={report} />
                <DecisionForm report={report} open={waits} onDecided={decided} />
                {!waits && <Outcome report={report} />}
              </>
            );
          }}
        </LoadedReport>
      </div>
    </Dialog>
  );
}
