import type { WorkItem } from '@vigie/domain/modules/overview/contract';
import { ActionActs } from './action-acts';
import { AlertActs } from './alert-acts';
import { CaseActs } from './case-acts';
import { ContinueLink } from './continue-link';
import { ReportActs } from './report-acts';

/** What can be done with it here, without opening it. */
export function WorkActs({ item }: { item: WorkItem }) {
  if (item.report) return <ReportActs item={item} report={item.report} />;
  if (item.case) return <CaseActs item={item} standing={item.case} />;
  if (item.action) return <ActionActs item={item} standing={item.action} />;
  return item.work === 'readAlert' ? <AlertActs item={item} /> : <ContinueLink item={item} address={item.address} />;
}
