export { CaseAtEventDialog } from './case-at-event-dialog';
export { ConfidentialityDialog } from './confidentiality-dialog';
export { AskEffectivenessDialog, RecordEffectivenessDialog } from './effectiveness-dialogs';
export { LinkDialog } from './link-dialog';
export { PropertyDialog } from './property-dialog';
export { RescheduleDialog } from './reschedule-dialog';
export { TeamDialog } from './team-dialog';
export { UnlinkDialog } from './unlink-dialog';
