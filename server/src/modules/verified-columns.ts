import type { ColumnVerification } from '../platform/verification/columns';
import { platformColumns } from '../platform/verified-columns';
import { serverModules } from './index';

type Columns = Readonly<Record<string, Readonly<Record<string, ColumnVerification>>>>;

/** How each column of each table is verified. A test fails on one that no module tells of. */
export const verifiedColumns: Columns = Object.assign(
  {},
  platformColumns,
  ...Object.values(serverModules).map(({ verified }) => verified?.columns),
);
