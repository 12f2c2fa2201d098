import { casePanelMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { fetchAhead } from '../../../platform/page-files/fetch-ahead';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { RecordPanel } from '../../records/public';
import { ClosingReasons } from './closing-reasons';

/** A case is opened on the first tab. */
const load = () => import('./other-tabs');
const CaseHistory = lazyComponent(async () => ({ default: (await load()).CaseHistory }));
const CaseComments = lazyComponent(async () => ({ default: (await load()).CaseComments }));
const CaseDocuments = lazyComponent(async () => ({ default: (await load()).CaseDocuments }));
const CaseLinks = lazyComponent(async () => ({ default: (await load()).CaseLinks }));
for (const tab of [CaseHistory, CaseComments, CaseDocuments, CaseLinks]) fetchAhead(tab.load);

/** Beside the step that is shown: what is missing to close, what was done, said, attached and linked. */
export function CasePanel({ record }: { record: CaseRecord }) {
  const { id, commentCount, attachments, links } = record;
  return (
    <RecordPanel
      label={m.label}
      tabs={[
        { value: 'why', label: m.why, content: <ClosingReasons record={record} /> },
        { value: 'history', label: m.history, content: <CaseHistory key={id} record={record} /> },
        {
          value: 'comments',
          label: m.comments,
          count: commentCount,
          content: <CaseComments key={id} record={record} />,
        },
        {
          value: 'documents',
          label: m.documents,
          count: attachments.length,
          content: <CaseDocuments record={record} />,
        },
        { value: 'links', label: m.links, count: links.length, content: <CaseLinks record={record} /> },
      ]}
    />
  );
}
