import { lazyDialog } from '../../../platform/page-files/lazy-dialog';

/** One file for all of them: opening one loads the others. */
const load = () => import('./dialogs/every-dialog');

export const AskEffectivenessDialog = lazyDialog(async () => ({ default: (await load()).AskEffectivenessDialog }));
export const CaseAtEventDialog = lazyDialog(async () => ({ default: (await load()).CaseAtEventDialog }));
export const ConfidentialityDialog = lazyDialog(async () => ({ default: (await load()).ConfidentialityDialog }));
export const LinkDialog = lazyDialog(async () => ({ default: (await load()).LinkDialog }));
export const PropertyDialog = lazyDialog(async () => ({ default: (await load()).PropertyDialog }));
export const RecordEffectivenessDialog = lazyDialog(async () => ({
  default: (await load()).RecordEffectivenessDialog,
}));
export const RescheduleDialog = lazyDialog(async () => ({ default: (await load()).RescheduleDialog }));
export const TeamDialog = lazyDialog(async () => ({ default: (await load()).TeamDialog }));
export const UnlinkDialog = lazyDialog(async () => ({ default: (await load()).UnlinkDialog }));
