export const notificationTypes = [
  'reportSubmitted',
  'reportCompleted',
  'reportApproved',
  'reportRejected',
  'informationRequested',
  'leadWriterAssigned',
  'caseSubmitted',
  'caseReturned',
  'caseApproved',
  'caseReopened',
  'actionAssigned',
  'effectivenessDue',
  'commented',
  'mentioned',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
