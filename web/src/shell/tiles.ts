import type { AppId, LauncherGroup } from '@vigie/domain/messages/shell';

export type TileId = Exclude<AppId, 'quick-win'>;

export const launcherGroups: readonly { group: LauncherGroup; tiles: readonly TileId[] }[] = [
  { group: 'steer', tiles: ['overview', 'notifications', 'kpi', 'parameters'] },
  { group: 'report', tiles: ['new-issue', 'inbox', 'audit', 'gemba'] },
  {
    group: 'handle',
    tiles: ['hse', 'non-conformity', 'improvement', 'it-bug', 'complaint', 'equipment-failure'],
  },
  { group: 'control', tiles: ['actions', 'change-control', 'procedures', 'training', 'risk-management'] },
];

export function tileAddress(tile: TileId): string {
  return tile === 'new-issue' ? '/apps/new-issue/' : `/apps/${tile}`;
}

/** The address of a tile's module, or null while no module claims the tile. */
export function linkOf(tile: TileId, modules: readonly { readonly tiles: readonly AppId[] }[]): string | null {
  return modules.some(({ tiles }) => tiles.includes(tile)) ? tileAddress(tile) : null;
}
