import type { ImportStatus } from '@vigie/domain/modules/imports/workflow';
import { addressWith } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

export const importPath = '/apps/parameters/import';
export const importSteps = ['file', 'columns', 'check', 'approval', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

/** What the page shows, all of it in the address. 0: no import is chosen yet. */
export interface ImportSearch {
  readonly id: number;
  readonly step: ImportStep | '';
}

export function importSearchOf(raw: RawSearch): ImportSearch {
  const id = /^\d{1,9}$/.test(raw.id ?? '') ? Number(raw.id) : 0;
  const step = importSteps.find((one) => one === raw.step) ?? '';
  return { id, step: id === 0 ? '' : step };
}

export function addressOfImport(search: Partial<ImportSearch>): string {
  const usual: ImportSearch = { id: 0, step: '' };
  return addressWith(importPath, { ...usual, ...search }, usual);
}

/** The steps that can be looked at in a state, the one that comes next last. */
const reached: Readonly<Record<ImportStatus, readonly ImportStep[]>> = {
  uploaded: ['columns'],
  checked: ['columns', 'check'],
  prepared: ['approval'],
  running: ['import'],
  done: ['import'],
  refused: ['import'],
};

export function stepsIn(status: ImportStatus): readonly ImportStep[] {
  return reached[status];
}

/** An address may be of a step that the import has left behind or not reached. */
export function stepShown(status: ImportStatus, wanted: ImportStep | ''): ImportStep {
  const steps = reached[status];
  return steps.find((step) => step === wanted) ?? steps.at(-1) ?? 'columns';
}
