import { appMessages } from '@vigie/domain/messages/shell';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/kinds';
import { casesPermissions } from '@vigie/domain/modules/cases/policy';
import type { WebPage } from '../../../platform/web-module';
import { tileOf } from './tile-of';

/** One page for all kinds: its address says which. */
export const caseListPages: readonly WebPage[] = kinds.map((kind) => ({
  path: `/apps/${caseKinds[kind].route}`,
  title: appMessages[tileOf(kind)],
  permission: casesPermissions.listCases,
  load: () => import('./case-list-page'),
}));
