import type { CoverageCell } from '@vigie/domain/modules/audits/coverage/contract';

export type Covered = ReadonlyMap<string, CoverageCell>;

export const pairKey = (process: string, clause: string): string => JSON.stringify([process, clause]);

export const coveredIn = (cells: readonly CoverageCell[]): Covered =>
  new Map(cells.map((cell) => [pairKey(cell.process, cell.clause), cell]));

export function coverageAddress(standard: string): string {
  return `/apps/audit/coverage?${new URLSearchParams({ standard })}`;
}
