import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { saveFile } from '../../platform/transport/received-file';
import { type ChartHost, ChartHostProvider } from '../../ui/charts/chart-host';

/** The words of the charts, where they lead and where their pictures go. */
export function ChartHostOfPage({ children }: { children: ReactNode }) {
  const say = useSay();
  const { history } = useRouter();
  const host = useMemo(
    (): ChartHost => ({
      words: {
        noData: say(insightsMessages.noData),
        more: (title) => say(m.moreAbout, { title }),
        showTable: say(m.showTable),
        showChart: say(m.showChart),
        savePicture: say(m.savePicture),
        nothingToSave: say(m.nothingToSave),
        explain: (title) => say(m.explain, { title }),
        keys: say(m.keys),
        follow: say(m.follow),
      },
      follow: (href) => history.push(href),
      savePicture: (picture, title) => saveFile(picture, `${nameOf(title)}.png`),
    }),
    [say, history],
  );
  return <ChartHostProvider value={host}>{children}</ChartHostProvider>;
}

/** A title as the name of a file: plain letters, joined by hyphens. */
export function nameOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'kpi';
}
