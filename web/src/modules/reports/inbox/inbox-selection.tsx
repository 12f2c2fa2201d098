import { dossierMenuMessages } from '@vigie/domain/messages/dossier';
import { maxDossiers } from '@vigie/domain/modules/records/public';
import { type InboxEntry, reportDossierEndpoints } from '@vigie/domain/modules/reports/list';
import { inboxSelectionMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import type { ExportSource } from '../../../platform/lists/list-export';
import { type DocumentsOf, ListSelection } from '../../../platform/lists/list-selection-bar';
import type { Chosen } from '../../../platform/lists/list-table';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { open } from '../../../platform/transport/api';
import { rowTarget } from '../approval/approval-address';

const documents: DocumentsOf = {
  label: dossierMenuMessages.several,
  most: maxDossiers,
  source: {
    name: 'inbox.zip',
    ask: (ids = [], signal) =>
      open(reportDossierEndpoints.getReportDossiers, { query: { ids: ids.join(',') }, signal }),
  },
};

interface InboxSelectionProps extends Chosen<InboxEntry> {
  source: ExportSource;
}

/** Each report waits for a decision of its own: several are looked through or exported, not changed together. */
export function InboxSelection({ source, ...chosen }: InboxSelectionProps) {
  const say = useSay();
  const { history } = useRouter();
  const { id: me } = useUser();
  const [first, ...others] = chosen.entries;
  const show = {
    id: 'open',
    icon: 'eye' as const,
    label: say(m.open),
    why: others.length > 0 ? say(m.onlyOne) : undefined,
    onPress: () => first && history.push(rowTarget(first, me)),
  };
  return <ListSelection {...chosen} source={source} tooMany={m.tooMany} actions={[show]} documents={documents} />;
}
