import type { Message } from '@vigie/domain/kernel/message';
import { recordPanelMessages } from '@vigie/domain/messages/record-page';
import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { Tabs } from '../../ui/lists/tabs';
import { usePanelTab } from './panel-tab';
import './record-panel.css';

export interface PanelTab {
  /** As it stands in the address. */
  readonly value: string;
  readonly label: Message;
  readonly count?: number;
  readonly content: ReactNode;
}

interface RecordPanelProps {
  label?: Message;
  tabs: readonly [PanelTab, ...PanelTab[]];
}

/** Beside what is read of a record: what stands in its way, what was done, said, attached and linked. */
export function RecordPanel({ label = recordPanelMessages.label, tabs }: RecordPanelProps) {
  const say = useSay();
  const [usual, ...others] = tabs;
  const { tab, choose } = usePanelTab([usual.value, ...others.map(({ value }) => value)]);
  return (
    <aside className="breaks shrinks surface no-print case-panel" aria-label={say(label)}>
      <Tabs
        label={say(label)}
        tabs={tabs.map(({ value, label: name, count = 0 }) => ({ value, label: say(name), count }))}
        value={tab}
        onChange={choose}
      >
        <Suspense fallback={<Loading lines={6} />}>{tabs.find(({ value }) => value === tab)?.content}</Suspense>
      </Tabs>
    </aside>
  );
}
