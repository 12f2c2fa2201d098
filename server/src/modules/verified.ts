import type { Verified, VerifiedModule } from '../platform/verification/verification';
import { platformTables } from '../platform/verified-tables';
import { migrationsFolder } from '../start-up';
import { serverModules } from './index';
import { recordNumbers } from './verified-numbers';

const modules: readonly VerifiedModule[] = Object.values(serverModules).map(({ verified = {} }) => verified);

/**
 * Every kind of record that the trail records. A test fails on one that stands neither here nor among the exceptions.
 */
export const verified: Verified = {
  records: modules.flatMap(({ records = [] }) => records),
  signed: modules.flatMap(({ signed = [] }) => signed),
  migrationsFolder: migrationsFolder(),
  tables: [
    recordNumbers(modules.flatMap(({ numbers = [] }) => numbers)),
    ...platformTables,
    ...modules.flatMap(({ tables = [] }) => tables),
  ],
  withoutRow: {
    signature: 'compared with what was signed, as signatures',
    sign_in: 'somebody tried a name that nobody has',
    device: 'a browser was remembered or forgotten: of the mark that it carries there is a hash alone',
    list: 'somebody took a list out of the house',
    installation: 'the installation was restored from a backup',
    trail: 'somebody took the trail out of the house, or it was verified',
    ...Object.assign({}, ...modules.map(({ withoutRow = {} }) => withoutRow)),
  },
};
