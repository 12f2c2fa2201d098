import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { permits } from '@vigie/domain/kernel/identity/permission';
import type { Message } from '@vigie/domain/kernel/message';
import { appMessages, type LauncherGroup } from '@vigie/domain/messages/shell/shell';
import type { WebModule } from '../../platform/page/web-module';
import type { IconName } from '../../ui/icons/icon';
import { launcherGroups, type TileId, targetOf } from '../launcher/tiles';

export interface Place {
  readonly path: string;
  readonly title: Message;
  /** The drawing of its tile, or the icon of a page that has none. */
  readonly tile?: TileId;
  readonly icon?: IconName;
}

export interface PlaceGroup {
  readonly group: LauncherGroup;
  readonly places: readonly Place[];
}

/** Pages that a user may open and no tile leads to. */
export function placesWithoutTile(modules: readonly WebModule[], user: Pick<Actor, 'roles'>): readonly PlaceGroup[] {
  const pages = modules.flatMap(({ pages: own = [] }) => own);
  return launcherGroups.map(({ group }) => ({
    group,
    places: pages.filter((page) => page.group === group && permits(page.permission, user)),
  }));
}

/** Every module that is there for a user, in the groups and the order of the launcher, then what has no tile. */
export function navigationOf(modules: readonly WebModule[], user: Pick<Actor, 'roles'>): readonly PlaceGroup[] {
  const others = placesWithoutTile(modules, user);
  return launcherGroups
    .map(({ group, tiles }) => ({
      group,
      places: [
        ...tiles.filter((tile) => targetOf(tile, modules, user).kind === 'link').map(placeOfTile),
        ...others.flatMap((other) => (other.group === group ? other.places : [])),
      ],
    }))
    .filter(({ places }) => places.length > 0);
}

const placeOfTile = (tile: TileId): Place => ({ path: `/apps/${tile}`, title: appMessages[tile], tile });
