import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { listMessages } from '@vigie/domain/messages/lists';
import { templatePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { templateListMessages as columnNames } from '@vigie/domain/modules/questionnaires/messages/lists';
import { questionnairePageTitles } from '@vigie/domain/modules/questionnaires/messages/titles';
import { templateStatusMessages } from '@vigie/domain/modules/questionnaires/messages/versions';
import type {
  TemplateEntry,
  TemplateSort,
  templateListEndpoints,
} from '@vigie/domain/modules/questionnaires/templates/list';
import { useMemo } from 'react';
import type { ShownRows } from '../../../platform/lists/list-page';
import { ListSelection } from '../../../platform/lists/list-selection-bar';
import { ListTable } from '../../../platform/lists/list-table';
import { placeOf } from '../../../platform/page/address';
import { formatMinute } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { Status } from '../../../ui/icons/status';
import type { Column } from '../../../ui/lists/table';
import { addressOfTemplates, type TemplateSearch, templateList } from './template-search';

const walk = { next: m.nextRow, previous: m.previousRow };
const looks = { draft: 'waiting', published: 'good', retired: 'off' } as const;

interface TemplateTableProps extends ShownRows<OutputOf<typeof templateListEndpoints.listTemplates>> {
  search: TemplateSearch;
  show: (changes: Partial<TemplateSearch>) => void;
  onDuplicate: (entry: TemplateEntry) => void;
}

export function TemplateTable({ search, list, stale, source, show, onDuplicate }: TemplateTableProps) {
  const say = useSay();
  return (
    <ListTable
      caption={say(questionnairePageTitles.templates)}
      columns={useMemo(() => columns(say), [say])}
      list={list}
      stale={stale}
      search={search}
      show={show}
      narrowedTo={templateList.viewQueryOf({ ...search, sort: 'changedAt', direction: 'desc' })}
      hrefOf={(page) => addressOfTemplates({ ...search, page })}
      walk={walk}
      selection={(chosen) => {
        const [first, ...others] = chosen.entries;
        const duplicate = {
          id: 'duplicate',
          icon: 'copy' as const,
          label: say(m.duplicate),
          why: others.length > 0 ? say(m.onlyOne) : undefined,
          onPress: () => first && onDuplicate(first),
        };
        return <ListSelection {...chosen} source={source} tooMany={m.tooMany} actions={[duplicate]} />;
      }}
    />
  );
}

function columns(say: Say): readonly Column<TemplateEntry, TemplateSort>[] {
  return [
    {
      id: 'id',
      label: say(listMessages.id),
      sort: 'id',
      cell: ({ id }) => <span className="muted strong">{id}</span>,
    },
    {
      id: 'status',
      label: say(listMessages.status),
      sort: 'status',
      cell: ({ status }) => <Status kind={looks[status]}>{say(templateStatusMessages[status])}</Status>,
    },
    {
      id: 'title',
      label: say(columnNames.title),
      sort: 'title',
      fluid: true,
      cell: ({ id, title }) => (
        <Link className="row-link" {...placeOf(`/template/${id}`)}>
          {title}
        </Link>
      ),
    },
    {
      id: 'publishedVersion',
      label: say(columnNames.publishedVersion),
      cell: ({ publishedVersion }) => publishedVersion ?? <EntryNone why={say(m.notPublished)} />,
    },
    { id: 'questions', label: say(columnNames.questions), minor: true, cell: ({ questions }) => questions },
    { id: 'filled', label: say(columnNames.filled), minor: true, cell: ({ filled }) => filled },
    {
      id: 'changedBy',
      label: say(columnNames.changedBy),
      minor: true,
      cell: ({ changedBy }) => <EntryPerson name={changedBy} />,
    },
    {
      id: 'changedAt',
      label: say(columnNames.changedAt),
      sort: 'changedAt',
      cell: ({ changedAt }) => <time dateTime={changedAt}>{formatMinute(changedAt).slice(0, 10)}</time>,
    },
  ];
}
