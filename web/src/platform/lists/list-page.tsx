import type { Message } from '@vigie/domain/kernel/message';
import { listMessages } from '@vigie/domain/messages/lists';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Page } from '../../ui/foundation/page';
import { GoTo } from '../page/go-to';
import { EmptyList } from './empty-list';
import { loadBoard } from './list-board';
import { ListControls } from './list-controls';
import type { ExportSource } from './list-export';
import './list-page.css';
import { LoadFailed, Loading } from '../page/loading';
import { useSay } from '../page/messages';
import type { ShownListProps } from './list-search';
import type { ViewStore } from './saved-views';

type Query<Data> = ComponentProps<typeof LoadFailed>['query'] & {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
};

interface RecordListProps<List, Board> extends ShownListProps {
  title: Message;
  path: string;
  texts: ComponentProps<typeof EmptyList>['texts'];
  /** The way to a new record. */
  begin: ReactNode;
  source: ExportSource;
  views: ViewStore;
  rows: Query<List>;
  board: Query<Board>;
  drawRows: (list: List, stale: boolean) => ReactNode;
  drawBoard: (board: Board, stale: boolean) => ReactNode;
}

interface Rows {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly pageCount: number;
  readonly isMore: boolean;
}

interface Columns {
  readonly columns: readonly { readonly total: number }[];
}

/** A list of records as rows or as a board, with what narrows it, and every way of showing nothing. */
export function RecordList<List extends Rows, Board extends Columns>(props: RecordListProps<List, Board>) {
  const { title, path, list, search, show, texts, begin, source, views, rows, board, drawRows, drawBoard } = props;
  const say = useSay();
  const isBoard = search.view === 'kanban';
  useEffect(() => {
    // While its cards are on their way.
    if (isBoard) void loadBoard();
  }, [isBoard]);
  const shown = isBoard ? board : rows;
  const total = isBoard ? board.data?.columns.reduce((sum, column) => sum + column.total, 0) : rows.data?.total;
  const isMore = !isBoard && rows.data?.isMore === true;
  const shownTotal = total?.toLocaleString('fr');
  const count = shownTotal && (isMore ? say(listMessages.countMore, { n: shownTotal }) : shownTotal);
  const isBeyond = !isBoard && rows.data && rows.data.items.length === 0 && rows.data.total > 0;
  return (
    <div className="record-list">
      <Page title={say(title)} {...(count && { count })} actions={begin}>
        <ListControls {...{ list, search, show, total, path, source, views }} />
        {shown.isPending && <Loading lines={15} />}
        {shown.isError && !shown.data && <LoadFailed query={shown} help={listMessages.loadFailedHelp} />}
        {shown.data && total === 0 && (
          <EmptyList
            texts={texts}
            isNarrowed={list.isNarrowed(search)}
            assigned={search.assigned}
            onShowAll={() => show({ ...list.noFilters, search: '' })}
            onShowEveryone={() => show({ assigned: 'everyone' })}
            begin={begin}
          />
        )}
        {isBeyond && <GoTo path={list.addressAt(path, { ...search, page: rows.data?.pageCount ?? 1 })} />}
        {!isBoard && rows.data && rows.data.items.length > 0 && drawRows(rows.data, rows.isPlaceholderData)}
        {isBoard && board.data && total !== 0 && drawBoard(board.data, board.isPlaceholderData)}
      </Page>
    </div>
  );
}
