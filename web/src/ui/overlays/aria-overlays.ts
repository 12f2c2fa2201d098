export { AriaBareDialog, AriaDialog } from './aria-dialog';
export { AriaMenu } from './aria-menu';
