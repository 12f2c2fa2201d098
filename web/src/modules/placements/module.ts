import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { placementsPermissions } from '@vigie/domain/modules/placements/contract';
import { placementTitleMessages as m } from '@vigie/domain/modules/placements/messages';
import { placementPageMessages } from '@vigie/domain/modules/placements/page-messages';
import { recordPages } from '../../platform/lists/record-pages';
import type { WebModule } from '../../platform/page/web-module';

export const placementsModule = {
  tiles: [],
  records: async () => {
    const { namedPlacement } = await import('@vigie/domain/modules/placements/named-kind');
    return { kinds: [{ kind: namedPlacement, icon: 'users' }] };
  },
  pages: recordPages({
    path: '/apps/placements',
    api: '/api/v1/placements',
    usualSort: 'id',
    title: m.plural,
    icon: 'users',
    begins: placementPageMessages.addTitle,
    language: 'fr',
    permission: everyColleague,
    list: () => import('./list-page'),
    one: () => import('./record-page'),
  }).map((page) => (page.over ? { ...page, shownTo: placementsPermissions.addPlacements } : page)),
} satisfies WebModule;
