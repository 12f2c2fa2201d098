import { appMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/kinds';
import { caseReaders } from '@vigie/domain/modules/cases/readers';
import { firstRowsAddress } from '../../../platform/lists/first-rows';
import type { WebPage } from '../../../platform/page/web-module';

/** One page for all kinds: its address says which. */
export const caseListPages: readonly WebPage[] = kinds.map((kind) => ({
  path: `/apps/${caseKinds[kind].route}`,
  title: appMessages[caseKinds[kind].route],
  language: 'en',
  permission: caseReaders,
  load: () => import('./case-list-page'),
  firstRequest: firstRowsAddress('/api/v1/cases', { kind }, 'id'),
}));
