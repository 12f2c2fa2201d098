import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { gembaPageMessages as m } from '@vigie/domain/modules/gemba/messages';
import { recordPages } from '../../platform/lists/record-pages';
import type { WebModule, WebPage } from '../../platform/page/web-module';

const path = '/apps/gemba';
const api = '/api/v1/gemba';
const shared = { language: 'en', permission: everyColleague } as const satisfies Partial<WebPage>;
/** Reached from other pages, not from the search for places. */
const led: Pick<WebPage, 'shownTo'> = { shownTo: [] };

const figures: readonly WebPage[] = [
  {
    path: `${path}/heat-map`,
    title: m.heatMap,
    icon: 'calendar',
    ...shared,
    load: () => import('./figures/heat-map-page'),
  },
  { path: `${path}/walked`, title: m.walked, icon: 'users', ...shared, load: () => import('./figures/walked-page') },
];

const stations: readonly WebPage[] = [
  { path: `${path}/codes`, title: m.codes, icon: 'printer', ...shared, load: () => import('./stations/codes-page') },
  { path: `${path}/here`, title: m.here, icon: 'search', ...shared, load: () => import('./stations/here-page') },
  ...recordPages({
    path: `${path}/stations`,
    api: `${api}/stations`,
    usualSort: 'id',
    usualAssigned: 'everyone',
    hasBoard: false,
    title: m.stations,
    begins: m.newStation,
    ...shared,
    list: () => import('./stations/station-list-page'),
    one: () => import('./stations/station-page'),
  }),
];

export const gembaModule = {
  tiles: ['gemba'],
  records: async () => {
    const [{ namedWalk }, { namedObservation }, { namedStation }, { namedRoute }, { namedDuty }] = await Promise.all([
      import('@vigie/domain/modules/gemba/walks/named-kind'),
      import('@vigie/domain/modules/gemba/observations/named-kind'),
      import('@vigie/domain/modules/gemba/stations/named-kind'),
      import('@vigie/domain/modules/gemba/routes/named-kind'),
      import('@vigie/domain/modules/gemba/duties/named-kind'),
    ]);
    return {
      kinds: [
        { kind: namedWalk, icon: 'eye' },
        { kind: namedObservation, icon: 'eye' },
        { kind: namedStation, icon: 'eye' },
        { kind: namedRoute, icon: 'eye' },
        { kind: namedDuty, icon: 'calendar' },
      ],
    };
  },
  // Each before `/$id`, which would take it for the number of a walk.
  pages: [
    ...recordPages({
      path: `${path}/observations`,
      api: `${api}/observations`,
      usualSort: 'observedAt',
      title: m.observations,
      ...shared,
      list: () => import('./observations/observation-list-page'),
      one: () => import('./observations/observation-page'),
    }),
    ...figures,
    ...stations,
    ...recordPages({
      path: `${path}/routes`,
      api: `${api}/routes`,
      usualSort: 'id',
      usualAssigned: 'everyone',
      hasBoard: false,
      title: m.routes,
      begins: m.newRoute,
      ...shared,
      list: () => import('./routes/route-list-page'),
      one: () => import('./routes/route-page'),
    }),
    ...recordPages({
      path: `${path}/duties`,
      api: `${api}/duties`,
      usualSort: 'id',
      hasBoard: false,
      title: m.duties,
      begins: m.newDuty,
      ...shared,
      list: () => import('./duties/duty-list-page'),
      one: () => import('./duties/duty-page'),
    }),
    {
      path: `${path}/$id/walk`,
      title: m.walking,
      ...shared,
      ...led,
      load: () => import('./walking/walking-page'),
      firstRequest: `${api}/walks/:id`,
    },
    ...recordPages({
      path,
      api: `${api}/walks`,
      usualSort: 'dueDate',
      title: m.gemba,
      begins: m.newWalk,
      ...shared,
      list: () => import('./walks/walk-list-page'),
      one: () => import('./walks/walk-page'),
    }),
  ],
} satisfies WebModule;
