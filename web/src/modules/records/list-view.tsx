import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { Message } from '@vigie/domain/kernel/message';
import type {
  ListBoard,
  ListBulk,
  ListColumn,
  ListFilters,
  RecordList,
} from '@vigie/domain/kernel/records/record-list';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { listMessages } from '@vigie/domain/messages/lists';
import type { recordListMessages } from '@vigie/domain/messages/record-page';
import type { ComponentType, ReactNode } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import type { BoardView, RecordBoardProps } from '../../platform/lists/board/record-board';
import type { ExportSource } from '../../platform/lists/list-export';
import type { ListCalls } from '../../platform/lists/list-queries';
import { type AnyList, describeList } from '../../platform/lists/list-search';
import type { Chosen } from '../../platform/lists/list-table';
import { placeOf } from '../../platform/page/address';
import { formatMinute, todayHere } from '../../platform/page/dates';
import type { Say } from '../../platform/page/messages';
import { EntryNone } from '../../platform/records/entry-marks';
import type { RecordVersion } from '../../platform/records/record-transition';
import { Link } from '../../platform/router/link';
import { formatDay } from '../../ui/fields/day';
import type { Column } from '../../ui/lists/table';

type Schema = ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

/** Who reads the list, and in which words. */
export interface ListReader {
  readonly say: Say;
  readonly me: number;
}

type Cell<Entry> = (entry: Entry, reader: ListReader) => ReactNode;

/** A board as the list sees it, whatever its steps and states are called. */
export type AnyBoard<Entry> = BoardView<Entry & RecordVersion, string, string>;

export function boardView<Entry extends RecordVersion, Action extends string, Status extends string>(
  view: BoardView<Entry, Action, Status>,
): AnyBoard<Entry> {
  return view as unknown as AnyBoard<Entry>;
}

interface ListDeclaration<Entry extends { readonly id: string }, Name extends string> {
  /** The kind's name: query keys and saved views are kept under it. */
  readonly record: string;
  /** Under which the views of the list are kept, where a kind has several lists. */
  readonly views?: string;
  readonly title: Message;
  /** What a screen reader calls the table, where the page has another title. */
  readonly caption?: Message;
  readonly path: string;
  /** What the spreadsheet is called when the server does not say. */
  readonly fileName: string;
  /** Which of several lists of the kind this is. */
  readonly of?: Readonly<Record<string, string>>;
  readonly ownValues?: Parameters<typeof describeList>[1];
  readonly texts?: Partial<typeof recordListMessages>;
  /** How many there are, where that is said with a word. */
  readonly counted?: Readonly<Record<'count' | 'countMore', Message>>;
  /** The column that leads to the record, and takes the room that is left. */
  readonly titled: Name;
  readonly addressOf: (entry: Entry, me: number) => string;
  /** After the title. */
  readonly marks?: Cell<Entry>;
  /** Can be done without where the window is too narrow. */
  readonly minor?: readonly Name[];
  /** Columns that only the spreadsheet has. */
  readonly unseen?: readonly Name[];
  /** Of the columns that are more than their text. */
  readonly cells?: Readonly<Partial<Record<Name, Cell<Entry>>>>;
  /** Why a row cannot be chosen; null when it can. */
  readonly objection?: (entry: Entry, say: Say) => string | null;
  /** What can be done with the chosen rows, beside exporting them. */
  readonly Selection?: ComponentType<Chosen<Entry> & { source: ExportSource }>;
  /** Another record is begun in a dialog with an address of its own, over the list as it was. */
  readonly create?: {
    readonly path: string;
    readonly label?: Message;
    /** Why this person begins none; said in the place of the dialog, too, for its address can be opened by anybody. */
    readonly objection?: (actor: Actor) => Objection | null;
    readonly Dialog: ComponentType<{ onClose: () => void; onSent: () => void }>;
  };
  readonly board?: AnyBoard<Entry>;
  /** In the place of `board`, where its cards are in a file of their own. */
  readonly Board?: ComponentType<RecordBoardProps<Entry>> & { load?: () => unknown };
}

/** The page of a list, as its kind declares it. */
export interface ListView<Entry extends { readonly id: string }> extends ListDeclaration<Entry, string> {
  readonly list: AnyList;
  readonly calls: ListCalls<Endpoint, Endpoint>;
  readonly columnsFor: (reader: ListReader) => readonly Column<Entry, string>[];
}

/** Everything that the declaration of the list in the domain says already is taken from there. */
export function listView<
  One extends string,
  Several extends string,
  Entry extends Schema,
  Filters extends ListFilters,
  Name extends string,
  Sort extends Name,
  Parameters extends Shape,
  Board extends ListBoard<Schema> | undefined,
  Bulk extends ListBulk<Shape> | undefined,
>(
  list: RecordList<One, Several, Entry, Filters, Name, Sort, Parameters, Board, Bulk>,
  endpoints: Readonly<Record<string, Endpoint>>,
  declared: ListDeclaration<output<Entry> & { readonly id: string }, NoInfer<Name>>,
): ListView<output<Entry> & { readonly id: string }> {
  const { one, several } = list;
  const { record, fileName, of } = declared;
  type Row = output<Entry> & { readonly id: string };
  const columns = (Object.entries(list.columns) as [Name, ListColumn<Row>][]).filter(
    ([name]) => !declared.unseen?.includes(name),
  );
  const sorts: readonly string[] = list.sorts;
  const board = endpoints[`get${one}Board`];
  return {
    ...(declared as ListDeclaration<Row, string>),
    list: describeList(list, declared.ownValues) as unknown as AnyList,
    calls: {
      record,
      rows: endpoints[`list${several}`] as Endpoint,
      ...(board && { board }),
      spreadsheet: endpoints[`export${several}`] as Endpoint,
      fileName,
      ...(of && { of }),
    },
    columnsFor: (reader) =>
      columns.map(([name, column]) => {
        const draw = declared.cells?.[name] ?? usualCell(name, column, declared);
        return {
          id: name,
          label: reader.say(column.title),
          ...(sorts.includes(name) && { sort: name }),
          fluid: name === declared.titled,
          minor: declared.minor?.includes(name) === true,
          cell: (entry) => draw(entry, reader),
        };
      }),
  };
}

/** What a column says by itself: a number, the way to the record, a word, a day or a text. */
function usualCell<Entry extends { readonly id: string }, Name extends string>(
  name: Name,
  { field = name, words, isDay, text }: ListColumn<Entry>,
  { titled, addressOf, marks }: ListDeclaration<Entry, Name>,
): Cell<Entry> {
  if (name === 'id') return ({ id }) => <span className="muted strong">{id}</span>;
  const valueIn = (entry: Entry) => (entry as Readonly<Record<string, unknown>>)[field];
  if (name === titled) {
    return (entry, reader) => (
      <>
        <Link className="row-link" {...placeOf(addressOf(entry, reader.me))}>
          {String(valueIn(entry) ?? '') || reader.say(listMessages.untitled)}
        </Link>
        {marks?.(entry, reader)}
      </>
    );
  }
  return (entry, { say }) => {
    const said = text?.(entry, todayHere());
    if (said) return say(said.message, said.values);
    const value = valueIn(entry);
    if (value === null || value === undefined || value === '') return <EntryNone why={say(listMessages.notGiven)} />;
    const word = words?.[String(value)];
    if (word) return say(word);
    return isDay ? <time dateTime={String(value)}>{dayIn(String(value))}</time> : String(value);
  };
}

const dayIn = (value: string) => (value.includes('T') ? formatMinute(value).slice(0, 10) : formatDay(value));
