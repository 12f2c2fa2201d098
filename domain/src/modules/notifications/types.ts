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
  'commented',
  'mentioned',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
