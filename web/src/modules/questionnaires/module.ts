import { questionnairePageTitles as titles } from '@vigie/domain/messages/shell/page-titles';
import { questionnaireReaders, templateReaders } from '@vigie/domain/modules/questionnaires/readers';
import { firstRowsAddress, recordPages } from '../../platform/lists/record-pages';
import type { WebModule } from '../../platform/page/web-module';

export const questionnairesModule = {
  tiles: [],
  records: async () => {
    const [{ namedTemplate }, { namedQuestionnaire }] = await Promise.all([
      import('@vigie/domain/modules/questionnaires/templates/named-kind'),
      import('@vigie/domain/modules/questionnaires/filled/named-kind'),
    ]);
    return {
      kinds: [
        { kind: namedTemplate, icon: 'copy' },
        { kind: namedQuestionnaire, icon: 'copy' },
      ],
    };
  },
  pages: [
    {
      path: '/template',
      title: titles.templates,
      language: 'en',
      icon: 'copy',
      group: 'report',
      permission: templateReaders,
      load: () => import('./list/template-list-page'),
      firstRequest: firstRowsAddress('/api/v1/templates', {}, 'changedAt', false),
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
    ...recordPages({
      path: '/apps/questionnaires',
      api: '/api/v1/questionnaires',
      usualSort: 'startedAt',
      hasBoard: false,
      icon: 'copy',
      group: 'report',
      title: titles.questionnaires,
      begins: titles.start,
      language: 'en',
      permission: questionnaireReaders,
      list: () => import('./list/questionnaire-list-page'),
      one: () => import('./page/questionnaire-page'),
    }),
  ],
} satisfies WebModule;
