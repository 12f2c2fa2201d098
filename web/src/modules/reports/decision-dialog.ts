import { lazyDialog } from '../../platform/page-files/lazy-dialog';

/** For pages that show a report among other things. */
export const DecisionDialog = lazyDialog(() => import('./approval/decision-dialog'));
