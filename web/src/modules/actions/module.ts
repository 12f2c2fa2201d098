import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionReaders } from '@vigie/domain/modules/actions/readers';
import { firstRowsAddress } from '../../platform/lists/first-rows';
import type { WebModule } from '../../platform/page/web-module';

const list = {
  load: () => import('./list/action-list-page'),
  firstRequest: firstRowsAddress('/api/v1/actions', {}, 'id'),
};

export const actionsModule = {
  tiles: ['actions'],
  records: () => import('./kind'),
  pages: [
    { path: '/apps/actions', title: appMessages.actions, language: 'en', permission: actionReaders, ...list },
    {
      path: '/apps/actions/new',
      title: pageTitleMessages.newTask,
      language: 'en',
      icon: 'plus',
      permission: actionReaders,
      over: '/apps/actions',
      ...list,
    },
    {
      path: '/apps/actions/$id',
      title: appMessages.actions,
      language: 'en',
      permission: actionReaders,
      shownTo: [],
      load: () => import('./page/action-page'),
      firstRequest: '/api/v1/actions/:id',
    },
  ],
} satisfies WebModule;
