import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { todayHere } from '../page/dates';
import { call, firstAnswerTo, open } from '../transport/api';
import type { ExportSource } from './list-export';

interface AskedSearch {
  readonly sort: string;
  readonly direction: string;
  readonly page: number;
}

/** Where a list comes from. */
export interface ListCalls<Rows extends Endpoint, Board extends Endpoint> {
  /** The record's own word: what changes elsewhere is asked for again by it. */
  readonly record: string;
  readonly rows: Rows;
  /** Absent where the list has none. */
  readonly board?: Board;
  readonly spreadsheet: Endpoint;
  /** What the spreadsheet is called when the server does not say. */
  readonly fileName: string;
  /** Which of several lists of the record this is. */
  readonly of?: Readonly<Record<string, string>>;
}

/** The rows of a list or its board, whichever is shown, and its spreadsheet. */
export function useList<Rows extends Endpoint, Board extends Endpoint, Search extends AskedSearch>(
  { record, rows, board, spreadsheet, fileName, of }: ListCalls<Rows, Board>,
  list: { askedOf(search: Search): object },
  search: Search,
  isBoard: boolean,
) {
  const { sort, direction, page } = search;
  const asked = { ...of, ...list.askedOf(search), today: todayHere() };
  const query = { ...asked, sort, direction, page };
  const which = Object.values(of ?? {});
  // Each list's own endpoint checks what it is asked; here they are all alike.
  const ask = <E extends Endpoint>(endpoint: E, query: object, signal: AbortSignal) =>
    call(endpoint, { query, signal } as never) as Promise<OutputOf<E>>;
  const begun = <E extends Endpoint>(endpoint: E, query: object) => firstAnswerTo(endpoint, { query } as never);
  return {
    rows: useQuery({
      queryKey: [record, 'list', ...which, query],
      queryFn: ({ signal }) => ask(rows, query, signal),
      initialData: () => begun(rows, query),
      placeholderData: keepPreviousData,
      enabled: !isBoard,
    }),
    board: useQuery({
      queryKey: [record, 'board', ...which, asked],
      queryFn: ({ signal }) => ask(board as Board, asked, signal),
      initialData: () => board && begun(board, asked),
      placeholderData: keepPreviousData,
      enabled: isBoard && board !== undefined,
    }),
    source: {
      name: fileName,
      ask: (ids, signal) => {
        const chosen = { ...asked, sort, direction, ...(ids && { ids: ids.join(',') }) };
        return open(spreadsheet, { query: chosen, signal } as never);
      },
    } satisfies ExportSource,
  };
}
