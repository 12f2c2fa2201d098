import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { auditPageMessages as m } from '@vigie/domain/modules/audits/messages';
import { auditPlanners } from '@vigie/domain/modules/audits/planners';
import { recordPages } from '../../platform/lists/record-pages';
import type { WebModule, WebPage } from '../../platform/page/web-module';

const path = '/apps/audit';
const shared = { language: 'en', permission: everyColleague } as const satisfies Partial<WebPage>;
/** Reached from other pages, not from the search for places. */
const led: Pick<WebPage, 'shownTo'> = { shownTo: [] };

const planning: readonly WebPage[] = [
  {
    path: `${path}/calendar`,
    title: m.calendar,
    icon: 'calendar',
    ...shared,
    load: () => import('./calendar/calendar-page'),
  },
  {
    path: `${path}/coverage`,
    title: m.coverage,
    icon: 'check',
    ...shared,
    load: () => import('./coverage/coverage-page'),
  },
  {
    path: `${path}/programmes/$id/lines`,
    title: m.programmeLines,
    ...shared,
    ...led,
    load: () => import('./programmes/lines-page'),
    firstRequest: '/api/v1/audit-programmes/:id/lines',
  },
  ...recordPages({
    path: `${path}/programmes`,
    api: '/api/v1/audit-programmes',
    usualSort: 'id',
    hasBoard: false,
    title: m.programmes,
    begins: m.newProgramme,
    ...shared,
    list: () => import('./programmes/programme-list-page'),
    one: () => import('./programmes/programme-page'),
  }).map((page) => (page.over ? { ...page, shownTo: auditPlanners } : page)),
];

export const auditsModule = {
  tiles: ['audit'],
  records: async () => {
    const [{ namedAudit }, { namedFinding }, { namedProgramme }] = await Promise.all([
      import('@vigie/domain/modules/audits/audits/named-kind'),
      import('@vigie/domain/modules/audits/findings/named-kind'),
      import('@vigie/domain/modules/audits/programmes/named-kind'),
    ]);
    return {
      kinds: [
        { kind: namedAudit, icon: 'search' },
        { kind: namedFinding, icon: 'alert' },
        { kind: namedProgramme, icon: 'calendar' },
      ],
    };
  },
  // Each before `/$id`, which would take it for the number of an audit.
  pages: [
    ...planning,
    ...recordPages({
      path: `${path}/findings`,
      api: '/api/v1/findings',
      usualSort: 'id',
      title: m.findings,
      ...shared,
      list: () => import('./findings/finding-list-page'),
      one: () => import('./findings/finding-page'),
    }),
    {
      path: `${path}/$id/checklist`,
      title: m.checklist,
      ...shared,
      ...led,
      load: () => import('./checklist/checklist-page'),
      firstRequest: '/api/v1/audits/:id',
    },
    ...recordPages({
      path,
      api: '/api/v1/audits',
      usualSort: 'plannedFrom',
      title: m.audits,
      begins: m.newAudit,
      ...shared,
      list: () => import('./audits/audit-list-page'),
      one: () => import('./audits/audit-page'),
    }).map((page) => (page.over ? { ...page, shownTo: auditPlanners } : page)),
  ],
} satisfies WebModule;
