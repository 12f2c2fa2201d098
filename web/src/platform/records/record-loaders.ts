import type { NoticeGroup } from '@vigie/domain/kernel/records/notices';
import type { NamedKind } from '@vigie/domain/kernel/records/record-kind';
import type { IconName } from '../../ui/icons/icon';

/** A kind of record as the web shows it. */
export interface WebKind {
  readonly kind: NamedKind;
  readonly icon: IconName;
}

/** What a module says of its records and of its notices: asked for only where it is shown. */
export interface ModuleRecords {
  readonly kinds?: readonly WebKind[];
  readonly notices?: readonly NoticeGroup[];
}

/** In the order of the modules, which the router fills in. Apart from what reads them, which the first page can do without. */
export const recordLoaders: (() => Promise<ModuleRecords>)[] = [];
