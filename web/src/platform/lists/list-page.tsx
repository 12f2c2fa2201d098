import type { Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Message } from '@vigie/domain/kernel/message';
import { listMessages } from '@vigie/domain/messages/lists';
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import { Page } from '../../ui/foundation/page';
import { GoTo } from '../page/go-to';
import { LoadFailed, Loading } from '../page/loading';
import { useSay } from '../page/messages';
import { EmptyList } from './empty-list';
import { ListControls } from './list-controls';
import type { ExportSource } from './list-export';
import { type ListCalls, useList } from './list-queries';
import type { ShownListProps } from './list-search';
import type { ViewStore } from './saved-views';
import './list-page.css';

export interface ShownRows<List> {
  readonly list: List;
  /** Those of the previous question, while the next answer is on its way. */
  readonly stale: boolean;
  readonly source: ExportSource;
}

interface RecordListProps<RowsCall extends Endpoint, BoardCall extends Endpoint> extends ShownListProps {
  title: Message;
  path: string;
  texts: ComponentProps<typeof EmptyList>['texts'];
  /** How many there are, where that is said with a word. */
  counted?: Readonly<Record<'count' | 'countMore', Message>>;
  /** The way to a new record. */
  begin: ReactNode;
  views: ViewStore;
  calls: ListCalls<RowsCall, BoardCall>;
  drawRows: (rows: ShownRows<OutputOf<RowsCall>>) => ReactNode;
  /** Absent where the list has no board. Its file is loaded while its cards are on their way. */
  loadBoard?: () => void;
  drawBoard?: (board: OutputOf<BoardCall>, stale: boolean) => ReactNode;
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
export function RecordList<RowsCall extends Endpoint, BoardCall extends Endpoint>(
  props: RecordListProps<RowsCall, BoardCall>,
) {
  const { title, path, list, search, show, texts, counted, begin, views, calls, drawRows, loadBoard, drawBoard } =
    props;
  const say = useSay();
  const isBoard = search.view === 'kanban';
  const { rows, board, source } = useList(calls, list, search, isBoard);
  useEffect(() => {
    if (isBoard) loadBoard?.();
  }, [isBoard, loadBoard]);
  const shown = isBoard ? board : rows;
  const rowData = rows.data as Rows | undefined;
  const boardData = board.data as Columns | undefined;
  const total = isBoard ? boardData?.columns.reduce((sum, column) => sum + column.total, 0) : rowData?.total;
  const count = total !== undefined && countShown(total, !isBoard && rowData?.isMore === true);
  const isBeyond = !isBoard && rowData && rowData.items.length === 0 && rowData.total > 0;

  function countShown(n: number, isMore: boolean): string {
    if (counted) return say(isMore ? counted.countMore : counted.count, { n });
    const written = grouped(n);
    return isMore ? say(listMessages.countMore, { n: written }) : written;
  }
  return (
    <div className="record-list">
      <Page title={say(title)} {...(count && { count })} actions={begin}>
        <ListControls list={list} search={search} show={show} total={total} path={path} source={source} views={views} />
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
        {isBeyond && <GoTo path={list.addressAt(path, { ...search, page: rowData.pageCount })} />}
        {!isBoard &&
          rows.data &&
          rowData &&
          rowData.items.length > 0 &&
          drawRows({ list: rows.data, stale: rows.isPlaceholderData, source })}
        {isBoard && board.data && total !== 0 && (
          <Suspense fallback={<Loading lines={15} />}>{drawBoard?.(board.data, board.isPlaceholderData)}</Suspense>
        )}
      </Page>
    </div>
  );
}

/** As French groups digits. What the browser has for it takes 30 ms to load, before the first rows. */
const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f');
