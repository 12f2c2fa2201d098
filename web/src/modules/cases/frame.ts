import { lazyComponent } from '../../platform/page-files/lazy-component';

/** Loaded with the first page that needs it, and not with every page that uses something else of cases. */
export const CaseFrame = lazyComponent(() => import('./page/case-frame'));
