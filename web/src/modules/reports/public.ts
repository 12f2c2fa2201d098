export { wizardAddress } from './approval/approval-address';
export { DecisionDialog } from './decision-dialog';
export { DryRun } from './dry-run/lazy-dry-run';
export { reportAddress, reportFinding } from './finding';
