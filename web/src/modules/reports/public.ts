export { wizardAddress } from './approval/approval-address';
export { reportAddress, reportFinding } from './finding';
export { DecisionDialog, DryRun } from './lazy-parts';
