import { casePanelMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { commentObjection } from '@vigie/domain/modules/cases/workflow';
import { useSay } from '../../../platform/page/messages';
import { Tabs } from '../../../ui/lists/tabs';
import { Comments } from '../../comments/public';
import { CaseDocuments } from './case-documents';
import { CaseHistory } from './case-history';
import { CaseLinks } from './case-links';
import { ClosingReasons } from './closing-reasons';
import './panel.css';
import { commentsKey, listComments, searchReaders, sendComment } from './panel-queries';
import { type PanelTab, panelTabs, usePanelTab } from './panel-tab';

/** Beside the step that is shown: what is missing to close, what was done, said, attached and linked. */
export function CasePanel({ record }: { record: CaseRecord }) {
  const say = useSay();
  const { tab, choose } = usePanelTab();
  const counts: Partial<Record<PanelTab, number>> = {
    comments: record.commentCount,
    documents: record.attachments.length,
    links: record.links.length,
  };
  return (
    <aside className="case-panel" aria-label={say(m.label)}>
      <Tabs
        label={say(m.label)}
        tabs={panelTabs.map((value) => ({ value, label: say(m[value]), count: counts[value] ?? 0 }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'why' && <ClosingReasons record={record} />}
        {tab === 'history' && <CaseHistory key={record.id} record={record} />}
        {tab === 'comments' && <CaseComments key={record.id} record={record} />}
        {tab === 'documents' && <CaseDocuments record={record} />}
        {tab === 'links' && <CaseLinks record={record} />}
      </Tabs>
    </aside>
  );
}

function CaseComments({ record }: { record: CaseRecord }) {
  const say = useSay();
  const { id } = record;
  const objection = commentObjection(record);
  return (
    <Comments
      queryKey={commentsKey(id)}
      why={objection ? say(objection.message) : undefined}
      load={(query, signal) => listComments(id, query, signal)}
      send={(text, key) => sendComment(id, text, key)}
      searchPeople={(typed, signal) => searchReaders(id, typed, signal)}
    />
  );
}
