import { caseFileMessages } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { commentObjection, filesNeedReason } from '@vigie/domain/modules/cases/workflow';
import { RecordComments, RecordFiles } from '../../records/public';
import { caseCalls } from '../queries';
import { useContributionWhy } from './case-rules';

export { CaseHistory } from './case-history';
export { CaseLinks } from './case-links';

export function CaseComments({ record }: { record: CaseRecord }) {
  return <RecordComments calls={caseCalls} id={record.id} objection={commentObjection(record)} />;
}

/** The files of the case. R03: once it was submitted, adding one asks why too. */
export function CaseDocuments({ record }: { record: CaseRecord }) {
  const { id, attachments, status } = record;
  return (
    <RecordFiles
      calls={caseCalls}
      id={id}
      files={attachments}
      why={useContributionWhy(record)}
      texts={caseFileMessages}
      needsReason={filesNeedReason(status)}
      onChanged={() => caseCalls.reload(id)}
    />
  );
}
