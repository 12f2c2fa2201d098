import type { Actor, Role } from '@vigie/domain/kernel/identity/actor';
import { type Permission, permits } from '@vigie/domain/kernel/identity/permission';
import type { AppId, LauncherGroup, ModuleId } from '@vigie/domain/messages/shell/shell';

export type TileId = ModuleId;

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

interface TileModule {
  readonly tiles: readonly AppId[];
  readonly pages?: readonly { readonly path: string; readonly permission: Permission }[];
}

/** Where a tile leads: nowhere while no module claims it, and nowhere for those who may open none of its pages. */
export type TileTarget =
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'reserved'; readonly to: readonly Role[] }
  | { readonly kind: 'missing' };

export function targetOf(
  tile: TileId,
  modules: readonly TileModule[],
  person: Pick<Actor, 'roles'> | null,
): TileTarget {
  const module = modules.find(({ tiles }) => tiles.includes(tile));
  if (!module) return { kind: 'missing' };
  const root = `/apps/${tile}`;
  const permissions = (module.pages ?? [])
    .filter(({ path }) => path === root || path.startsWith(`${root}/`))
    .map(({ permission }) => permission);
  if (permissions.some((permission) => permits(permission, person))) {
    return { kind: 'link', address: tileAddress(tile) };
  }
  const to = permissions.flatMap((permission) => (typeof permission === 'string' ? [] : permission));
  return { kind: 'reserved', to: [...new Set(to)] };
}
