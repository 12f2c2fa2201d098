import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionReaders } from '@vigie/domain/modules/actions/readers';
import type { WebModule } from '../../platform/page/web-module';

const list = () => import('./list/action-list-page');

export const actionsModule = {
  tiles: ['actions'],
  records: () => import('./kind'),
  pages: [
    { path: '/apps/actions', title: appMessages.actions, language: 'en', permission: actionReaders, load: list },
    {
      path: '/apps/actions/new',
      title: pageTitleMessages.newTask,
      language: 'en',
      icon: 'plus',
      permission: actionReaders,
      load: list,
    },
    {
      path: '/apps/actions/$id',
      title: appMessages.actions,
      language: 'en',
      permission: actionReaders,
      shownTo: [],
      load: () => import('./page/action-page'),
    },
  ],
} satisfies WebModule;
