export const notificationTypes = [
  'reportSubmitted',
  'reportCompleted',
  'reportApproved',
  'reportRejected',
  'informationRequested',
  'leadWriterAssigned',
  'commented',
  'mentioned',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
