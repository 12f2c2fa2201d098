import type { RecordKind } from '../../kernel/records/record-kind';
import { reportAddress } from './address';
import { reportId, reportList } from './list';
import { namedReport } from './named-kind';
import { reportsWaiting } from './waiting';
import { reportWords } from './words';
import { reportWorkflow } from './workflow';

/** What a validator vouches for: the report as it was read, its files, and the decision itself. */
export const reportSigned = { report_decision: ['answers', 'files', 'decision'] } as const;

export const reportKind: RecordKind<'report'> = {
  ...namedReport,
  id: reportId,
  address: reportAddress,
  workflow: reportWorkflow,
  list: reportList,
  listAddress: '/apps/inbox',
  waiting: reportsWaiting,
  words: reportWords,
  signed: reportSigned,
};
