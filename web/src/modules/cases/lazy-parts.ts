import { lazyComponent } from '../../platform/page-files/lazy-component';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';

/** For pages that show a case among other things; the case's own page has them with itself. */
export const CaseTransitionDialog = lazyDialog(async () => ({
  default: (await import('./page/case-transitions')).CaseTransitionDialog,
}));
export const MarksDialog = lazyDialog(() => import('./page/marks-dialog'));

/** Loaded with the first page that needs it, and not with every page that uses something else of cases. */
export const CaseFrame = lazyComponent(() => import('./page/case-frame'));
