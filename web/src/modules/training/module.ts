import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { trainingPageTitles as m } from '@vigie/domain/modules/training/pages/titles';
import { recordPages } from '../../platform/lists/record-pages';
import type { WebModule, WebPage } from '../../platform/page/web-module';

const path = '/apps/training';
const api = '/api/v1/training';
const shared = { language: 'en', permission: everyColleague } as const satisfies Partial<WebPage>;
/** Reached from other pages, not from the search for places. */
const led: Pick<WebPage, 'shownTo'> = { shownTo: [] };

const lists: readonly WebPage[] = [
  ...recordPages({
    path: `${path}/requirements`,
    api: `${api}/requirements`,
    usualSort: 'id',
    hasBoard: false,
    title: m.requirements,
    begins: m.newRequirement,
    ...shared,
    list: () => import('./requirements/requirement-list-page'),
    one: () => import('./requirements/requirement-page'),
  }),
  ...recordPages({
    path: `${path}/curricula`,
    api: `${api}/curricula`,
    usualSort: 'id',
    hasBoard: false,
    title: m.curricula,
    begins: m.newCurriculum,
    ...shared,
    list: () => import('./groups/curriculum-list-page'),
    one: () => import('./groups/curriculum-page'),
  }),
  ...recordPages({
    path: `${path}/posts`,
    api: `${api}/posts`,
    usualSort: 'id',
    hasBoard: false,
    title: m.posts,
    begins: m.newPost,
    ...shared,
    list: () => import('./groups/post-list-page'),
    one: () => import('./groups/post-page'),
  }),
  ...recordPages({
    path: `${path}/absences`,
    api: `${api}/absences`,
    usualSort: 'id',
    hasBoard: false,
    title: m.absences,
    begins: m.newAbsence,
    ...shared,
    list: () => import('./absences/absence-list-page'),
    one: () => import('./absences/absence-page'),
  }),
];

export const trainingModule = {
  tiles: ['training'],
  records: async () => {
    const [{ namedTraining }, { namedRequirement }, { namedCurriculum }, { namedPost }, { namedAbsence }] =
      await Promise.all([
        import('@vigie/domain/modules/training/assignments/named-kind'),
        import('@vigie/domain/modules/training/requirements/named-kind'),
        import('@vigie/domain/modules/training/curricula/named-kind'),
        import('@vigie/domain/modules/training/posts/named-kind'),
        import('@vigie/domain/modules/training/absences/named-kind'),
      ]);
    return {
      kinds: [
        { kind: namedTraining, icon: 'user' },
        { kind: namedRequirement, icon: 'check' },
        { kind: namedCurriculum, icon: 'sliders' },
        { kind: namedPost, icon: 'users' },
        { kind: namedAbsence, icon: 'calendar' },
      ],
    };
  },
  // Each before `/$id`, which would take it for the number of a training.
  pages: [
    { path: `${path}/mine`, title: m.mine, icon: 'user', ...shared, load: () => import('./learn/mine-page') },
    { path: `${path}/matrix`, title: m.matrix, icon: 'users', ...shared, load: () => import('./matrix/matrix-page') },
    { path: `${path}/gates`, title: m.gates, icon: 'lock', ...shared, load: () => import('./gates/gates-page') },
    ...lists,
    {
      path: `${path}/$id/learn`,
      title: m.learn,
      ...shared,
      ...led,
      load: () => import('./learn/learn-page'),
      firstRequest: '/api/v1/trainings/:id',
    },
    ...recordPages({
      path,
      api: '/api/v1/trainings',
      usualSort: 'dueDate',
      title: m.training,
      begins: m.newTraining,
      ...shared,
      list: () => import('./assignments/training-list-page'),
      one: () => import('./assignments/training-page'),
    }),
  ],
} satisfies WebModule;
