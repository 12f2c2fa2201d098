import { insightTitles } from '@vigie/domain/messages/shell/page-titles';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import type { ReactNode } from 'react';
import { useSay } from '../../platform/page/messages';
import { usePlace, useRouter } from '../../platform/router/router';
import { Page } from '../../ui/foundation/page';
import { Tabs } from '../../ui/lists/tabs';

const rooms = { figures: '/apps/kpi', control: '/apps/kpi/control' } as const;
/** Both rooms narrow down what is counted by these, so that they stay from one to the other. */
const shared = ['kind', 'site', 'team'];

interface KpiFrameProps {
  room: keyof typeof rooms;
  actions?: ReactNode;
  children: ReactNode;
}

/** The figures or the control charts, and the way to the other. */
export function KpiFrame({ room, actions, children }: KpiFrameProps) {
  const say = useSay();
  const { history } = useRouter();
  const { search } = usePlace();
  const go = (next: keyof typeof rooms) => {
    const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => shared.includes(name)));
    history.push(query.size > 0 ? `${rooms[next]}?${query}` : rooms[next]);
  };
  return (
    <Page title={say(appMessages.kpi)} actions={actions}>
      <Tabs
        label={say(appMessages.kpi)}
        tabs={[
          { value: 'figures', label: say(m.tabFigures) },
          { value: 'control', label: say(insightTitles.control) },
        ]}
        value={room}
        onChange={go}
      >
        {children}
      </Tabs>
    </Page>
  );
}
