import { questionnairePageTitles as titles } from '@vigie/domain/modules/questionnaires/messages/titles';
import { questionnaireReaders, templateReaders } from '@vigie/domain/modules/questionnaires/readers';
import { firstRowsAddress } from '../../platform/lists/first-rows';
import type { WebModule } from '../../platform/page/web-module';

const questionnaireList = {
  load: () => import('./list/questionnaire-list-page'),
  firstRequest: firstRowsAddress('/api/v1/questionnaires', {}, 'startedAt'),
};

export const questionnairesModule = {
  tiles: [],
  records: () => import('./kind'),
  pages: [
    {
      path: '/template',
      title: titles.templates,
      language: 'en',
      icon: 'copy',
      permission: templateReaders,
      load: () => import('./list/template-list-page'),
      firstRequest: firstRowsAddress('/api/v1/templates', {}, 'changedAt'),
    },
    {
      path: '/template/$id',
      title: titles.builder,
      language: 'en',
      permission: templateReaders,
      shownTo: [],
      load: () => import('./builder/builder-page'),
      firstRequest: '/api/v1/templates/:id',
    },
    {
      path: '/template/$id/results',
      title: titles.results,
      language: 'en',
      permission: templateReaders,
      shownTo: [],
      load: () => import('./results/results-page'),
      firstRequest: '/api/v1/templates/:id/results?page=1',
    },
    {
      path: '/apps/questionnaires',
      title: titles.questionnaires,
      language: 'en',
      icon: 'copy',
      permission: questionnaireReaders,
      ...questionnaireList,
    },
    {
      path: '/apps/questionnaires/new',
      title: titles.start,
      language: 'en',
      icon: 'plus',
      permission: questionnaireReaders,
      over: '/apps/questionnaires',
      ...questionnaireList,
    },
    {
      path: '/apps/questionnaires/$id',
      title: titles.questionnaires,
      language: 'en',
      permission: questionnaireReaders,
      shownTo: [],
      load: () => import('./page/questionnaire-page'),
      firstRequest: '/api/v1/questionnaires/:id',
    },
  ],
} satisfies WebModule;
