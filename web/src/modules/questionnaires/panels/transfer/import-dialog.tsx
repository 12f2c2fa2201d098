import { lazyDialog } from '../../../../platform/page-files/lazy-dialog';

/** Begins a template from a file; few open it, so it comes when somebody does. */
export const ImportDialog = lazyDialog(() => import('./import-form'));
