import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { placementPageTitles } from '@vigie/domain/modules/placements/page-titles';
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
    hasBoard: false,
    usualSort: 'id',
    title: placementPageTitles.placements,
    icon: 'users',
    begins: placementPageTitles.place,
    language: 'fr',
    permission: everyColleague,
    list: () => import('./list-page'),
    one: () => import('./record-page'),
  }).map((page) => (page.over ? { ...page, shownTo: ['company_admin'] as const } : page)),
} satisfies WebModule;
