import { casePanelMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { Suspense } from 'react';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { fetchAhead } from '../../../platform/page-files/fetch-ahead';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { Tabs } from '../../../ui/lists/tabs';
import { ClosingReasons } from './closing-reasons';
import './panel.css';
import { type PanelTab, panelTabs, usePanelTab } from './panel-tab';

/** A case is opened on the first tab. */
const load = () => import('./other-tabs');
const CaseHistory = lazyComponent(async () => ({ default: (await load()).CaseHistory }));
const CaseComments = lazyComponent(async () => ({ default: (await load()).CaseComments }));
const CaseDocuments = lazyComponent(async () => ({ default: (await load()).CaseDocuments }));
const CaseLinks = lazyComponent(async () => ({ default: (await load()).CaseLinks }));
for (const tab of [CaseHistory, CaseComments, CaseDocuments, CaseLinks]) fetchAhead(tab.load);

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
        <Suspense fallback={<Loading lines={6} />}>
          {tab === 'history' && <CaseHistory key={record.id} record={record} />}
          {tab === 'comments' && <CaseComments key={record.id} record={record} />}
          {tab === 'documents' && <CaseDocuments record={record} />}
          {tab === 'links' && <CaseLinks record={record} />}
        </Suspense>
      </Tabs>
    </aside>
  );
}
