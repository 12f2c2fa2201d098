import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { placementTitleMessages as m } from '@vigie/domain/modules/placements/messages';
import { firstRowsAddress } from '../../platform/lists/record-pages';
import type { WebModule } from '../../platform/page/web-module';

const list = {
  load: () => import('./list-page'),
  firstRequest: firstRowsAddress('/api/v1/placements', {}, 'id'),
};

export const placementsModule = {
  tiles: [],
  records: async () => {
    const { namedPlacement } = await import('@vigie/domain/modules/placements/named-kind');
    return { kinds: [{ kind: namedPlacement, icon: 'users' }] };
  },
  pages: [
    { path: '/apps/placements', title: m.plural, language: 'en', permission: everyColleague, ...list },
    {
      path: '/apps/placements/new',
      title: m.plural,
      language: 'en',
      icon: 'plus',
      permission: everyColleague,
      shownTo: [],
      over: '/apps/placements',
      ...list,
    },
    {
      path: '/apps/placements/$id',
      title: m.title,
      language: 'en',
      permission: everyColleague,
      shownTo: [],
      load: () => import('./record-page'),
      firstRequest: '/api/v1/placements/:id',
    },
  ],
} satisfies WebModule;
