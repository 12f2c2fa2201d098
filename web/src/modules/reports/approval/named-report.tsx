import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { isUnknown } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { EmptyState } from '../../../ui/lists/empty-state';
import { reportCalls } from '../queries';
import { reportNamedIn } from './approval-address';
import '../reports.css';

export function useNamedReport(): string | null {
  return usePageSearch(reportNamedIn);
}

interface LoadedReportProps {
  id: string;
  children: (report: Report) => ReactNode;
}

/** Waiting, failing and not being there, said once for every page about one report. */
export function LoadedReport({ id, children }: LoadedReportProps) {
  const say = useSay();
  const report = reportCalls.useOne(id);
  const isMissing = isUnknown(report.error);
  if (report.data && !isMissing) return children(report.data);
  if (report.isPending) {
    return (
      <div className="report-page">
        <Loading lines={12} />
      </div>
    );
  }
  if (isMissing) return <ReportMissing title={say(m.notFound, { id })} text={say(m.notFoundHelp)} />;
  return <LoadFailed query={report} wholePage />;
}

/** No report to show, and the way to those that are. */
export function ReportMissing({ title, text }: { title: string; text?: string }) {
  const say = useSay();
  return (
    <EmptyState
      wholePage
      title={title}
      {...(text && { text })}
      action={
        <div className="cluster">
          <Link className="btn" to="/apps/inbox">
            {say(m.toInbox)}
          </Link>
          <Link className="btn" to="/apps/new-issue">
            {say(m.toCategories)}
          </Link>
        </div>
      }
    />
  );
}

/** The report that the address names. */
export function NamedReport({ children }: { children: (report: Report) => ReactNode }) {
  const say = useSay();
  const id = useNamedReport();
  if (!id) return <ReportMissing title={say(m.noneNamed)} text={say(m.noneNamedHelp)} />;
  return <LoadedReport id={id}>{children}</LoadedReport>;
}
