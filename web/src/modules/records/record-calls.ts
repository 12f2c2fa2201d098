import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallOf, Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { HistoryPage } from '@vigie/domain/kernel/trail/history';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import type { RecordEndpoints } from '@vigie/domain/modules/records/public';
import type { ViewStore } from '../../platform/lists/saved-views';
import { useHistoryPages } from '../../platform/records/history-pages';
import type { MovedRecord, RecordTransitions, RecordVersion } from '../../platform/records/record-transition';
import { call, firstAnswerTo, open } from '../../platform/transport/api';
import { queryClient } from '../../platform/transport/query-client';
import { upload } from '../../platform/transport/upload';
import type { CommentsProps } from '../comments/public';

type Common = RecordEndpoints<''>;

interface CallRules {
  /** Other records whose pages show something of this one: they are asked for again with it. */
  readonly shownBy?: readonly string[];
  readonly refetchOnWindowFocus?: 'always';
  /** False where comparing two answers costs more than drawing the second. */
  readonly structuralSharing?: false;
}

/** The calls that every kind of record has. */
export interface RecordCalls<Detail, Page extends HistoryPage = HistoryPage, Changes = never> {
  /** The record's own word: query keys begin with it, so that what changes elsewhere is asked for again. */
  readonly record: string;
  readonly useOne: (id: string) => UseQueryResult<Detail>;
  readonly get: (id: string, signal?: AbortSignal) => Promise<Detail>;
  /** Past the cache; every page that shows the record shows the answer. */
  readonly reload: (id: string) => Promise<Detail>;
  /** The answer of a change is the record as it is now; whatever else shows it asks again. */
  readonly takeOver: (record: Detail & { readonly id: string }) => Promise<void>;
  readonly refetch: () => Promise<void>;
  readonly change: (record: RecordVersion, changes: Changes) => Promise<Detail>;
  /** Takes a step of the workflow. */
  readonly move: (record: RecordVersion, step: { readonly action: string }) => Promise<Detail>;
  readonly useHistory: (id: string) => ReturnType<typeof useHistoryPages<Page>>;
  readonly comments: (id: string) => Omit<CommentsProps, 'why'>;
  readonly attach: (
    id: string,
    file: File,
    onProgress: (part: number) => void,
    reason?: string | null,
  ) => Promise<OutputOf<Common['attachTo']>>;
  readonly detach: (id: string, attachmentId: string, reason?: string | null) => Promise<{ version: number }>;
  /** Through fetch, because a plain link could not carry the token. */
  readonly loadFile: (id: string, attachmentId: string) => Promise<Blob>;
}

/** By the names that `recordEndpoints` gave the endpoints of the kind. */
export function recordCalls<const Name extends string, Endpoints extends Readonly<Record<string, Endpoint>>>(
  record: string,
  { name }: { readonly name: Name },
  endpoints: Endpoints,
  { shownBy = [], ...rules }: CallRules = {},
): RecordCalls<
  OutputOf<Endpoints[`get${Name}`]>,
  HistoryOf<OutputOf<Endpoints[`get${Name}History`]>>,
  BodyTo<Endpoints[`change${Name}`]>
> {
  type Detail = OutputOf<Endpoints[`get${Name}`]>;
  type Page = HistoryOf<OutputOf<Endpoints[`get${Name}History`]>>;
  const common = commonOf(name, endpoints);
  const one = endpoints[`get${name}`] as Endpoint;
  const get = (id: string, signal?: AbortSignal) => call(one, { params: { id }, signal } as never) as Promise<Detail>;
  const write = (name: string, { id, version }: RecordVersion, body: object) =>
    call(endpoints[name] as Endpoint, { params: { id }, body, ifMatch: version } as never) as Promise<Detail>;
  const keyOf = (part: string, id: string) => [record, part, id];
  const refetch = async () => {
    await Promise.all([record, ...shownBy].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
  };
  return {
    record,
    get,
    refetch,
    change: (changed, changes) => write(`change${name}`, changed, changes as object),
    move: (moved, step) => write(`move${name}`, moved, step),
    useOne: (id) =>
      useQuery({
        queryKey: keyOf('one', id),
        queryFn: ({ signal }) => get(id, signal),
        initialData: () => firstAnswerTo(one, { params: { id } } as never) as Detail | undefined,
        ...rules,
      }) as UseQueryResult<Detail>,
    reload: (id) =>
      queryClient.fetchQuery({
        queryKey: keyOf('one', id),
        queryFn: ({ signal }) => get(id, signal),
        staleTime: 0,
      }),
    takeOver: async (changed) => {
      queryClient.setQueryData(keyOf('one', changed.id), changed);
      await refetch();
    },
    useHistory: (id) =>
      useHistoryPages(
        keyOf('history', id),
        (query, signal) => call(common.history, { params: { id }, query, signal }) as Promise<Page>,
      ),
    comments: (id) => ({
      queryKey: keyOf('comments', id),
      load: (query, signal) => call(common.comments, { params: { id }, query, signal }),
      send: (text, idempotencyKey) => call(common.comment, { params: { id }, body: { text }, idempotencyKey }),
      searchPeople: async (search, signal) =>
        (await call(common.readers, { params: { id }, query: { search }, signal })).items,
    }),
    attach: (id, file, onProgress, reason) =>
      upload(common.attach, { params: { id }, query: reason ? { reason } : {}, file, onProgress }),
    detach: (id, attachmentId, reason) =>
      call(common.detach, { params: { id, attachmentId }, body: reason ? { reason } : {} }),
    loadFile: async (id, attachmentId) => {
      const response = await open(common.download, { params: { id, attachmentId } });
      return response.blob();
    },
  };
}

type BodyTo<E> = CallOf<E> extends { readonly body: infer Body } ? Body : never;
type HistoryOf<Page> = Page extends HistoryPage ? Page : HistoryPage;

function commonOf(name: string, endpoints: Readonly<Record<string, Endpoint>>) {
  const named = <Key extends keyof Common>(key: string) => endpoints[key] as unknown as Common[Key];
  return {
    comments: named<'listComments'>(`list${name}Comments`),
    comment: named<'commentOn'>(`commentOn${name}`),
    readers: named<'listReaders'>(`list${name}Readers`),
    history: named<'getHistory'>(`get${name}History`),
    attach: named<'attachTo'>(`attachTo${name}`),
    detach: named<'detachFrom'>(`detachFrom${name}`),
    download: named<'downloadAttachment'>(`download${name}Attachment`),
  };
}

/** The steps of a workflow, taken by the calls of the kind. */
export function recordTransitions<Action extends string, Detail extends MovedRecord>(
  calls: Pick<RecordCalls<Detail>, 'move' | 'reload' | 'takeOver'>,
  workflow: RecordTransitions<Action, Detail>['workflow'],
  declared: Partial<Omit<RecordTransitions<Action, Detail>, 'workflow'>> = {},
): RecordTransitions<Action, Detail> {
  return { workflow, send: calls.move, reload: calls.reload, takeOver: calls.takeOver, ...declared };
}

/** The views that the signed-in person keeps of one list. */
export function viewsOf(list: string): ViewStore {
  return {
    of: list,
    list: (signal) => call(recordsEndpoints.listSavedViews, { query: { kind: list }, signal }),
    save: (name, query) => call(recordsEndpoints.saveView, { body: { kind: list, name, query } }),
    remove: (id) => call(recordsEndpoints.archiveView, { params: { id } }),
  };
}
