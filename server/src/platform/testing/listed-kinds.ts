import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import { type ModuleContract, type ModuleName, moduleContracts } from '@vigie/domain/modules/index';
import { serverModules } from '../../modules/index';

interface ListedKind {
  readonly kind: RecordKind;
  /** Where its rows are. */
  readonly table: string;
}

const contractOf = (name: ModuleName): ModuleContract => moduleContracts[name];
const names = Object.keys(serverModules) as ModuleName[];

/** Every kind of record that the lists of modules know. */
export const listedKinds: readonly ListedKind[] = names.flatMap((name) =>
  (contractOf(name).kinds ?? []).flatMap((kind) => {
    const found = serverModules[name].verified?.records?.find(({ record }) => record === kind.name);
    return found ? [{ kind, table: found.table }] : [];
  }),
);

/** Those whose modules say what one is created from. Tests make them, change them and bring them to their end. */
export const createdKinds = names.flatMap((module) =>
  Object.entries(serverModules[module].demo?.examples ?? {}).map(([name, example]) => {
    const { endpoints } = contractOf(module);
    const path = endpoints[`create${name}`]?.path;
    const listed = listedKinds.find(({ kind }) => kind.list?.path === path);
    if (!listed) throw new Error(`createdKinds: no kind is created by create${name}`);
    return { ...listed, name, example, endpoints };
  }),
);
export type CreatedKind = (typeof createdKinds)[number];
