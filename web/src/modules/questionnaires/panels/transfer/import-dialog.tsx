import { lazyDialog } from '../../../../platform/page-files/lazy-dialog';

/** Begins a template from a file; rarely opened, so it is loaded then. */
export const ImportDialog = lazyDialog(() => import('./import-form'));
