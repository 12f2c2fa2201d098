import { type NoticeGroup, noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import { recordLoaders, type WebKind } from './record-loaders';

export interface KnownRecords {
  readonly kinds: readonly WebKind[];
  readonly notices: readonly NoticeGroup[];
}

let loading: Promise<KnownRecords> | undefined;
let known: KnownRecords = { kinds: [], notices: [] };

export function loadKnownRecords(): Promise<KnownRecords> {
  loading ??= readAll().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readAll(): Promise<KnownRecords> {
  const modules = await Promise.all(recordLoaders.map((load) => load()));
  const notifying = modules.map(({ kinds = [], ...rest }) => ({ ...rest, kinds: kinds.map(({ kind }) => kind) }));
  known = { kinds: modules.flatMap(({ kinds = [] }) => kinds), notices: noticeGroupsOf(notifying) };
  return known;
}

/** For pages that are loaded together with it. */
export const knownRecords = (): KnownRecords => known;
