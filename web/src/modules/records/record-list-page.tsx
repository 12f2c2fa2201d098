import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { recordListMessages } from '@vigie/domain/messages/record-page';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import type { BoardColumn } from '../../platform/lists/board/board-lanes';
import { useListAddress } from '../../platform/lists/list-address';
import { RecordList, type ShownRows } from '../../platform/lists/list-page';
import type { AnySearch } from '../../platform/lists/list-search';
import { ListSelection } from '../../platform/lists/list-selection-bar';
import { type Chosen, ListTable } from '../../platform/lists/list-table';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import type { RecordVersion } from '../../platform/records/record-transition';
import { Link } from '../../platform/router/link';
import { useRoutePath, useRouter } from '../../platform/router/router';
import { actorOf, useUser } from '../../platform/session/session';
import { WhyButton } from '../../ui/buttons/why-button';
import { Icon } from '../../ui/icons/icon';
import { Banner } from '../../ui/overlays/banner';
import { Dialog as OpenDialog } from '../../ui/overlays/dialog';
import type { AnyBoard, ListView } from './list-view';
import { viewsOf } from './record-calls';

const AnyRecordBoard = lazyComponent(async () => ({
  default: (await import('../../platform/lists/board/record-board')).RecordBoard<RecordVersion, string, string>,
}));

interface RecordListPageProps<Entry extends { readonly id: string }> {
  view: ListView<Entry>;
  /** The way to a new record, where that is not the dialog of the declaration. */
  begin?: ReactNode;
  /** Other ways out of the list, before that one. */
  beside?: ReactNode;
  /** What can be done with the chosen rows, where the page has a part in it. */
  actions?: (entries: readonly Entry[]) => ComponentProps<typeof ListSelection>['actions'];
}

/** The list of a kind as rows or as a board, from its declaration. */
export function RecordListPage<Entry extends { readonly id: string }>(props: RecordListPageProps<Entry>) {
  const { view, begin, beside, actions } = props;
  const { list, path, create, Board, board } = view;
  const search = usePageSearch(list.searchOf);
  const addressOf = useCallback((shown: AnySearch) => list.addressAt(path, shown), [list, path]);
  const show = useListAddress<AnySearch>(list.searchOf, addressOf);
  const texts = useMemo(() => ({ ...recordListMessages, ...view.texts }), [view]);
  const walk = useMemo(() => ({ next: texts.nextRow, previous: texts.previousRow }), [texts]);
  const boardProps = <Card,>(columns: readonly BoardColumn<Card>[], stale: boolean) => ({
    columns,
    stale,
    walk,
    chosen: search.status as readonly string[],
    restOf: (status: string) => addressOf({ ...search, view: 'list', status: [status], page: 1 }),
  });
  return (
    <>
      <RecordList
        title={view.title}
        path={path}
        list={list}
        search={search}
        show={show}
        texts={texts}
        {...(view.counted && { counted: view.counted })}
        begin={
          begin ?? (
            <>
              {beside}
              {create && <CreateLink view={view} search={search} />}
            </>
          )
        }
        views={viewsOf(view.views ?? view.record)}
        calls={view.calls}
        drawRows={(rows) => (
          <RecordRows view={view} rows={rows} search={search} show={show} walk={walk} actions={actions} />
        )}
        loadBoard={Board ? Board.load : AnyRecordBoard.load}
        drawBoard={(found, stale) => {
          const { columns } = found as unknown as { columns: readonly BoardColumn<Entry & RecordVersion>[] };
          if (Board) return <Board {...boardProps(columns, stale)} />;
          return (
            board && (
              <AnyRecordBoard view={board as unknown as AnyBoard<RecordVersion>} {...boardProps(columns, stale)} />
            )
          );
        }}
      />
      {create && <Creation create={create} to={addressOf(search)} />}
    </>
  );
}

interface RecordRowsProps<Entry extends { readonly id: string }> extends RecordListPageProps<Entry> {
  rows: ShownRows<OutputOf<ListView<Entry>['calls']['rows']>>;
  search: AnySearch;
  show: (changes: Partial<AnySearch>) => void;
  walk: ComponentProps<typeof ListTable>['walk'];
}

function RecordRows<Entry extends { readonly id: string }>(props: RecordRowsProps<Entry>) {
  const { view, rows, search, show, walk, actions } = props;
  const { list, path, title, caption = title, objection, Selection } = view;
  const say = useSay();
  const { id: me } = useUser();
  const { source } = rows;
  const selection = (chosen: Chosen<Entry>) =>
    Selection ? (
      <Selection {...chosen} source={source} />
    ) : (
      <ListSelection
        {...chosen}
        source={source}
        tooMany={view.texts?.tooMany ?? recordListMessages.tooMany}
        actions={actions?.(chosen.entries) ?? []}
      />
    );
  return (
    <ListTable<Entry, string>
      caption={say(caption)}
      columns={useMemo(() => view.columnsFor({ say, me }), [view, say, me])}
      list={rows.list as unknown as ComponentProps<typeof ListTable<Entry, string>>['list']}
      stale={rows.stale}
      search={search}
      show={show}
      narrowedTo={list.viewQueryOf({ ...search, sort: list.usualSort, direction: 'desc' })}
      hrefOf={(page) => list.addressAt(path, { ...search, page })}
      walk={walk}
      {...(objection && { objection: (row: Entry) => objection(row, say) })}
      selection={selection}
    />
  );
}

type Create = NonNullable<ListView<{ readonly id: string }>['create']>;

/** The dialog has an address of its own, over the list as it was. */
function Creation({ create: { path, label, objection, Dialog }, to }: { create: Create; to: string }) {
  const say = useSay();
  const why = objection?.(actorOf(useUser()));
  const { history } = useRouter();
  const isOpen = useRoutePath() === path;
  if (!isOpen) return null;
  // In its place: Back must not open it again.
  const close = () => history.replace(to);
  if (why) {
    return (
      <OpenDialog
        title={say(label ?? recordListMessages.create)}
        closeLabel={say(generalMessages.close)}
        onClose={close}
      >
        <div className="dialog-body">
          <Banner kind="info">{say(why.message, why.values)}</Banner>
        </div>
      </OpenDialog>
    );
  }
  return (
    <Suspense>
      <Dialog onClose={close} onSent={close} />
    </Suspense>
  );
}

interface CreateLinkProps {
  view: Pick<ListView<{ readonly id: string }>, 'list' | 'create'>;
  search: AnySearch;
}

function CreateLink({ view: { list, create }, search }: CreateLinkProps) {
  const say = useSay();
  const why = create?.objection?.(actorOf(useUser()));
  if (!create) return null;
  if (why) {
    return (
      <WhyButton
        look="primary"
        icon="plus"
        aria-haspopup="dialog"
        tooltipAlign="end"
        why={say(why.message, why.values)}
      >
        {say(create.label ?? recordListMessages.create)}
      </WhyButton>
    );
  }
  return (
    <Link className="btn btn-primary" {...placeOf(list.addressAt(create.path, search))}>
      <Icon name="plus" />
      {say(create.label ?? recordListMessages.create)}
    </Link>
  );
}
