import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionReaders } from '@vigie/domain/modules/actions/readers';
import { recordPages } from '../../platform/lists/record-pages';
import type { WebModule } from '../../platform/page/web-module';

export const actionsModule = {
  tiles: ['actions'],
  records: async () => {
    const { namedAction } = await import('@vigie/domain/modules/actions/named-kind');
    return { kinds: [{ kind: namedAction, icon: 'check' }] };
  },
  pages: recordPages({
    path: '/apps/actions',
    api: '/api/v1/actions',
    usualSort: 'id',
    title: appMessages.actions,
    begins: pageTitleMessages.newTask,
    language: 'en',
    permission: actionReaders,
    list: () => import('./list/action-list-page'),
    one: () => import('./page/action-page'),
  }),
} satisfies WebModule;
