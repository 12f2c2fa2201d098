import { formatDay } from '@vigie/domain/kernel/day';
import type { ImportSummary } from '@vigie/domain/modules/imports/contract';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { importStatusMessages } from '@vigie/domain/modules/imports/messages/workflow';
import { useMemo } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { type Say, useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { Card } from '../../ui/foundation/card';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, Table } from '../../ui/lists/table';
import { addressOfImport } from './import-search';
import { useImports } from './queries';

/** What one person prepared and a second one has not decided on; nothing where nothing waits. */
export function WaitingImports() {
  const say = useSay();
  const columns = useMemo(() => columnsIn(say), [say]);
  const rows = useImports().data?.imports.filter(({ status }) => status === 'prepared') ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={say(m.waiting)}>
      <Table caption={say(m.waiting)} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Card>
  );
}

export function EarlierImports() {
  const say = useSay();
  const query = useImports();
  const columns = useMemo(() => columnsIn(say), [say]);
  const rows = query.data?.imports.filter(({ status }) => status !== 'prepared') ?? [];
  return (
    <Card title={say(m.earlier)}>
      {query.data && <p className="help">{say(m.cutOff, { day: formatDay(query.data.cutOff) })}</p>}
      {query.isPending && <Loading lines={4} />}
      {query.isError && !query.data && <LoadFailed query={query} />}
      {query.data && rows.length === 0 && <EmptyState title={say(m.noneYet)} text={say(m.noneYetHelp)} />}
      {rows.length > 0 && <Table caption={say(m.earlier)} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </Card>
  );
}

function columnsIn(say: Say): readonly Column<ImportSummary>[] {
  return [
    {
      id: 'file',
      label: say(m.columnFile),
      fluid: true,
      cell: ({ id, fileName }) => (
        <Link className="touch-link" to={addressOfImport({ id })}>
          {fileName}
        </Link>
      ),
    },
    { id: 'status', label: say(m.columnStatus), cell: ({ status }) => say(importStatusMessages[status]) },
    { id: 'rows', label: say(m.columnRows), cell: ({ rowCount }) => rowCount ?? '–' },
    { id: 'by', label: say(m.columnBy), minor: true, cell: ({ uploadedBy }) => uploadedBy },
    { id: 'at', label: say(m.columnAt), cell: ({ uploadedAt }) => formatMinute(uploadedAt) },
  ];
}
