import { type NoticeGroup, noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import type { IconName } from '../../ui/icons/icon';

/** A kind of record as the web shows it. */
export interface WebKind {
  readonly kind: RecordKind;
  readonly icon: IconName;
}

/** What a module says of its records and of what it tells people: asked for only where somebody reads it. */
export interface ModuleRecords {
  readonly kinds?: readonly WebKind[];
  readonly notices?: readonly NoticeGroup[];
}

export interface KnownRecords {
  readonly kinds: readonly WebKind[];
  readonly notices: readonly NoticeGroup[];
}

type Load = () => Promise<ModuleRecords>;

let loaders: readonly Load[] = [];
let loading: Promise<KnownRecords> | undefined;
let known: KnownRecords = { kinds: [], notices: [] };

/** In the order of the modules. */
export function registerRecords(given: readonly Load[]): void {
  loaders = given;
}

export function loadKnownRecords(): Promise<KnownRecords> {
  loading ??= readAll().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readAll(): Promise<KnownRecords> {
  const modules = await Promise.all(loaders.map((load) => load()));
  const telling = modules.map(({ kinds = [], ...rest }) => ({ ...rest, kinds: kinds.map(({ kind }) => kind) }));
  known = { kinds: modules.flatMap(({ kinds = [] }) => kinds), notices: noticeGroupsOf(telling) };
  return known;
}

/** For pages that are loaded together with it. */
export const knownRecords = (): KnownRecords => known;

/** Loads a page that speaks of all kinds of records. */
export async function withKnownRecords<Page>(load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), loadKnownRecords()]);
  return page;
}
